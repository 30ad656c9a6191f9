import { type AppViewsResponse, appViewPath, appViewsPath } from '@quoin/contract/endpoints/store';
import * as ownTexts from '@quoin/messages/app/savedViews';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { BookmarkPlus, X } from 'lucide-react';
import { useState } from 'react';
import { act } from '../../app/api.ts';
import { APP_LOCALE } from '../../app/locale.ts';
import { viewsQuery } from '../../app/queries/catalogQueries.ts';
import { useSite } from '../../app/site/site.ts';
import { Button } from '../../parts/Button.tsx';
import { announce, complain } from '../../parts/dialogs/toasts.tsx';
import { NameViewBox } from './NameViewBox.tsx';
import css from './SavedViews.module.css';

type Texts = Readonly<Record<string, string>>;

export interface View<Search> {
  readonly name: string;
  readonly search: Search;
  /** How much is in it; nothing is shown for 0. */
  readonly count?: number;
}

export interface SavedViewsProps<Search> {
  /** The list's name in the address of the kept views. */
  readonly screen: string;
  /** Built-in views, shown before those that a user has saved. */
  readonly usual: readonly View<Search>[];
  /** What the list shows now. */
  readonly search: Search;
  /** How the list's filters are kept as texts, and when two find the same. */
  readonly filters: {
    readonly read: (texts: Texts) => Search;
    readonly write: (search: Search) => Texts;
    readonly isSame: (one: Search, other: Search) => boolean;
  };
  /** Inside a card, away from its edges. */
  readonly isInset?: boolean;
  readonly onFilter: (next: Search) => void;
}

/** Filters kept under a name, as buttons above a list. */
export function SavedViews<Search>(props: SavedViewsProps<Search>) {
  const { screen, usual, search, filters, isInset = false, onFilter } = props;
  const { identifier } = useSite();
  const queries = useQueryClient();
  const kept = useQuery(viewsQuery(identifier, screen)).data?.views ?? [];
  const [isNaming, setNaming] = useState(false);
  const views = kept.map(({ id, name, search: texts }) => ({ id, name, texts, search: filters.read(texts) }));
  const isKnown = [...usual, ...views].some((view) => filters.isSame(view.search, search));
  const put = (answer: AppViewsResponse) => queries.setQueryData(viewsQuery(identifier, screen).queryKey, answer);
  const keep = async (name: string, of: Texts) =>
    put(await act<AppViewsResponse>('POST', appViewsPath(identifier, screen), { name, search: of }));
  const remove = async ({ id, name, texts }: (typeof views)[number]) => {
    put(await act<AppViewsResponse>('DELETE', appViewPath(identifier, screen, id)));
    announce(ownTexts.viewRemoved(name), () => void keep(name, texts));
  };
  const button = ({ name, search: of, count = 0 }: View<Search>) => (
    <button type="button" className={css.view} aria-pressed={filters.isSame(of, search)} onClick={() => onFilter(of)}>
      {name}
      {count > 0 ? <span className={css.count}>{count.toLocaleString(APP_LOCALE)}</span> : null}
    </button>
  );
  return (
    <nav aria-label={ownTexts.views} className={`${css.views} ${isInset ? css.inset : ''}`}>
      {usual.map((view) => (
        <span key={view.name}>{button(view)}</span>
      ))}
      {views.map((view) => (
        <span key={view.id} className={css.kept}>
          {button(view)}
          <button
            type="button"
            className={css.drop}
            aria-label={ownTexts.removeTheView(view.name)}
            onClick={() => void remove(view).catch((fault: Error) => complain(fault.message))}
          >
            <X aria-hidden="true" />
          </button>
        </span>
      ))}
      {isKnown ? null : (
        <Button look="quiet" onPress={() => setNaming(true)}>
          <BookmarkPlus aria-hidden="true" /> {ownTexts.saveView}
        </Button>
      )}
      {isNaming ? (
        <NameViewBox onClose={() => setNaming(false)} onKeep={(name) => keep(name, filters.write(search))} />
      ) : null}
    </nav>
  );
}
