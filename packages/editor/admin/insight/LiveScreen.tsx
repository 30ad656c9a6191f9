import type { AppLiveResponse, WireLiveCount } from '@quoin/contract/endpoints/running';
import type { InsightFilter } from '@quoin/domain/analytics';
import { useQuery } from '@tanstack/react-query';
import { Radio } from 'lucide-react';
import { counted } from '../../app/formats.ts';
import { useMoments, useSite } from '../../app/site/site.ts';
import { Card } from '../../parts/Card.tsx';
import { Page } from '../../parts/Page.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../parts/states.tsx';
import content from './insight.module.css';
import { liveQuery } from './insightQueries.ts';
import { keyText } from './keyTexts.ts';
import css from './live.module.css';
import tables from './tables.module.css';

/** Who is on the site now; asked again every ten seconds. */
export function LiveScreen() {
  const site = useSite();
  const moments = useMoments();
  const query = useQuery(liveQuery(site.identifier));
  return (
    <Page
      title="Live"
      site={site.title}
      subtitle={
        query.data === undefined
          ? 'Visitors now'
          : `Updated ${moments.time(query.dataUpdatedAt)}, refreshes every 10 seconds`
      }
    >
      {query.data === undefined ? (
        <Card flush>
          {query.isError ? (
            <ErrorState
              title="The visitors could not be loaded"
              error={query.error}
              onRetry={() => void query.refetch()}
            />
          ) : (
            <SkeletonRows count={5} label="Loading visitors…" />
          )}
        </Card>
      ) : (
        <Live live={query.data} />
      )}
    </Page>
  );
}

function Live({ live }: { readonly live: AppLiveResponse }) {
  return (
    <div className={content.content}>
      <Card>
        <p className={css.now} role="status">
          <strong>{live.visits.toLocaleString('en-US')}</strong>{' '}
          {live.visits === 1 ? 'visitor on the site' : 'visitors on the site'}
          {live.withCart === 0 ? '' : `, ${live.withCart.toLocaleString('en-US')} with items in the cart`}
        </p>
        <Minutes minutes={live.minutes} />
      </Card>
      {live.visits === 0 ? (
        <Card flush>
          <EmptyState icon={Radio} title="No visitors right now">
            Visitors of the last 5 minutes appear here with their current page.
          </EmptyState>
        </Card>
      ) : (
        <div className={tables.pair}>
          <Counts title="Current pages" dimension="page" counts={live.pages} />
          <Counts title="Traffic sources" dimension="channel" counts={live.channels} />
          <Counts title="Countries" dimension="country" counts={live.countries} />
        </div>
      )}
    </div>
  );
}

/** Page views of the last half hour. The bars are a picture of the sentence below them. */
function Minutes({ minutes }: { readonly minutes: readonly WireLiveCount[] }) {
  const most = Math.max(1, ...minutes.map(({ count }) => count));
  const all = minutes.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <div className={css.minutes} aria-hidden="true">
        {minutes.map(({ key, count }) => (
          <span key={key} title={`${key}: ${count}`} style={{ height: `${(count * 100) / most}%` }} />
        ))}
      </div>
      <p className={css.soft}>
        {counted(all, 'page', 'pages')} in the last 30 minutes
        {all === 0 ? '.' : `, peak ${most.toLocaleString('en-US')} per minute.`}
      </p>
    </>
  );
}

interface CountsProps {
  readonly title: string;
  readonly dimension: InsightFilter;
  readonly counts: readonly WireLiveCount[];
}

function Counts({ title, dimension, counts }: CountsProps) {
  return (
    <Card title={title} flush>
      <ul>
        {counts.map(({ key, count }) => (
          <li key={key} className={css.row}>
            <span className={css.key}>{keyText(dimension, key)}</span>
            <span>{count.toLocaleString('en-US')}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
