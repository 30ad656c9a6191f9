import type { AppSearchTextsResponse, SearchTextState } from '@quoin/contract/endpoints/content';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { SearchCheck } from 'lucide-react';
import { useCallback } from 'react';
import { useSite } from '../../app/site/site.ts';
import { Card } from '../../parts/Card.tsx';
import { SelectField } from '../../parts/fields/SelectField.tsx';
import { Page } from '../../parts/Page.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../parts/states.tsx';
import { FilterTabs } from '../../parts/tables/FilterTabs.tsx';
import { LoadMoreButton } from '../../parts/tables/LoadMoreButton.tsx';
import { SearchBox } from '../../parts/tables/SearchBox.tsx';
import table from '../../parts/tables/table.module.css';
import { SearchTextRow } from './SearchTextRow.tsx';
import css from './SearchTexts.module.css';
import { searchTextsQuery } from './searchTextQueries.ts';
import type { SearchTextsSearch } from './searchTextsSearch.ts';

const HERE = '/$site/config/search-texts';
const ALL = 'all';
const STATES: Readonly<Record<SearchTextState, string>> = {
  all: 'All',
  untitled: 'Without title',
  undescribed: 'Without description',
  long: 'Too long',
  hidden: 'Hidden',
};

/** What search engines read of entries and products, side by side. */
export function SearchTextsScreen() {
  const site = useSite();
  const search = useSearch({ from: HERE });
  const navigate = useNavigate({ from: HERE });
  const query = useInfiniteQuery(searchTextsQuery(site.identifier, search));
  const first = query.data?.pages[0];
  const go = useCallback(
    (change: (search: SearchTextsSearch) => SearchTextsSearch) =>
      void navigate({ search: change, replace: true, resetScroll: false }),
    [navigate],
  );
  const onSearch = useCallback(
    (text: string) => go(({ search: _, ...others }) => (text === '' ? others : { ...others, search: text })),
    [go],
  );
  const onState = (state: SearchTextState) =>
    go(({ state: _, ...others }) => (state === 'all' ? others : { ...others, state }));
  return (
    <Page
      title="Search engines"
      site={site.title}
      subtitle="SEO titles and descriptions of entries and products, saved when you leave a field. For pages, open Pages in the editor."
    >
      <Card flush>
        <div className={table.toolbar}>
          <FilterTabs
            label="Filter"
            value={search.state ?? 'all'}
            onChange={onState}
            tabs={(Object.keys(STATES) as SearchTextState[]).map((value) => ({
              ...{ value, text: first === undefined ? STATES[value] : `${STATES[value]} (${first.counts[value]})` },
            }))}
          />
          <SearchBox label="Search titles and descriptions" value={search.search ?? ''} onSearch={onSearch} />
          <SelectField
            label="Collection"
            isLabelHidden
            value={search.collection ?? ALL}
            choices={[
              { value: ALL, text: 'All collections' },
              ...(first?.collections ?? []).map(({ id, title, count }) => ({ value: id, text: `${title} (${count})` })),
            ]}
            onChange={(id) =>
              go(({ collection: _, ...others }) => (id === ALL ? others : { ...others, collection: id }))
            }
          />
        </div>
        <Rows query={query} />
      </Card>
    </Page>
  );
}

function Rows({ query }: { readonly query: ReturnType<typeof useInfiniteQuery<AppSearchTextsResponse>> }) {
  if (query.isPending) return <SkeletonRows count={6} label="Loading texts…" />;
  if (query.isError)
    return (
      <ErrorState title="The texts could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
    );
  const rows = query.data.pages.flatMap((page) => page.rows);
  const parts = new Map(query.data.pages[0]?.collections.map(({ id, title }) => [id, title]));
  if (rows.length === 0)
    return (
      <EmptyState icon={SearchCheck} title="No results">
        No entries or products match.
      </EmptyState>
    );
  return (
    <>
      <ul className={css.rows} aria-label="Entries and products">
        {rows.map((row) => (
          <SearchTextRow key={row.id} row={row} part={parts.get(row.collectionId) ?? ''} />
        ))}
      </ul>
      <LoadMoreButton query={query} label="Show more" />
    </>
  );
}
