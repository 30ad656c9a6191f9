import type { WireOrderEvent } from '@quoin/contract/endpoints';
import { useMoments } from '../../app/site.ts';
import { Card } from '../../parts/Card.tsx';
import css from './OrderScreen.module.css';
import { eventSentence } from './timeline.ts';

/** What happened to the order, newest first. */
export function OrderTimeline({ events }: { readonly events: readonly WireOrderEvent[] }) {
  const moments = useMoments();
  if (events.length === 0) return null;
  return (
    <Card title="Timeline">
      <ol className={css.timeline}>
        {events.toReversed().map((event) => (
          <li key={event.id} className={css.event}>
            <span>{eventSentence(event)}</span>
            <time dateTime={new Date(event.at).toISOString()} className={css.when}>
              {moments.short(event.at, Date.now())}
            </time>
          </li>
        ))}
      </ol>
    </Card>
  );
}
