import type { WireOrderDetail } from '@quoin/contract/endpoints';
import { useMoments } from '../../app/site.ts';
import { Card } from '../../parts/Card.tsx';
import css from './OrderScreen.module.css';
import { eventSentence, timelineOf } from './timeline.ts';

export function OrderTimeline({ order }: { readonly order: WireOrderDetail }) {
  const moments = useMoments();
  return (
    <Card title="Timeline">
      <ol className={css.timeline}>
        {timelineOf(order).map((event) => (
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
