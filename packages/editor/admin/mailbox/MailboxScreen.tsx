import { useInfiniteQuery } from '@tanstack/react-query';
import { Outlet, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Mail, MailOpen, SearchX } from 'lucide-react';
import { useCallback } from 'react';
import { mailboxQuery } from '../../app/queries.ts';
import { useSite } from '../../app/site.ts';
import { Card } from '../../parts/Card.tsx';
import { MoreButton } from '../../parts/MoreButton.tsx';
import { Page } from '../../parts/Page.tsx';
import { SearchBox } from '../../parts/SearchBox.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../parts/states.tsx';
import table from '../../parts/table.module.css';
import css from './MailboxScreen.module.css';
import { MailList } from './MailList.tsx';

/** The mails the site has sent: the list, and the open one beside it (on phones: instead of it). */
export function MailboxScreen() {
  const site = useSite();
  const { search = '' } = useSearch({ from: '/$site/config/mailbox' });
  const { mailId } = useParams({ strict: false });
  const navigate = useNavigate();
  const onSearch = useCallback(
    (text: string) =>
      void navigate({
        to: '/$site/config/mailbox',
        params: { site: site.identifier },
        search: text === '' ? {} : { search: text },
        replace: true,
      }),
    [navigate, site.identifier],
  );
  return (
    <Page title="Mailbox" site={site.title} subtitle="Every email the shop has written, sent or kept here.">
      <div className={mailId === undefined ? css.panes : `${css.panes} ${css.isOpen}`}>
        <div className={css.list}>
          <Card flush>
            <div className={table.toolbar}>
              <SearchBox label="Search by recipient or subject" value={search} onSearch={onSearch} />
            </div>
            <Mails search={search} />
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
      <p>Choose an email to read it.</p>
    </div>
  );
}

function Mails({ search }: { readonly search: string }) {
  const site = useSite();
  const query = useInfiniteQuery(mailboxQuery(site.identifier, search));
  if (query.isPending) return <SkeletonRows count={6} label="Loading emails…" />;
  if (query.isError) {
    return (
      <ErrorState title="The emails could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
    );
  }
  const mails = query.data.pages.flatMap((page) => page.mails);
  if (mails.length > 0) {
    return (
      <>
        <MailList mails={mails} search={search} />
        <MoreButton query={query} label="Show more emails" />
      </>
    );
  }
  return search === '' ? (
    <EmptyState icon={Mail} title="No email yet">
      After each order the shop writes a confirmation. You can read all of them here.
    </EmptyState>
  ) : (
    <EmptyState icon={SearchX} title="No email matches">
      Nothing was found for “{search}”.
    </EmptyState>
  );
}
