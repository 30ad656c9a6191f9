import {
  appSubmissionsCsvPath,
  appSubmissionsPath,
  type SubmissionsActRequest,
  type WireSubmission,
} from '@quoin/contract/endpoints/content';
import { isAllowed } from '@quoin/domain/access';
import { answerText, isEmptyValue, type KeptAnswer } from '@quoin/domain/forms';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/submissionsScreen';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Download, Inbox, SearchX } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { act } from '../../app/api.ts';
import { formsQuery, submissionsQuery } from '../../app/queries/formQueries.ts';
import { listPath } from '../../app/queries/queries.ts';
import { useMoments, useSite } from '../../app/site/site.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Button } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { announce } from '../../parts/dialogs/toasts.tsx';
import { SelectField } from '../../parts/fields/SelectField.tsx';
import { Page } from '../../parts/Page.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../parts/states.tsx';
import { BulkBar } from '../../parts/tables/BulkBar.tsx';
import { FilterTabs } from '../../parts/tables/FilterTabs.tsx';
import { LoadMoreButton } from '../../parts/tables/LoadMoreButton.tsx';
import { type Column, RecordTable } from '../../parts/tables/RecordTable.tsx';
import { SearchBox } from '../../parts/tables/SearchBox.tsx';
import table from '../../parts/tables/table.module.css';
import { useNextPage } from '../../parts/tables/useNextPage.ts';
import { downloadFile } from '../customers/downloadFile.ts';
import { orComplain } from '../orders/orderActs.ts';
import { type InboxSearch, inboxFilter } from './formSearch.ts';
import css from './forms.module.css';
import { SubmissionBox } from './SubmissionBox.tsx';

const TABS = [
  { value: 'all', text: texts.inbox },
  { value: 'unread', text: texts.unread },
  { value: 'spam', text: texts.spam },
] as const;
type Tab = (typeof TABS)[number]['value'];

/** What visitors sent, of one form or all. */
export function SubmissionsScreen() {
  const site = useSite();
  const search = useSearch({ from: '/$site/config/forms/submissions' });
  const navigate = useNavigate({ from: '/$site/config/forms/submissions' });
  const onFilter = useCallback((next: InboxSearch) => void navigate({ search: next, replace: true }), [navigate]);
  const { search: _, ...others } = search;
  const onSearch = (text: string) => onFilter(text === '' ? others : { ...others, search: text });
  const filter = inboxFilter(search);
  const mayAct = isAllowed(site, 'submissions.full');
  const file = () =>
    downloadFile(listPath(appSubmissionsCsvPath(site.identifier), filter), `${site.identifier}-submissions.csv`);
  return (
    <Page
      title={texts.submissions}
      site={site.title}
      actions={
        mayAct ? (
          <Button onPress={() => orComplain(file())}>
            <Download aria-hidden="true" /> {texts.export}
          </Button>
        ) : null
      }
    >
      <Card flush>
        <FolderTabs search={search} onFilter={onFilter} />
        <div className={table.toolbar}>
          <SearchBox label={texts.searchSubmissions} value={search.search ?? ''} onSearch={onSearch} />
          <FormFilter search={search} onFilter={onFilter} />
        </div>
        <SubmissionList search={search} mayAct={mayAct} onFilter={onFilter} />
      </Card>
      <SubmissionBox
        id={search.open ?? null}
        mayAct={mayAct}
        onClose={() => {
          const { open: __, ...rest } = search;
          onFilter(rest);
        }}
      />
    </Page>
  );
}

interface FilterProps {
  readonly search: InboxSearch;
  readonly onFilter: (next: InboxSearch) => void;
}

function FolderTabs({ search, onFilter }: FilterProps) {
  const value: Tab = search.folder === 'spam' ? 'spam' : search.unread === 'yes' ? 'unread' : 'all';
  const { folder: _, unread: __, ...others } = search;
  const show = (tab: Tab) =>
    onFilter({
      ...others,
      ...(tab === 'spam' ? { folder: 'spam' as const } : {}),
      ...(tab === 'unread' ? { unread: 'yes' as const } : {}),
    });
  return <FilterTabs<Tab> label={commonTexts.folder} tabs={TABS} value={value} onChange={show} />;
}

function FormFilter({ search, onFilter }: FilterProps) {
  const site = useSite();
  const { data } = useQuery(formsQuery(site.identifier));
  const { form, ...others } = search;
  const choices = [
    { value: 'all', text: texts.allForms },
    ...(data?.forms ?? []).map(({ id, name }) => ({ value: id, text: name })),
  ];
  return (
    <div className={css.filters}>
      <SelectField
        label={commonTexts.form}
        isLabelHidden
        choices={choices}
        value={form ?? 'all'}
        onChange={(next) => onFilter(next === 'all' ? others : { ...others, form: next })}
      />
    </div>
  );
}

/** Acts on submissions; afterwards every list and number shows what is true now. */
export function useSubmissionActs() {
  const site = useSite();
  const queries = useQueryClient();
  return useMemo(() => {
    const path = appSubmissionsPath(site.identifier);
    const run = async (wanted: SubmissionsActRequest) => {
      await act('POST', path, wanted);
      await Promise.all(
        ['submissions', 'submission', 'forms'].map((part) =>
          queries.invalidateQueries({ queryKey: ['site', site.identifier, part] }),
        ),
      );
    };
    return {
      run,
      async remove(ids: readonly string[]) {
        await run({ act: 'delete', ids });
        announce(texts.submissionsDeleted(ids.length), () => orComplain(run({ act: 'restore', ids })));
      },
    };
  }, [queries, site.identifier]);
}

