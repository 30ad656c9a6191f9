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
          <ErrorState title="This could not be loaded" error={error} onRetry={() => void refetch()} />
        )}
        {data === undefined ? null : data.url === null ? (
          <p className={css.lead}>
            There is no plan to buy. This installation runs on your own server, or on that of somebody you know, with
            everything switched on: sites, products and visitors as many as the machine bears.
          </p>
        ) : (
          <>
            <p className={css.lead}>Plans are sold by the host of this installation, in a place of their own.</p>
            <a href={data.url} className={buttonLook('primary')} rel="noreferrer">
              {action} <ExternalLink aria-hidden="true" />
            </a>
          </>
        )}
      </div>
    </SitesFrame>
  );
}
