import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/recordingEvents';
import { FileText, ShoppingBag, TriangleAlert } from 'lucide-react';
import { Card } from '../../../parts/Card.tsx';
import { clockText, type RecordedMoment } from './moments.ts';
import css from './recordings.module.css';

const ICONS = { page: FileText, error: TriangleAlert, purchase: ShoppingBag } as const;
const KINDS = { page: commonTexts.page, error: texts.error, purchase: texts.purchase } as const;

export interface RecordingEventsProps {
  readonly moments: readonly RecordedMoment[];
  readonly at: number;
  readonly onSeek: (at: number) => void;
}

/** Pages, errors and the purchase, each a place to jump to. */
export function RecordingEvents({ moments, at, onSeek }: RecordingEventsProps) {
  const current = moments.findLastIndex((moment) => moment.at <= at);
  return (
    <Card title={texts.events} flush>
      <ol className={css.moments}>
        {moments.map((moment, index) => {
          const Icon = ICONS[moment.kind];
          return (
            <li key={`${moment.at} ${moment.kind} ${moment.text}`}>
              <button
                type="button"
                className={css.moment}
                aria-current={index === current ? 'step' : undefined}
                onClick={() => onSeek(moment.at)}
              >
                <span className={css.when}>{clockText(moment.at)}</span>
                <Icon role="img" aria-label={KINDS[moment.kind]} className={css[moment.kind]} />
                <span className={css.what}>{moment.text}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
