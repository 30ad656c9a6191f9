import type { AppHomeResponse } from '@quoin/contract/endpoints';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink, Lock } from 'lucide-react';
import { homeQuery } from '../../app/queries.ts';
import { useMoments, useSite } from '../../app/site.ts';
import { buttonLook } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { Page } from '../../parts/Page.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../parts/states.tsx';
import css from './HomeScreen.module.css';
import { LatestOrders } from './LatestOrders.tsx';
import { LowStock } from './LowStock.tsx';
import { SalesChart } from './SalesChart.tsx';
import { SalesNumbers } from './SalesNumbers.tsx';

export function HomeScreen() {
  const site = useSite();
  const moments = useMoments();
  return (
    <Page
      title="Home"
      site={site.title}
      subtitle={moments.day(Date.now())}
      actions={
        <a href={site.url} target="_blank" rel="noreferrer" className={buttonLook('plain')}>
          <ExternalLink aria-hidden="true" /> View shop
        </a>
      }
    >
      <HomeContent />
    </Page>
  );
}

function HomeContent() {
  const query = useQuery(homeQuery(useSite().identifier));
  if (query.data !== undefined) return <HomeParts home={query.data} />;
  return (
    <Card flush>
      {query.isError ? (
        <ErrorState title="The numbers could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <SkeletonRows count={6} label="Loading the numbers…" />
      )}
    </Card>
  );
}

function HomeParts({ home: { sales, latestOrders, lowStock } }: { readonly home: AppHomeResponse }) {
  if (sales === null && latestOrders === null && lowStock === null) {
    return (
      <Card flush>
        <EmptyState icon={Lock} title="Nothing to see here with your role">
          Ask the owner of the site if you need to see orders or stock.
        </EmptyState>
      </Card>
    );
  }
  return (
    <>
      {sales === null ? null : <SalesNumbers sales={sales} />}
      <div className={sales === null || lowStock === null ? css.single : css.pair}>
        {sales === null ? null : <SalesChart days={sales.days} total={sales.week} />}
        {lowStock === null ? null : <LowStock entries={lowStock} />}
      </div>
      {latestOrders === null ? null : <LatestOrders orders={latestOrders} />}
    </>
  );
}
