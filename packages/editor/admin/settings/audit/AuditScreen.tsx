import { appAuditExportPath, type WireAuditEvent } from '@quoin/contract/endpoints/running';
import * as texts from '@quoin/messages/app/auditScreen';
import * as commonTexts from '@quoin/messages/app/common';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Download, ScrollText, SearchX } from 'lucide-react';
import { useCallback, useId, useMemo, useState } from 'react';
import { auditQuery, listPath } from '../../../app/queries/queries.ts';
import { useMoments, useSite } from '../../../app/site/site.ts';
import { Button } from '../../../parts/Button.tsx';
import { Card } from '../../../parts/Card.tsx';
import { complain } from '../../../parts/dialogs/toasts.tsx';
import { Page } from '../../../parts/Page.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../../parts/states.tsx';
import { LoadMoreButton } from '../../../parts/tables/LoadMoreButton.tsx';
import { downloadFile } from '../../customers/downloadFile.ts';
import { AuditDetails } from './AuditDetails.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import { actionText } from './activityWords.ts';
import css from './audit.module.css';
import { type AuditChoice, isChosen, NO_CHOICE } from './auditChoice.ts';
import { auditDetails } from './auditTexts.ts';

/** Shows who changed what, newest first. No entry can be altered. */
export function AuditScreen() {
  const site = useSite();
  const filter = useSearch({ from: '/$site/config/settings/audit' });
  const choice = useMemo<AuditChoice>(() => ({ ...NO_CHOICE, ...filter }), [filter]);
  const navigate = useNavigate();
  const choose = useCallback(
    (part: Partial<AuditChoice>) => {
      const given = Object.entries({ ...choice, ...part }).filter(([, value]) => value !== '');
      void navigate({
        to: '/$site/config/settings/audit',
        params: { site: site.identifier },
        search: Object.fromEntries(given),
        replace: true,
      });
    },
    [navigate, site.identifier, choice],
  );
  const query = useAudit(site.identifier, choice);
  return (
    <Page
      title={texts.activityLog}
      site={site.title}
      subtitle={texts.allChangesToYour}
      actions={<ExportButton choice={choice} />}
    >
      <Card flush>
        <AuditFilters choice={choice} known={query.data?.pages[0]} onChoose={choose} />
        <Events query={query} isFiltered={isChosen(choice)} />
      </Card>
    </Page>
  );
}

function useAudit(site: string, filter: Parameters<typeof auditQuery>[1]) {
  return useInfiniteQuery(auditQuery(site, filter));
}

/** Exports the chosen lines. Names and addresses leave the system, so the password is required. */
function ExportButton({ choice }: { readonly choice: AuditChoice }) {
  const { identifier } = useSite();
  const take = () =>
    downloadFile(listPath(appAuditExportPath(identifier), choice), 'audit-log.csv').catch((fault: unknown) =>
      complain((fault as Error).message),
    );
  return (
    <Button onPress={() => void take()}>
      <Download aria-hidden="true" /> {texts.export}
    </Button>
  );
}

interface EventsProps {
  readonly query: ReturnType<typeof useAudit>;
  readonly isFiltered: boolean;
}

function Events({ query, isFiltered }: EventsProps) {
  if (query.isPending) return <SkeletonRows count={8} label={texts.loadingTheLog} />;
  if (query.isError) {
    return <ErrorState title={texts.theLogCouldNot} error={query.error} onRetry={() => void query.refetch()} />;
  }
  const events = query.data.pages.flatMap((page) => page.events);
  if (events.length === 0) {
    return isFiltered ? (
      <EmptyState icon={SearchX} title={commonTexts.noResults}>
        {texts.clearFiltersToSee}
      </EmptyState>
    ) : (
      <EmptyState icon={ScrollText} title={texts.noChangesYet}>
        {texts.changesToProductsOrders}
      </EmptyState>
    );
  }
  return (
    <>
      <ul aria-label={texts.changesNewestFirst}>
        {events.map((event) => (
          <Event key={event.id} event={event} />
        ))}
      </ul>
      <LoadMoreButton query={query} label={texts.showOlderChanges} />
    </>
  );
}

function Event({ event }: { readonly event: WireAuditEvent }) {
  const moments = useMoments();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const details = useMemo(() => auditDetails(event.details), [event.details]);
  const hasDetails = details.changes.length + details.facts.length > 0;
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
      {hasDetails ? (
        <span className={css.act}>
          <Button
            look="quiet"
            aria-expanded={isOpen}
            {...(isOpen ? { 'aria-controls': id } : {})}
            onPress={() => setOpen(!isOpen)}
          >
            {commonTexts.details}
          </Button>
        </span>
      ) : null}
      {isOpen ? (
        <div id={id} className={css.opened}>
          <p className={css.soft}>{moments.full(event.at)}</p>
          <AuditDetails details={details} />
        </div>
      ) : null}
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
        {subjectTitle || texts.order}
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