interface ListProps extends FilterProps {
  readonly mayAct: boolean;
}

function SubmissionList({ search, mayAct, onFilter }: ListProps) {
  const site = useSite();
  const query = useInfiniteQuery(submissionsQuery(site.identifier, inboxFilter(search)));
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const columns = useColumns(search);
  const onEnd = useNextPage(query);
  if (query.isPending) return <SkeletonRows count={6} label={texts.loadingSubmissions} />;
  if (query.isError) {
    const retry = () => void query.refetch();
    return <ErrorState title={texts.theSubmissionsCouldNot} error={query.error} onRetry={retry} />;
  }
  const rows = query.data.pages.flatMap((page) => page.submissions);
  if (rows.length === 0) return <NoSubmissions search={search} onClear={() => onFilter({})} />;
  const shown = new Set(rows.map(({ id }) => id));
  const chosen = new Set([...selected].filter((id) => shown.has(id)));
  const nameOf = (row: WireSubmission) => texts.selectTheSubmissionOf(senderText(row));
  return (
    <>
      <Bulk selected={chosen} isSpam={search.folder === 'spam'} onDone={() => setSelected(new Set())} />
      <RecordTable<WireSubmission>
        label={texts.submissions}
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        {...(mayAct ? { selection: { selected: chosen, onChange: setSelected, nameOf } } : {})}
        onEnd={onEnd}
      />
      <LoadMoreButton query={query} label={texts.showMoreSubmissions} />
    </>
  );
}

interface BulkProps {
  readonly selected: ReadonlySet<string>;
  readonly isSpam: boolean;
  readonly onDone: () => void;
}

function Bulk({ selected, isSpam, onDone }: BulkProps) {
  const acts = useSubmissionActs();
  const ids = [...selected];
  const then = (work: Promise<unknown>) => orComplain(work.then(onDone));
  return (
    <BulkBar count={ids.length} onClear={onDone}>
      <Button onPress={() => then(acts.run({ act: 'read', ids }))}>{texts.markAsRead}</Button>
      <Button onPress={() => then(acts.run({ act: 'unread', ids }))}>{texts.markAsUnread}</Button>
      <Button onPress={() => then(acts.run({ act: isSpam ? 'inbox' : 'spam', ids }))}>
        {isSpam ? texts.notSpam : texts.spam}
      </Button>
      <Button onPress={() => then(acts.remove(ids))}>{commonTexts.delete}</Button>
    </BulkBar>
  );
}

export function senderText({ sender, email }: Pick<WireSubmission, 'sender' | 'email'>): string {
  return sender || email || texts.unknownSender;
}

function useColumns(search: InboxSearch): readonly Column<WireSubmission>[] {
  const site = useSite();
  const moments = useMoments();
  const now = Date.now();
  return [
    {
      id: 'sender',
      title: texts.source,
      cell: (row) => (
        <span className={css.name}>
          <Link
            to="/$site/config/forms/submissions"
            params={{ site: site.identifier }}
            search={{ ...search, open: row.id }}
            replace
            className={`${table.rowLink} ${row.isRead ? '' : css.unread}`}
          >
            {senderText(row)}
          </Link>
          {row.sender === '' || row.email === '' ? null : <span className={css.soft}>{row.email}</span>}
          <span className={css.onPhones}>
            <span className={css.excerpt}>{excerptOf(row.answers)}</span>
            <span className={css.soft}>{moments.short(row.createdAt, now)}</span>
          </span>
        </span>
      ),
    },
    {
      id: 'text',
      title: texts.summary,
      isExtra: true,
      cell: (row) => <span className={css.excerpt}>{excerptOf(row.answers)}</span>,
    },
    {
      id: 'form',
      title: commonTexts.form,
      isExtra: true,
      cell: ({ formName }) => <span className={`${css.soft} ${css.aside}`}>{formName}</span>,
    },
    {
      id: 'state',
      title: commonTexts.status,
      cell: ({ isRead, folder }) =>
        folder === 'spam' ? (
          <Badge text={texts.spam} tone="warn" />
        ) : (
          <Badge text={isRead ? texts.read : texts.new} tone={isRead ? 'plain' : 'note'} hollow={isRead} />
        ),
    },
    {
      id: 'when',
      title: texts.received,
      isExtra: true,
      cell: ({ createdAt }) => <span className={`${css.soft} ${css.aside}`}>{moments.short(createdAt, now)}</span>,
    },
  ];
}

/**
 * Returns the answers of a sender without the sender's identity, which is shown in front. Omits answers that are empty
 * or unreadable.
 */
function excerptOf(answers: readonly KeptAnswer[]): string {
  const left: ReadonlySet<string> = new Set(['email', 'name', 'hidden', 'password']);
  const told = answers.filter(({ type, value, values }) => !left.has(type) && !isEmptyValue(values ?? value));
  return told.map((answer) => answerText(answer).replaceAll('\n', ' ')).join(' · ');
}

function NoSubmissions({ search, onClear }: { readonly search: InboxSearch; readonly onClear: () => void }) {
  const { open: _, ...filter } = search;
  if (Object.keys(filter).length > 0) {
    return (
      <EmptyState
        icon={SearchX}
        title={texts.noSubmissions}
        action={<Button onPress={onClear}>{texts.showTheInbox}</Button>}
      >
        {texts.noSubmissionsMatchSpam}
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={Inbox} title={texts.noSubmissionsYet}>
      {texts.formSubmissionsAppearHere}
    </EmptyState>
  );
}
