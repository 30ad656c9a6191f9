import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/mailboxScreen';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Outlet, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Mail, MailOpen, SearchX } from 'lucide-react';
import { useCallback } from 'react';
import { mailboxQuery } from '../../app/queries/queries.ts';
import { type MailboxState, mailboxFilter } from '../../app/searchParams.ts';
import { useSite } from '../../app/site/site.ts';
import { Card } from '../../parts/Card.tsx';
import { SelectField } from '../../parts/fields/SelectField.tsx';
import { Page } from '../../parts/Page.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../parts/states.tsx';
import { LoadMoreButton } from '../../parts/tables/LoadMoreButton.tsx';
import { SearchBox } from '../../parts/tables/SearchBox.tsx';
import table from '../../parts/tables/table.module.css';
import css from './MailboxScreen.module.css';
import { MailList } from './MailList.tsx';

const STATE_CHOICES = [
  { value: 'all', text: texts.allEmails },
  { value: 'waiting', text: texts.queued },
  { value: 'sent', text: texts.sent },
  { value: 'kept', text: texts.notSentNoMail },
  { value: 'failed', text: texts.failed },
] as const;

/** Shows the mails the site has sent: the list, and the open mail next to it (on phones: instead of it). */
export function MailboxScreen() {
  const site = useSite();
  const { search = '', state } = useSearch({ from: '/$site/config/mailbox' });
  const { mailId } = useParams({ strict: false });
  const navigate = useNavigate();
  const show = useCallback(
    (next: { readonly search?: string; readonly state?: MailboxState | undefined }) =>
      void navigate({
        to: '/$site/config/mailbox',
        params: { site: site.identifier },
        search: mailboxFilter({ search, state, ...next }),
        replace: true,
      }),
    [navigate, site.identifier, search, state],
  );
  const onSearch = useCallback((text: string) => show({ search: text }), [show]);
  return (
    <Page title={texts.outbox} site={site.title} subtitle={texts.emailsSentByYour}>
      <div className={mailId === undefined ? css.panes : `${css.panes} ${css.isOpen}`}>
        <div className={css.list}>
          <Card flush>
            <div className={table.toolbar}>
              <SearchBox label={texts.searchByRecipientOr} value={search} onSearch={onSearch} />
              <SelectField
                label={commonTexts.status}
                isLabelHidden
                choices={STATE_CHOICES}
                value={state ?? 'all'}
                onChange={(value) => show({ state: value === 'all' ? undefined : value })}
              />
            </div>
            <Mails search={search} state={state ?? ''} />
          </Card>
        </div>
        <div className={css.preview}>{mailId === undefined ? <NothingOpen /> : <Outlet />}</div>
      </div>
    </Page>
  );
}

function NothingOpen() {
  return (
    <div className={css.nothing}>
      <MailOpen aria-hidden="true" strokeWidth={1.4} />
      <p>{texts.selectAnEmailTo}</p>
    </div>
  );
}

function Mails({ search, state }: { readonly search: string; readonly state: string }) {
  const site = useSite();
  const query = useInfiniteQuery(mailboxQuery(site.identifier, search, state));
  if (query.isPending) return <SkeletonRows count={6} label={texts.loadingEmails} />;
  if (query.isError) {
    return <ErrorState title={texts.theEmailsCouldNot} error={query.error} onRetry={() => void query.refetch()} />;
  }
  const mails = query.data.pages.flatMap((page) => page.mails);
  if (mails.length > 0) {
    return (
      <>
        <MailList mails={mails} search={search} />
        <LoadMoreButton query={query} label={texts.showMoreEmails} />
      </>
    );
  }
  return search === '' && state === '' ? (
    <EmptyState icon={Mail} title={texts.noEmailYet}>
      {texts.orderConfirmationsAndOther}
    </EmptyState>
  ) : (
    <EmptyState icon={SearchX} title={texts.noEmailsFound}>
      {texts.clearTheSearchOr}
    </EmptyState>
  );
}
