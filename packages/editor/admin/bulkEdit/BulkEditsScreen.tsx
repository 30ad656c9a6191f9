import type { WireBulkEdit } from '@quoin/contract/endpoints/store';
import { bulkColumn } from '@quoin/domain/catalog';
import * as texts from '@quoin/messages/app/bulkEditsScreen';
import * as commonTexts from '@quoin/messages/app/common';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Table2 } from 'lucide-react';
import { useMemo } from 'react';
import { bulkEditsQuery } from '../../app/queries/inventoryQueries.ts';
import { useMoments, useSite } from '../../app/site/site.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Card } from '../../parts/Card.tsx';
import { Page } from '../../parts/Page.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../parts/states.tsx';
import { type Column, RecordTable } from '../../parts/tables/RecordTable.tsx';
import table from '../../parts/tables/table.module.css';
import { batchLook } from './batchLook.ts';

/** The latest batches: each can be looked at and, if it was applied, undone. */
export function BulkEditsScreen() {
  const site = useSite();
  const moments = useMoments();
  const query = useQuery(bulkEditsQuery(site.identifier));
  const columns = useMemo<readonly Column<WireBulkEdit>[]>(() => {
    const now = Date.now();
    return [
      {
        id: 'what',
        title: texts.change,
        cell: (batch) => (
          <Link
            to="/$site/config/products/bulk-edits/$bulkEditId"
            params={{ site: site.identifier, bulkEditId: batch.id }}
            className={table.rowLink}
          >
            {texts.ofVariants(batch.fields.map((field) => bulkColumn(field).title).join(', '), batch.variants)}
          </Link>
        ),
      },
      { id: 'state', title: commonTexts.status, cell: (batch) => <Badge {...batchLook(batch.state)} /> },
      { id: 'who', title: commonTexts.author, isExtra: true, cell: (batch) => batch.actor },
      {
        id: 'when',
        title: commonTexts.date,
        cell: (batch) => <span className={table.soft}>{moments.short(batch.createdAt, now)}</span>,
      },
    ];
  }, [site.identifier, moments]);
  return (
    <Page
      title={texts.bulkEditHistory}
      site={site.title}
      parent={
        <Link to="/$site/config/products/bulk-edit" params={{ site: site.identifier }}>
          {texts.bulkEdit}
        </Link>
      }
    >
      <Card flush>
        {query.isPending ? (
          <SkeletonRows count={6} label={commonTexts.loading} />
        ) : query.isError ? (
          <ErrorState title={texts.theEditsCouldNot} error={query.error} onRetry={() => void query.refetch()} />
        ) : query.data.bulkEdits.length === 0 ? (
          <EmptyState icon={Table2} title={texts.noBulkEditsYet}>
            {texts.yourBulkEditsAppear}
          </EmptyState>
        ) : (
          <RecordTable label={texts.bulkEdits} columns={columns} rows={query.data.bulkEdits} keyOf={({ id }) => id} />
        )}
      </Card>
    </Page>
  );
}
