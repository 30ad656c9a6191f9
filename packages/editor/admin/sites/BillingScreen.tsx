import { APP_BILLING_PATH, type AppBillingResponse } from '@quoin/contract/endpoints/content';
import * as texts from '@quoin/messages/app/billingScreen';
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
  return <Billing title={texts.chooseAPlan} action={texts.seePlans} />;
}

/** The plan of one's sites. */
export function PlanScreen() {
  return <Billing title={texts.yourWebsitesPlan} action={texts.manageYourPlan} />;
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
          <ErrorState title={texts.thePlanCouldNot} error={error} onRetry={() => void refetch()} />
        )}
        {data === undefined ? null : data.url === null ? (
          <p className={css.lead}>{texts.noPlanRequiredThis}</p>
        ) : (
          <>
            <p className={css.lead}>{texts.plansAreManagedBy}</p>
            <a href={data.url} className={buttonLook('primary')} rel="noreferrer">
              {action} <ExternalLink aria-hidden="true" />
            </a>
          </>
        )}
      </div>
    </SitesFrame>
  );
}
