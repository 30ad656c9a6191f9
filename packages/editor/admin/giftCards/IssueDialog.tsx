import { type AppGiftCardResponse, appGiftCardsPath } from '@quoin/contract/endpoints/store';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/issueDialog';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { act } from '../../app/api.ts';
import { useSite } from '../../app/site/site.ts';
import { Button } from '../../parts/Button.tsx';
import { DialogBox } from '../../parts/dialogs/DialogBox.tsx';
import { announce } from '../../parts/dialogs/toasts.tsx';
import { DecimalField } from '../../parts/fields/DecimalField.tsx';
import fields from '../../parts/fields/fields.module.css';
import { TextField } from '../../parts/fields/TextField.tsx';
import { useSubmission } from '../orders/orderActs.ts';

const EMPTY = { value: '', recipientName: '', recipientEmail: '', message: '', sendOn: '', note: '' };

/** A card that nobody bought: for a complaint, a prize, a friend. */
export function IssueDialog({ onClose }: { readonly onClose: () => void }) {
  const site = useSite();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const form = useSubmission();
  const [draft, setDraft] = useState(EMPTY);
  const field = (name: keyof typeof EMPTY) => ({
    value: draft[name],
    onChange: (text: string) => setDraft((held) => ({ ...held, [name]: text })),
    error: form.errorOf(name),
  });
  const issue = (event?: FormEvent) => {
    event?.preventDefault();
    void form.submit(async (idempotencyKey) => {
      const body = {
        ...draft,
        idempotencyKey,
        value: draft.value.trim().replace(',', '.'),
        sendOn: draft.sendOn || null,
      };
      const { giftCard } = await act<AppGiftCardResponse>('POST', appGiftCardsPath(site.identifier), body);
      await queries.invalidateQueries({ queryKey: ['site', site.identifier] });
      announce(texts.giftCardSentTo(giftCard.recipientEmail));
      onClose();
      const params = { site: site.identifier, giftCardId: giftCard.id };
      await navigate({ to: '/$site/config/gift-cards/$giftCardId', params });
    });
  };
  const isOther = form.error !== null && form.error.problem.field === undefined;
  return (
    <DialogBox
      title={texts.issueGiftCard}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{commonTexts.cancel}</Button>
          <Button
            look="primary"
            isPending={form.isPending}
            isDisabled={draft.value.trim() === '' || draft.recipientEmail.trim() === ''}
            onPress={() => issue()}
          >
            {texts.issue}
          </Button>
        </>
      }
    >
      <form className={fields.stack} onSubmit={issue}>
        {isOther ? <p role="alert">{form.error?.message}</p> : null}
        <DecimalField label={texts.value} unit={site.currency} autoFocus {...field('value')} />
        <div className={fields.pair}>
          <TextField label={texts.recipientName} {...field('recipientName')} />
          <TextField label={texts.recipientEmail} type="email" {...field('recipientEmail')} />
        </div>
        <TextField label={texts.message} rows={3} hint={texts.shownInTheEmail} {...field('message')} />
        <TextField label={texts.sendOn} type="date" hint={texts.leaveEmptyToSend} {...field('sendOn')} />
        <TextField label={commonTexts.reason} hint={texts.visibleToStaffOnly} {...field('note')} />
        <button type="submit" hidden />
      </form>
    </DialogBox>
  );
}
