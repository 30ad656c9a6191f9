import type { WireSiteText } from '@quoin/contract/endpoints/store';
import { foldText } from '@quoin/domain/formats';
import { TEXT_GROUPS, type TextGroup } from '@quoin/domain/texts';
import * as commonTexts from '@quoin/messages/app/common';
import * as ownTexts from '@quoin/messages/app/textList';
import { SearchX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Card } from '../../../parts/Card.tsx';
import { EmptyState } from '../../../parts/states.tsx';
import { FilterTabs } from '../../../parts/tables/FilterTabs.tsx';
import { SearchBox } from '../../../parts/tables/SearchBox.tsx';
import lists from '../languages/translate.module.css';
import { OwnText } from './OwnText.tsx';
import css from './texts.module.css';
import { GROUP_TITLES } from './textsQuery.ts';

type Shown = 'all' | 'own' | 'wrong';

interface TextListProps {
  readonly texts: readonly WireSiteText[];
  /** Own texts by key. */
  readonly draft: Readonly<Record<string, string>>;
  /** What the server does not keep, by key. */
  readonly problems: Readonly<Record<string, string>>;
  readonly isReadOnly: boolean;
  readonly onChange: (key: string, text: string) => void;
  readonly tools: ReactNode;
}

/** The texts of one part of the site, or of all of it while one searches. */
export function TextList({ texts, draft, problems, isReadOnly, onChange, tools }: TextListProps) {
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState<Shown>('all');
  const [group, setGroup] = useState<TextGroup>('product');
  const isOwn = ({ key }: WireSiteText) => (draft[key] ?? '') !== '';
  const wrong = texts.filter(({ key }) => Object.hasOwn(problems, key));
  const isWide = search !== '' || shown !== 'all';
  const found = texts.filter(
    (text) =>
      (isWide || text.group === group) &&
      (shown === 'all' || (shown === 'own' ? isOwn(text) : wrong.includes(text))) &&
      foldText(`${text.standard} ${draft[text.key] ?? ''}`).includes(foldText(search)),
  );
  return (
    <>
      <div className={css.tools}>
        <SearchBox label={ownTexts.searchTexts} value={search} onSearch={setSearch} />
        <FilterTabs
          label={ownTexts.filter}
          value={shown}
          onChange={setShown}
          tabs={[
            { value: 'all', text: ownTexts.all },
            { value: 'own', text: ownTexts.changed(texts.filter(isOwn).length) },
            ...(wrong.length > 0 || shown === 'wrong'
              ? ([{ value: 'wrong', text: ownTexts.notKept(wrong.length) }] as const)
              : []),
          ]}
        />
        {tools}
      </div>
      <div className={isWide ? undefined : lists.screen}>
        {isWide ? null : <Groups texts={texts} isOwn={isOwn} group={group} onGroup={setGroup} />}
        <Card
          title={
            isWide
              ? shown === 'all'
                ? ownTexts.results
                : shown === 'own'
                  ? commonTexts.changed
                  : ownTexts.notSaved
              : GROUP_TITLES[group]
          }
          flush
        >
          {found.length === 0 ? (
            <EmptyState icon={SearchX} title={ownTexts.noTextsFound}>
              {shown === 'own' ? ownTexts.textsThatYouChange : ownTexts.tryADifferentSearch}
            </EmptyState>
          ) : (
            <ul className={lists.pairs}>
              {found.slice(0, MOST_SHOWN).map((text) => (
                <OwnText
                  key={text.key}
                  text={text}
                  group={isWide ? GROUP_TITLES[text.group] : ''}
                  own={draft[text.key] ?? ''}
                  problem={problems[text.key]}
                  isReadOnly={isReadOnly}
                  onChange={onChange}
                />
              ))}
            </ul>
          )}
          {found.length > MOST_SHOWN ? (
            <p className={lists.none}>{ownTexts.moreRefineYourSearch(found.length - MOST_SHOWN)}</p>
          ) : null}
        </Card>
      </div>
    </>
  );
}

const MOST_SHOWN = 250;

interface GroupsProps {
  readonly texts: readonly WireSiteText[];
  readonly isOwn: (text: WireSiteText) => boolean;
  readonly group: TextGroup;
  readonly onGroup: (group: TextGroup) => void;
}

function Groups({ texts, isOwn, group, onGroup }: GroupsProps) {
  return (
    <Card title={commonTexts.category} flush>
      <ul className={lists.groups} aria-label={commonTexts.category}>
        {TEXT_GROUPS.map((each) => {
          const own = texts.filter((text) => text.group === each && isOwn(text)).length;
          return (
            <li key={each}>
              <button
                type="button"
                className={lists.group}
                aria-current={each === group ? 'true' : undefined}
                onClick={() => onGroup(each)}
              >
                <span className={lists.name}>{GROUP_TITLES[each]}</span>
                <span className={lists.share}>{own === 0 ? '' : ownTexts.changed2(own)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
