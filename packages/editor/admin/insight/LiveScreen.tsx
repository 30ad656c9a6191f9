import type { AppLiveResponse, WireLiveCount } from '@quoin/contract/endpoints/running';
import type { InsightFilter } from '@quoin/domain/analytics';
import * as texts from '@quoin/messages/app/liveScreen';
import { useQuery } from '@tanstack/react-query';
import { Radio } from 'lucide-react';
import { APP_LOCALE } from '../../app/locale.ts';
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
      title={texts.live}
      site={site.title}
      subtitle={
        query.data === undefined ? texts.visitorsNow : texts.updatedRefreshesEvery10(moments.time(query.dataUpdatedAt))
      }
    >
      {query.data === undefined ? (
        <Card flush>
          {query.isError ? (
            <ErrorState title={texts.theVisitorsCouldNot} error={query.error} onRetry={() => void query.refetch()} />
          ) : (
            <SkeletonRows count={5} label={texts.loadingVisitors} />
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
          <strong>{live.visits.toLocaleString(APP_LOCALE)}</strong> {texts.visitorsOnTheSite(live.visits)}
          {live.withCart === 0 ? '' : texts.withItemsInThe(live.withCart.toLocaleString(APP_LOCALE))}
        </p>
        <Minutes minutes={live.minutes} />
      </Card>
      {live.visits === 0 ? (
        <Card flush>
          <EmptyState icon={Radio} title={texts.noVisitorsRightNow}>
            {texts.visitorsOfTheLast}
          </EmptyState>
        </Card>
      ) : (
        <div className={tables.pair}>
          <Counts title={texts.currentPages} dimension="page" counts={live.pages} />
          <Counts title={texts.trafficSources} dimension="channel" counts={live.channels} />
          <Counts title={texts.countries} dimension="country" counts={live.countries} />
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
      <p className={css.soft}>{texts.pagesInTheLast(all, most.toLocaleString(APP_LOCALE))}</p>
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
            <span>{count.toLocaleString(APP_LOCALE)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
