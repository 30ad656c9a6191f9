import type { WireEntry, WireJournal } from '@quoin/contract/endpoints/content';
import { editorWording, isAllowed } from '@quoin/domain/access';
import { uploadWording } from '@quoin/domain/media';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/entriesScreen';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, Navigate, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { ChartNoAxesColumn, FolderPlus, Newspaper, SearchX, Trash2 } from 'lucide-react';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { entriesQuery, journalsQuery } from '../../../app/queries/entryQueries.ts';
import { useMoments, useSite } from '../../../app/site/site.ts';
import { Button, buttonLook } from '../../../parts/Button.tsx';
import { Card } from '../../../parts/Card.tsx';
import { Page } from '../../../parts/Page.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../../parts/states.tsx';
import { FilterTabs } from '../../../parts/tables/FilterTabs.tsx';
import { RecordTable } from '../../../parts/tables/RecordTable.tsx';
import { SearchBox } from '../../../parts/tables/SearchBox.tsx';
import table from '../../../parts/tables/table.module.css';
import { useNextPage } from '../../../parts/tables/useNextPage.ts';
import { AddFiles } from '../AddFiles.tsx';
import css from '../EntryScreen.module.css';
import { KIND_LOOKS } from '../kindLooks.ts';
import { NewJournalDialog } from '../NewJournalDialog.tsx';
import { AddEntryButton } from './AddEntryButton.tsx';
import { EntryBulk } from './EntryBulk.tsx';
import { EntryFilters } from './EntryFilters.tsx';
import { entryColumns } from './entryColumns.tsx';
import type { EntrySearch } from './entrySearch.ts';

/** It comes with what drags rows. */
const EntryOrder = lazy(async () => ({ default: (await import('./EntryOrder.tsx')).EntryOrder }));

const HERE = '/$site/config/content/$journalId';

/** The first collection of the site; what to do where there is none. */
export function ContentScreen() {
  const site = useSite();
  const query = useQuery(journalsQuery(site.identifier));
  const [first] = query.data?.journals ?? [];
  if (first !== undefined)
    return <Navigate to={HERE} params={{ site: site.identifier, journalId: first.id }} replace />;
  return (
    <Page title={texts.content} site={site.title} actions={query.isSuccess ? <AddJournal /> : null}>
      <Card>
        {query.isError ? (
          <ErrorState
            title={editorWording.collectionsNotLoaded}
            error={query.error}
            onRetry={() => void query.refetch()}
          />
        ) : query.isPending ? (
          <SkeletonRows count={6} label={commonTexts.loading} />
        ) : (
          <EmptyState icon={Newspaper} title={texts.noCollectionsYet}>
            {texts.addAPageFor}
          </EmptyState>
        )}
      </Card>
    </Page>
  );
}

/** Items of a collection: posts, events, works, pictures, tracks, videos, lessons. */
export function EntriesScreen() {
  const site = useSite();
  const { journalId } = useParams({ from: HERE });
  const query = useQuery(journalsQuery(site.identifier));
  const journal = query.data?.journals.find(({ id }) => id === journalId);
  if (journal !== undefined)
    return <Entries key={journal.id} journal={journal} journals={query.data?.journals ?? []} />;
  return (
    <Page title={texts.content} site={site.title}>
      <Card flush>
        {query.isError ? (
          <ErrorState
            title={editorWording.collectionsNotLoaded}
            error={query.error}
            onRetry={() => void query.refetch()}
          />
        ) : query.isPending ? (
          <SkeletonRows count={8} label={commonTexts.loading} />
        ) : (
          <EmptyState icon={SearchX} title={texts.pageNotFound}>
            {texts.itMayHaveBeen}
          </EmptyState>
        )}
      </Card>
    </Page>
  );
}

interface EntriesProps {
  readonly journal: WireJournal;
  readonly journals: readonly WireJournal[];
}

function Entries({ journal, journals }: EntriesProps) {
  const site = useSite();
  const search = useSearch({ from: HERE });
  const navigate = useNavigate({ from: HERE });
  const onFilter = useCallback(
    (next: EntrySearch) => void navigate({ search: next, replace: true, resetScroll: false }),
    [navigate],
  );
  const mayAdd = isAllowed(site, 'content.drafts');
  const { one } = KIND_LOOKS[journal.kind];
  const actions = (
    <>
      {journal.kind === 'course' ? <ProgressLink journal={journal} /> : null}
      <AddJournal />
      {isAllowed(site, 'content.edit') ? <AddFiles journal={journal} /> : null}
      {mayAdd ? <AddEntryButton journal={journal} text={journal.addText || texts.add(one)} /> : null}
    </>
  );
  return (
    <Page title={journal.title} site={site.title} actions={actions}>
      {journals.length > 1 ? (
        <FilterTabs
          label={texts.collections}
          value={journal.id}
          tabs={journals.map(({ id, title }) => ({ value: id, text: title }))}
          onChange={(id) => void navigate({ params: { journalId: id }, search: {} })}
        />
      ) : null}
      <Card flush>
        <div className={table.toolbar}>
          <SearchBox
            label={texts.searchByTitleOr}
            value={search.search ?? ''}
            onSearch={useCallback(
              (text: string) =>
                void navigate({
                  search: ({ search: _, ...others }) => (text === '' ? others : { ...others, search: text }),
                  replace: true,
                }),
              [navigate],
            )}
          />
          <EntryFilters journal={journal} search={search} onFilter={onFilter} />
        </div>
        <EntryList journal={journal} search={search} mayAdd={mayAdd} />
      </Card>
    </Page>
  );
}

