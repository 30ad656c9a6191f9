import { APP_BILLING_PATH, type AppBillingResponse } from '@quoin/contract/endpoints/content';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { load } from '../../app/api.ts';
import { buttonLook } from '../../parts/Button.tsx';
import { usePageTitle } from '../../parts/Page.tsx';
import { ErrorState } from '../../parts/states.tsx';
import { SitesFrame } from './SitesFrame.tsx';
import css from './sites.module.css';

const billingQuery = queryOptions({
  queryKey: ['billing'],
  queryFn: ({ signal }) => load<AppBillingResponse>(APP_BILLING_PATH, signal),
});

/** Where a trial becomes a plan, on installations of a host that sells plans (USER-06). */
export function TrialScreen() {
  return <Billing title="Choose a plan" action="See plans" />;
}

/** The plan of one's sites. */
export function PlanScreen() {
  return <Billing title="Your website’s plan" action="Manage your plan" />;
}

function Billing({ title, action }: { readonly title: string; readonly action: string }) {
  const heading = usePageTitle(`${title} · Quoin`);
  const { data, error, refetch } = useQuery(billingQuery);
  return (
    <SitesFrame>
      <div className={css.narrow}>
        <h1 ref={heading} tabIndex={-1} className={css.question}>
          {title}
        </h1>
        {error === null ? null : (
          <ErrorState title="The plan could not be loaded" error={error} onRetry={() => void refetch()} />
        )}
        {data === undefined ? null : data.url === null ? (
          <p className={css.lead}>
            No plan required. This installation is self-hosted, with all features and no limits.
          </p>
        ) : (
          <>
            <p className={css.lead}>Plans are managed by the host of this installation.</p>
            <a href={data.url} className={buttonLook('primary')} rel="noreferrer">
              {action} <ExternalLink aria-hidden="true" />
            </a>
          </>
        )}
      </div>
    </SitesFrame>
  );
}
