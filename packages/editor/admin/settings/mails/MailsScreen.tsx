import * as texts from '@quoin/messages/app/mailsScreen';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { mailTemplatesQuery } from '../../../app/queries/queries.ts';
import { useSite } from '../../../app/site/site.ts';
import { Page } from '../../../parts/Page.tsx';
import { ErrorState, SkeletonRows } from '../../../parts/states.tsx';

/** The mails come with all that renders them. */
const MailKinds = lazy(async () => ({ default: (await import('./MailKinds.tsx')).MailKinds }));

/** Every mail the shop writes, and which of them the owner has changed. */
export function MailsScreen() {
  const site = useSite();
  const query = useQuery(mailTemplatesQuery(site.identifier));
  const waiting = <SkeletonRows count={6} label={texts.loadingEmails} />;
  return (
    <Page title={texts.emailNotifications} site={site.title} subtitle={texts.emailsThatYourSite}>
      <Suspense fallback={waiting}>
        {query.data !== undefined ? (
          <MailKinds templates={query.data} />
        ) : query.isError ? (
          <ErrorState title={texts.theEmailsCouldNot} error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          waiting
        )}
      </Suspense>
    </Page>
  );
}
