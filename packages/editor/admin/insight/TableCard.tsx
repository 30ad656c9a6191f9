import { appInsightCsvPath } from '@quoin/contract/endpoints/running';
import { type InsightTableName, insightTable } from '@quoin/domain/analytics';
import * as texts from '@quoin/messages/app/tableCard';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useSite } from '../../app/site/site.ts';
import { buttonLook } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { ErrorState, SkeletonRows } from '../../parts/states.tsx';
import { LoadMoreButton } from '../../parts/tables/LoadMoreButton.tsx';
import { questionPath, tableQuery } from './insightQueries.ts';
import { RankedRows } from './RankedRows.tsx';
import css from './tables.module.css';
import { useInsight } from './useInsight.ts';

/** One list of figures: the largest first, each with its share and what it was; as a file, too. */
export function TableCard({ table }: { readonly table: InsightTableName }) {
  const site = useSite();
  const { pairs, question, narrow } = useInsight();
  const query = useInfiniteQuery(tableQuery(site.identifier, table, pairs));
  const { title, narrows } = insightTable(table);
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? [];
  const isOpenToNarrow = narrows !== undefined && question.filters[narrows] === undefined;
  return (
    <Card
      title={title}
      flush
      aside={
        rows.length === 0 ? undefined : (
          <a
            href={questionPath(appInsightCsvPath(site.identifier, table), pairs)}
            download
            className={`${buttonLook('quiet')} ${css.export}`}
          >
            <Download aria-hidden="true" /> {texts.csv}
            <span className={css.spoken}> {texts.of(title)}</span>
          </a>
        )
      }
    >
      {query.isPending ? <SkeletonRows count={4} label={texts.loading(title)} /> : null}
      {query.isError && query.data === undefined ? (
        <ErrorState title={texts.theListCouldNot} error={query.error} onRetry={() => void query.refetch()} />
      ) : null}
      {query.data === undefined ? null : (
        <div className={query.isPlaceholderData ? css.stale : undefined} aria-busy={query.isPlaceholderData}>
          <RankedRows
            table={table}
            rows={rows}
            whole={query.data.pages[0]?.whole ?? null}
            onNarrow={isOpenToNarrow ? (key) => narrow(narrows, key) : null}
          />
          <LoadMoreButton query={query} label={texts.showMoreOf(title)} />
        </div>
      )}
    </Card>
  );
}