/** For who may make pages. */
function AddJournal() {
  const site = useSite();
  const [isOpen, setOpen] = useState(false);
  if (!isAllowed(site, 'content.full')) return null;
  return (
    <>
      <Button onPress={() => setOpen(true)}>
        <FolderPlus aria-hidden="true" /> {commonTexts.addPage}
      </Button>
      {isOpen ? <NewJournalDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** For who may see customers: how far each member is. */
function ProgressLink({ journal }: { readonly journal: WireJournal }) {
  const site = useSite();
  if (!isAllowed(site, 'orders.read')) return null;
  return (
    <Link
      to="/$site/config/content/$journalId/progress"
      params={{ site: site.identifier, journalId: journal.id }}
      className={buttonLook('plain')}
    >
      <ChartNoAxesColumn aria-hidden="true" /> {texts.progress}
    </Link>
  );
}

interface EntryListProps {
  readonly journal: WireJournal;
  readonly search: EntrySearch;
  readonly mayAdd: boolean;
}

function EntryList({ journal, search, mayAdd }: EntryListProps) {
  const site = useSite();
  const moments = useMoments();
  const query = useInfiniteQuery(entriesQuery(site.identifier, journal.id, { ...search }));
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const found = JSON.stringify(search);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list has other records
  useEffect(() => setSelected(new Set()), [found]);
  const onEnd = useNextPage(query);
  if (query.isPending) return <SkeletonRows count={8} label={commonTexts.loading} />;
  if (query.isError) {
    return <ErrorState title={uploadWording.loadFailed} error={query.error} onRetry={() => void query.refetch()} />;
  }
  const entries = query.data.pages.flatMap((page) => page.entries);
  if (entries.length === 0) return <NothingFound journal={journal} search={search} mayAdd={mayAdd} />;
  const mayEdit = isAllowed(site, 'content.edit');
  if (Object.keys(search).length === 0 && journal.order === 'hand')
    return (
      <Suspense fallback={<SkeletonRows count={8} label={commonTexts.loading} />}>
        <EntryOrder journal={journal} entries={entries} />
      </Suspense>
    );
  const nameOf = ({ title }: WireEntry) => title;
  return (
    <div className={query.isPlaceholderData ? css.stale : undefined}>
      <RecordTable
        label={search.status === 'trash' ? texts.theTrash(journal.title) : journal.title}
        columns={entryColumns({ site, moments, kind: journal.kind })}
        rows={entries}
        keyOf={(entry) => entry.id}
        {...(mayEdit ? { selection: { selected, onChange: setSelected, nameOf } } : {})}
        onEnd={onEnd}
      />
      {query.isFetchingNextPage ? <SkeletonRows count={2} label={texts.loadingMore} /> : null}
      <EntryBulk
        entries={entries.filter(({ id }) => selected.has(id))}
        kind={journal.kind}
        isTrash={search.status === 'trash'}
        onDone={() => setSelected(new Set())}
      />
    </div>
  );
}

function NothingFound({ journal, search, mayAdd }: EntryListProps) {
  const site = useSite();
  const { one, many, icon, first, about } = KIND_LOOKS[journal.kind];
  if (search.status === 'trash' && Object.keys(search).length === 1) {
    return (
      <EmptyState icon={Trash2} title={texts.theTrashIsEmpty}>
        {texts.deletedItemsStayHere}
      </EmptyState>
    );
  }
  if (Object.keys(search).length > 0) {
    const clear = (
      <Link to={HERE} params={{ site: site.identifier, journalId: journal.id }} search={{}} className={buttonLook()}>
        {texts.clearAllFilters}
      </Link>
    );
    return (
      <EmptyState icon={SearchX} title={texts.noFound(many)} action={clear}>
        {texts.tryFewerFiltersOr}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={icon}
      title={first}
      action={
        mayAdd ? <AddEntryButton journal={journal} text={journal.addText || texts.addYourFirst(one)} /> : undefined
      }
    >
      {about}
    </EmptyState>
  );
}
