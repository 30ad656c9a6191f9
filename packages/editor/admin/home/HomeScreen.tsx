import { type AppHomeResponse, DEFAULT_SALES_RANGE, type SalesRange } from '@quoin/contract/endpoints/running';
import { isAllowed } from '@quoin/domain/access';
import * as texts from '@quoin/messages/app/homeScreen';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { ExternalLink, Lock, PencilLine } from 'lucide-react';
import { homeQuery } from '../../app/queries/queries.ts';
import { SiteLink } from '../../app/site/SiteLink.tsx';
import { useMoments, useSite } from '../../app/site/site.ts';
import { buttonLook } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { Page } from '../../parts/Page.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../parts/states.tsx';
import { FilterTabs } from '../../parts/tables/FilterTabs.tsx';
import css from './HomeScreen.module.css';
import { LatestOrders } from './LatestOrders.tsx';
import { LowStock } from './LowStock.tsx';
import { OpenOrders } from './OpenOrders.tsx';
import { RecentActivity } from './RecentActivity.tsx';
import { SalesCard } from './SalesCard.tsx';
import { SalesFigures } from './SalesFigures.tsx';
import { SampleDataNotice } from './SampleDataNotice.tsx';
import { SiteCard } from './SiteCard.tsx';
import { RANGE_TABS } from './salesLook.ts';
import { FirstSteps } from './setup/FirstSteps.tsx';
import { SetupBackup } from './setup/SetupBackup.tsx';
import { SetupGuide } from './setup/SetupGuide.tsx';
import { SetupNotices } from './setup/SetupNotices.tsx';
import { setupQuery } from './setup/setupQuery.ts';
import { TopProducts } from './TopProducts.tsx';
import { VisitsCard } from './VisitsCard.tsx';
import { WaitingList } from './WaitingList.tsx';

const HERE = '/$site/config/';

export function HomeScreen() {
  const site = useSite();
  const moments = useMoments();
  const { range = DEFAULT_SALES_RANGE } = useSearch({ from: HERE });
  const navigate = useNavigate({ from: HERE });
  return (
    <Page
      title={texts.home}
      site={site.title}
      subtitle={moments.day(Date.now())}
      actions={
        <>
          {isAllowed(site, 'unpublishedSite.full') ? (
            <Link to="/$site/config/pages" params={{ site: site.identifier }} className={buttonLook('plain')}>
              <PencilLine aria-hidden="true" /> {texts.editSite}
            </Link>
          ) : null}
          <SiteLink url={site.url} className={buttonLook('plain')}>
            <ExternalLink aria-hidden="true" /> {texts.viewSite}
          </SiteLink>
        </>
      }
    >
      {isAllowed(site, 'analytics.read:sales') ? (
        <div className={css.ranges}>
          <FilterTabs
            label={texts.dateRange}
            tabs={RANGE_TABS}
            value={range}
            onChange={(next) =>
              void navigate({ search: next === DEFAULT_SALES_RANGE ? {} : { range: next }, resetScroll: false })
            }
          />
        </div>
      ) : null}
      <HomeContent range={range} />
    </Page>
  );
}

function HomeContent({ range }: { readonly range: SalesRange }) {
  const query = useQuery(homeQuery(useSite().identifier, range));
  if (query.data !== undefined) {
    return (
      <div className={query.isPlaceholderData ? css.stale : css.content} aria-busy={query.isPlaceholderData}>
        <HomeParts home={query.data} />
      </div>
    );
  }
  return (
    <Card flush>
      {query.isError ? (
        <ErrorState title={texts.theNumbersCouldNot} error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <SkeletonRows count={8} label={texts.loadingTheNumbers} />
      )}
    </Card>
  );
}

function HomeParts({ home: { sales, open, latestOrders, lowStock } }: { readonly home: AppHomeResponse }) {
  const site = useSite();
  const seesVisits = isAllowed(site, 'analytics.read');
  const { data: setup } = useQuery(setupQuery(site.identifier));
  if (sales === null && open === null && latestOrders === null && lowStock === null && !seesVisits) {
    return (
      <Card flush>
        <EmptyState icon={Lock} title={texts.yourRoleShowsNothing}>
          {texts.toSeeOrdersOr}
        </EmptyState>
      </Card>
    );
  }
  const hasSales = sales?.hasOrders === true;
  return (
    <>
      <SampleDataNotice />
      {setup === undefined ? null : <SetupGuide setup={setup} />}
      {setup === undefined ? null : <SetupNotices notices={setup.notices} />}
      {setup?.backup == null || setup.backup.state === 'good' ? null : <SetupBackup backup={setup.backup} />}
      {!hasSales && isAllowed(site, 'unpublishedSite.full') ? <SiteCard /> : null}
      {sales !== null && hasSales ? <SalesFigures sales={sales} /> : null}
      {open === null ? null : <OpenOrders open={open} />}
      {setup === undefined ? null : <WaitingList waiting={setup.waiting} />}
      {sales !== null && !hasSales ? <FirstSteps /> : null}
      <div className={hasSales && seesVisits ? css.pair : css.single}>
        {sales !== null && hasSales ? <SalesCard sales={sales} /> : null}
        {seesVisits ? <VisitsCard /> : null}
      </div>
      <div className={hasSales && lowStock !== null ? css.pair : css.single}>
        {sales !== null && hasSales ? <TopProducts sales={sales} /> : null}
        {lowStock === null ? null : <LowStock entries={lowStock} />}
      </div>
      {latestOrders === null || latestOrders.length === 0 ? null : <LatestOrders orders={latestOrders} />}
      {isAllowed(site, 'auditLog.read') ? <RecentActivity /> : null}
      {setup?.backup?.state === 'good' ? <SetupBackup backup={setup.backup} /> : null}
    </>
  );
}
