import type { TranslationGroup, TranslationText } from '@quoin/contract/endpoints/content';
import { foldText } from '@quoin/domain/formats';
import { textDirection } from '@quoin/domain/languages';
import * as commonTexts from '@quoin/messages/app/common';
import * as ownTexts from '@quoin/messages/app/groupTexts';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';
import { translationTextsQuery } from '../../../app/queries/translationQueries.ts';
import { useSite } from '../../../app/site/site.ts';
import { Card } from '../../../parts/Card.tsx';
import { ErrorState, SkeletonRows } from '../../../parts/states.tsx';
import { FilterTabs } from '../../../parts/tables/FilterTabs.tsx';
import { SearchBox } from '../../../parts/tables/SearchBox.tsx';
import { nameOf } from './namedTexts.ts';
import { TextPair } from './TextPair.tsx';
import css from './translate.module.css';

type Shown = 'all' | 'missing' | 'outdated';

const TABS = [
  { value: 'all', text: ownTexts.all },
  { value: 'missing', text: ownTexts.missing },
  { value: 'outdated', text: ownTexts.outdated },
] as const;

interface GroupTextsProps {
  readonly language: string;
  readonly group: TranslationGroup;
}

/** The texts of one thing, the main language on the left and the translation on the right. */
export function GroupTexts({ language, group }: GroupTextsProps) {
  const site = useSite();
  const query = useQuery(translationTextsQuery(site.identifier, language, group.id));
  const [shown, setShown] = useState<Shown>('all');
  const [search, setSearch] = useState('');
  // What was open when the filter was set stays while one writes: it would run away under one's hands.
  const [held, setHeld] = useState<ReadonlySet<string> | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const all = query.data?.texts ?? [];
  const choose = (next: Shown) => {
    setShown(next);
    setHeld(next === 'all' ? null : new Set(all.filter(({ state }) => state === next).map(nameOf)));
  };
  const texts = all.filter((text) => (held === null || held.has(nameOf(text))) && holds(text, search));
  return (
    <Card title={group.id === 'site' ? commonTexts.site : group.title} flush>
      <div className={css.tools}>
        <FilterTabs label={ownTexts.filter} tabs={TABS} value={shown} onChange={choose} />
        <SearchBox label={ownTexts.searchTexts} value={search} onSearch={setSearch} />
      </div>
      {query.isPending ? <SkeletonRows count={5} label={ownTexts.loadingTexts} /> : null}
      {query.isError ? (
        <ErrorState
          title={commonTexts.theTextsCouldNotBeLoaded}
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      ) : null}
      {query.isSuccess && texts.length === 0 ? <p className={css.none}>{ownTexts.noTextsFound}</p> : null}
      <ul ref={list} className={css.pairs} aria-label={ownTexts.texts} onKeyDown={(event) => walk(event, list.current)}>
        {texts.map((text) => (
          <TextPair
            key={nameOf(text)}
            text={text}
            group={group.id}
            language={language}
            direction={textDirection(language)}
          />
        ))}
      </ul>
      <p className={css.hint}>{ownTexts.pressAltAndAn}</p>
    </Card>
  );
}

function holds({ source, value, label }: TranslationText, search: string): boolean {
  return foldText(`${source} ${value} ${label}`).includes(foldText(search));
}

/** Alt+Down and Alt+Up: the field after or before the one that has the focus. */
function walk(event: KeyboardEvent, list: HTMLElement | null): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!event.altKey || step === undefined || list === null) return;
  const areas = [...list.querySelectorAll<HTMLElement>('textarea, input')];
  const next = areas[areas.indexOf(document.activeElement as HTMLElement) + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
