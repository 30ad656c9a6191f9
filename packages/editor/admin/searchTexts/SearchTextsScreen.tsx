import type { AppSearchTextsResponse, SearchTextState } from '@quoin/contract/endpoints/content';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/searchTextsScreen';
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
  all: texts.all,
  untitled: texts.withoutTitle,
  undescribed: texts.withoutDescription,
  long: texts.tooLong,
  hidden: texts.hidden,
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
    <Page title={commonTexts.searchEngines} site={site.title} subtitle={texts.seoTitlesAndDescriptions}>
      <Card flush>
        <div className={table.toolbar}>
          <FilterTabs
            label={texts.filter}
            value={search.state ?? 'all'}
            onChange={onState}
            tabs={(Object.keys(STATES) as SearchTextState[]).map((value) => ({
              ...{
                value,
                text: first === undefined ? STATES[value] : `${STATES[value]} (${first.counts[value]})`,
              },
            }))}
          />
          <SearchBox label={texts.searchTitlesAndDescriptions} value={search.search ?? ''} onSearch={onSearch} />
          <SelectField
            label={texts.collection}
            isLabelHidden
            value={search.collection ?? ALL}
            choices={[
              { value: ALL, text: texts.allCollections },
              ...(first?.collections ?? []).map(({ id, title, count }) => ({
                value: id,
                text: `${title} (${count})`,
              })),
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
  if (query.isPending) return <SkeletonRows count={6} label={texts.loadingTexts} />;
  if (query.isError)
    return (
      <ErrorState
        title={commonTexts.theTextsCouldNotBeLoaded}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    );
  const rows = query.data.pages.flatMap((page) => page.rows);
  const parts = new Map(query.data.pages[0]?.collections.map(({ id, title }) => [id, title]));
  if (rows.length === 0)
    return (
      <EmptyState icon={SearchCheck} title={commonTexts.noResults}>
        {texts.noEntriesOrProducts}
      </EmptyState>
    );
  return (
    <>
      <ul className={css.rows} aria-label={texts.entriesAndProducts}>
        {rows.map((row) => (
          <SearchTextRow key={row.id} row={row} part={parts.get(row.collectionId) ?? ''} />
        ))}
      </ul>
      <LoadMoreButton query={query} label={texts.showMore} />
    </>
  );
}
