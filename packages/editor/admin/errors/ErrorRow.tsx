import type { WireErrorGroup, WireErrorPlace } from '@quoin/contract/endpoints/running';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/errorRow';
import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { useMoments } from '../../app/site/site.ts';
import { Button } from '../../parts/Button.tsx';
import { withParts } from '../../parts/withParts.tsx';
import { ErrorDays } from './ErrorDays.tsx';
import css from './ErrorsScreen.module.css';
import { timesText } from './errorDays.ts';

export interface ErrorRowProps {
  readonly group: WireErrorGroup;
  /** Puts it aside, or takes that back; null for who may not. */
  readonly onChange: ((group: WireErrorGroup) => void) | null;
}

/** One kind of error: how often it came, and opened, from where. All of it is text from anybody's browser. */
export function ErrorRow({ group, onChange }: ErrorRowProps) {
  const id = useId();
  const moments = useMoments();
  const [isOpen, setOpen] = useState(false);
  return (
    <li className={css.row}>
      <button
        type="button"
        className={css.head}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <ChevronRight aria-hidden="true" className={css.chevron} />
        <span className={css.message}>{group.message}</span>
        <span className={css.times}>{timesText(group.times)}</span>
        <time className={css.when} dateTime={new Date(group.lastSeenAt).toISOString()}>
          {moments.short(group.lastSeenAt, Date.now())}
        </time>
      </button>
      {isOpen ? (
        <div id={id} className={css.body}>
          <ErrorDays days={group.days} />
          <div className={css.places}>
            <Places title={commonTexts.pages} places={group.pages} />
            <Places title={texts.browsers} places={group.browsers} />
          </div>
          {group.source === '' ? null : (
            <p className={css.source}>{withParts(texts.in, <code>{group.source}</code>)}</p>
          )}
          {group.stack === '' ? null : <pre className={css.stack}>{group.stack}</pre>}
          <p className={css.soft}>{texts.firstSeen(moments.full(group.firstSeenAt))}</p>
          {onChange === null ? null : (
            <div>
              <Button onPress={() => onChange(group)}>{group.isDismissed ? texts.reopen : texts.dismiss}</Button>
            </div>
          )}
        </div>
      ) : null}
    </li>
  );
}

function Places({ title, places }: { readonly title: string; readonly places: readonly WireErrorPlace[] }) {
  return (
    <div>
      <h2 className={css.title}>{title}</h2>
      <ul>
        {places.map(({ name, times }) => (
          <li key={name} className={css.place}>
            <span className={css.name}>{name}</span>
            <span className={css.soft}>{timesText(times)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
