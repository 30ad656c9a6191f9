import type { WireAuditEvent } from '@quoin/contract/endpoints';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { ScrollText, SearchX } from 'lucide-react';
import { useCallback, useState } from 'react';
import { auditQuery } from '../../../app/queries.ts';
import { useMoments, useSite } from '../../../app/site.ts';
import { Button } from '../../../parts/Button.tsx';
import { Card } from '../../../parts/Card.tsx';
import { MoreButton } from '../../../parts/MoreButton.tsx';
import { Page } from '../../../parts/Page.tsx';
import { SearchBox } from '../../../parts/SearchBox.tsx';
import { SelectField } from '../../../parts/SelectField.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../../parts/states.tsx';
import css from '../settingsRows.module.css';
import { actionText, detailsText, subjectText } from './auditTexts.ts';

const ALL = 'all';

/** Who changed what, newest first. Nothing of it can be altered. */
export function AuditScreen() {
  const site = useSite();
  const filter = useSearch({ from: '/$site/config/settings/audit' });
  const { search = '', subject = '', actor = '' } = filter;
  const navigate = useNavigate();
  const show = useCallback(
    (next: { readonly search?: string; readonly subject?: string; readonly actor?: string }) => {
      const given = Object.entries({ search, subject, actor, ...next }).filter(([, value]) => value !== '');
      void navigate({
        to: '/$site/config/settings/audit',
        params: { site: site.identifier },
        search: Object.fromEntries(given),
        replace: true,
      });
    },
    [navigate, site.identifier, search, subject, actor],
  );
  const onSearch = useCallback((text: string) => show({ search: text }), [show]);
  const query = useAudit(site.identifier, { search, subject, actor });
  const first = query.data?.pages[0];
  return (
    <Page
      title="Audit log"
      site={site.title}
      subtitle="Who changed what, and when. Nothing here can be altered or removed."
    >
      <Card flush>
        <div className={css.bar}>
          <SearchBox label="Search by person, action or subject" value={search} onSearch={onSearch} />
          <SelectField
            label="About"
            isLabelHidden
            choices={[
              { value: ALL, text: 'About everything' },
              ...(first?.subjects ?? []).map((each) => ({ value: each, text: subjectText(each) })),
            ]}
            value={subject === '' ? ALL : subject}
            onChange={(value) => show({ subject: value === ALL ? '' : value })}
          />
          <SelectField
            label="By"
            isLabelHidden
            choices={[
              { value: ALL, text: 'By everybody' },
              ...(first?.actors ?? []).map(({ accountId, name }) => ({ value: accountId, text: name })),
            ]}
            value={actor === '' ? ALL : actor}
            onChange={(value) => show({ actor: value === ALL ? '' : value })}
          />
        </div>
        <Events query={query} isFiltered={search !== '' || subject !== '' || actor !== ''} />
      </Card>
    </Page>
  );
}

function useAudit(site: string, filter: Parameters<typeof auditQuery>[1]) {
  return useInfiniteQuery(auditQuery(site, filter));
}

interface EventsProps {
  readonly query: ReturnType<typeof useAudit>;
  readonly isFiltered: boolean;
}

function Events({ query, isFiltered }: EventsProps) {
  if (query.isPending) return <SkeletonRows count={8} label="Loading the log…" />;
  if (query.isError) {
    return <ErrorState title="The log could not be loaded" error={query.error} onRetry={() => void query.refetch()} />;
  }
  const events = query.data.pages.flatMap((page) => page.events);
  if (events.length === 0) {
    return isFiltered ? (
      <EmptyState icon={SearchX} title="Nothing matches">
        Take a filter away to see more of the log.
      </EmptyState>
    ) : (
      <EmptyState icon={ScrollText} title="Nothing has been changed yet">
        Every change of products, orders, settings and contributors is noted here, with who made it.
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={css.rows} aria-label="Changes, newest first">
        {events.map((event) => (
          <Event key={event.id} event={event} />
        ))}
      </ul>
      <MoreButton query={query} label="Show older changes" />
    </>
  );
}

function Event({ event }: { readonly event: WireAuditEvent }) {
  const moments = useMoments();
  const [isOpen, setOpen] = useState(false);
  const details = detailsText(event.details);
  return (
    <li className={css.row}>
      <span className={css.words}>
        <span className={css.name}>{actionText(event.action)}</span>
        <Subject event={event} />
      </span>
      <span className={css.soft}>{event.actor}</span>
      <time className={css.soft} dateTime={new Date(event.at).toISOString()} title={moments.full(event.at)}>
        {moments.short(event.at, Date.now())}
      </time>
      {details === '' ? null : (
        <Button look="quiet" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          Details
        </Button>
      )}
      {isOpen ? <pre className={css.details}>{details}</pre> : null}
    </li>
  );
}

/** The subject, as a link where it has a screen. */
function Subject({ event }: { readonly event: WireAuditEvent }) {
  const site = useSite();
  const { subjectId, subjectTitle, action } = event;
  const params = { site: site.identifier };
  if (subjectId !== null && action.startsWith('order.')) {
    return (
      <Link to="/$site/config/orders/$orderId" params={{ ...params, orderId: subjectId }}>
        {subjectTitle || 'Order'}
      </Link>
    );
  }
  if (subjectId !== null && action.startsWith('mailTemplate.')) {
    return (
      <Link to="/$site/config/settings/mails/$kind" params={{ ...params, kind: subjectId }}>
        {subjectTitle}
      </Link>
    );
  }
  if (action.startsWith('contributor.')) {
    return (
      <Link to="/$site/config/settings/contributors" params={params}>
        {subjectTitle}
      </Link>
    );
  }
  return <span className={css.soft}>{subjectTitle}</span>;
}
