import type { WireOrderDetail } from '@quoin/contract/endpoints/store';
import * as texts from '@quoin/messages/app/orderTimeline';
import { type FormEvent, useState } from 'react';
import { useMoments } from '../../app/site/site.ts';
import { Button } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { announce } from '../../parts/dialogs/toasts.tsx';
import { TextField } from '../../parts/fields/TextField.tsx';
import css from './OrderScreen.module.css';
import { orComplain, useOrderActs, useSubmission } from './orderActs.ts';
import { timelineOf } from './timeline.ts';

interface OrderTimelineProps {
  readonly order: WireOrderDetail;
  readonly mayWrite: boolean;
}

/** What happened, newest first, with the shop's own notes among it. */
export function OrderTimeline({ order, mayWrite }: OrderTimelineProps) {
  const moments = useMoments();
  return (
    <Card title={texts.timeline}>
      {mayWrite ? <NoteForm orderId={order.id} /> : null}
      <ol className={css.timeline}>
        {timelineOf(order).map((event) => (
          <li key={event.id} className={event.isNote ? `${css.event} ${css.noted}` : css.event}>
            <span className={css.said}>{event.text}</span>
            <span className={css.when}>
              {event.actor === '' ? '' : `${event.actor} · `}
              <time dateTime={new Date(event.at).toISOString()}>{moments.short(event.at, Date.now())}</time>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function NoteForm({ orderId }: { readonly orderId: string }) {
  const acts = useOrderActs(orderId);
  const form = useSubmission();
  const [text, setText] = useState('');
  const add = (event: FormEvent) => {
    event.preventDefault();
    void form.submit(async (requestId) => {
      const { noteId } = await acts.post<{ noteId: string }>('notes', { requestId, text });
      setText('');
      announce(texts.noteAdded, () => orComplain(acts.post('notes/remove', { noteId })));
    });
  };
  return (
    <form className={css.noteForm} onSubmit={add}>
      <TextField
        label={texts.note}
        placeholder={texts.visibleToStaffOnly}
        value={text}
        onChange={setText}
        error={form.error?.message}
        rows={2}
        maxLength={5000}
      />
      <Button type="submit" isPending={form.isPending} isDisabled={text.trim() === ''}>
        {texts.addNote}
      </Button>
    </form>
  );
}
