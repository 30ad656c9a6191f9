import { type AppBulkEditResponse, appBulkEditsPath, type WireSheetRow } from '@quoin/contract/endpoints/store';
import { type BulkField, bulkEditSentence, MAX_BULK_EDITS } from '@quoin/domain/catalog';
import { DEFAULT_CURRENCY, isCurrencyCode } from '@quoin/domain/money';
import * as texts from '@quoin/messages/app/bulkEditScreen';
import * as commonTexts from '@quoin/messages/app/common';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { ArrowDownToLine, Columns3, Percent, Replace, SearchX, Table2, Undo2 } from 'lucide-react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { act } from '../../app/api.ts';
import { APP_LOCALE } from '../../app/locale.ts';
import { sheetQuery } from '../../app/queries/inventoryQueries.ts';
import { useSite } from '../../app/site/site.ts';
import { Button, buttonLook } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { announce, complain } from '../../parts/dialogs/toasts.tsx';
import { Page } from '../../parts/Page.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../parts/states.tsx';
import { SearchBox } from '../../parts/tables/SearchBox.tsx';
import table from '../../parts/tables/table.module.css';
import { withParts } from '../../parts/withParts.tsx';
import { filtersOf } from '../inventory/inventorySearch.ts';
import { VariantFilters } from '../inventory/VariantFilters.tsx';
import css from './BulkEdit.module.css';
import { SheetGrid } from './SheetGrid.tsx';
import { ColumnsBox, FormulaBox, ReplaceBox } from './SheetTools.tsx';
import { boundsOf, columnsFrom, filledDown, type SheetRange, toWireEdits } from './sheet.ts';
import { useSheetEdits } from './useSheetEdits.ts';

const ROUTE = '/$site/config/products/bulk-edit';
const START: SheetRange = { anchor: { row: 0, column: 0 }, focus: { row: 0, column: 0 } };

export function BulkEditScreen() {
  const site = useSite();
  const search = useSearch({ from: ROUTE });
  const navigate = useNavigate({ from: ROUTE });
  const { columns: _, ...filters } = search;
  const query = useInfiniteQuery(sheetQuery(site.identifier, filtersOf(filters)));
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  // All of it is wanted: formulas and replacing work on every row.
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  const rows = useMemo(() => query.data?.pages.flatMap((page) => page.rows) ?? [], [query.data]);
  const first = query.data?.pages[0];
  const onSearch = useCallback(
    (text: string) =>
      void navigate({
        search: ({ search: __, ...others }) => (text === '' ? others : { ...others, search: text }),
        replace: true,
      }),
    [navigate],
  );
  return (
    <Page
      title={texts.bulkEdit}
      site={site.title}
      subtitle={texts.editManyProductsAt}
      actions={
        <Link to="/$site/config/products/bulk-edits" params={{ site: site.identifier }} className={buttonLook()}>
          {texts.bulkEditHistory}
        </Link>
      }
    >
      <Card flush>
        <div className={table.toolbar}>
          <SearchBox label={texts.searchByNameOr} value={search.search ?? ''} onSearch={onSearch} />
          <VariantFilters
            search={search}
            categories={first?.categories ?? []}
            onChange={(change) =>
              void navigate({
                search: ({ type: __, category: ___, ...others }) => ({ ...others, ...change }),
                replace: true,
              })
            }
          />
        </div>
        {query.isPending ? (
          <SkeletonRows count={8} label={texts.loadingProducts} />
        ) : query.isError && rows.length === 0 ? (
          <ErrorState title={texts.theProductsCouldNot} error={query.error} onRetry={() => void query.refetch()} />
        ) : rows.length === 0 ? (
          <NoRows isFiltered={Object.keys(filters).length > 0} />
        ) : (
          <Sheet rows={rows} total={first?.total ?? rows.length} columnsText={search.columns} />
        )}
      </Card>
    </Page>
  );
}

interface SheetProps {
  readonly rows: readonly WireSheetRow[];
  readonly total: number;
  readonly columnsText: string | undefined;
}

function Sheet({ rows, total, columnsText }: SheetProps) {
  const site = useSite();
  const navigate = useNavigate({ from: ROUTE });
  const queries = useQueryClient();
  const columns = useMemo(() => columnsFrom(columnsText), [columnsText]);
  const { edits, canUndo, change, undo, redo, discard } = useSheetEdits(site.identifier);
  const [range, setRange] = useState(START);
  const [tool, setTool] = useState<'columns' | 'formula' | 'replace' | null>(null);
  const currency = isCurrencyCode(site.currency) ? site.currency : DEFAULT_CURRENCY;
  const isWhole = rows.length >= total;
  const { top, bottom } = boundsOf(range);
  const chosen = rows.slice(top, bottom + 1);
  const wire = useMemo(() => toWireEdits(rows, edits), [rows, edits]);
  const review = useMutation({
    mutationFn: () => act<AppBulkEditResponse>('POST', appBulkEditsPath(site.identifier), { edits: wire }),
    onSuccess: ({ bulkEdit }) => {
      queries.setQueryData(['site', site.identifier, 'bulkEdit', bulkEdit.id], { bulkEdit });
      void navigate({
        to: '/$site/config/products/bulk-edits/$bulkEditId',
        params: { site: site.identifier, bulkEditId: bulkEdit.id },
      });
    },
    onError: (error) => complain(error.message),
  });
  const start = () => {
    if (wire.length > MAX_BULK_EDITS) complain(bulkEditSentence({ code: 'bulkTooMany' }));
    else review.mutate();
  };
  const setColumns = (fields: readonly BulkField[]) =>
    void navigate({ search: (now) => ({ ...now, columns: fields.join(',') }), replace: true });
  const toolProps = { rows, chosen, edits, onChange: change, onDone: announce, onClose: () => setTool(null) };
  return (
    <>
      <div className={css.tools}>
        <Button onPress={() => setTool('columns')}>
          <Columns3 aria-hidden="true" /> {texts.columns}
        </Button>
        <Button onPress={() => setTool('formula')} isDisabled={!isWhole}>
          <Percent aria-hidden="true" /> {texts.changePrices}
        </Button>
        <Button onPress={() => setTool('replace')} isDisabled={!isWhole}>
          <Replace aria-hidden="true" /> {texts.findAndReplace}
        </Button>
        <Button onPress={() => change(filledDown({ rows, columns }, range, edits))} isDisabled={top === bottom}>
          <ArrowDownToLine aria-hidden="true" /> {texts.fillDown}
        </Button>
        <Button look="quiet" onPress={undo} isDisabled={!canUndo} aria-label={texts.undoTheLastChange}>
          <Undo2 aria-hidden="true" />
        </Button>
        <span className={css.loaded} role="status">
          {isWhole
            ? texts.variants(total)
            : texts.loadingOf(rows.length.toLocaleString(APP_LOCALE), total.toLocaleString(APP_LOCALE))}
        </span>
      </div>
      <SheetGrid
        rows={rows}
        columns={columns}
        edits={edits}
        currency={currency}
        range={range}
        onRange={setRange}
        onChange={change}
        onUndo={undo}
        onRedo={redo}
      />
      <div className={css.foot}>
        <span className={css.keys}>
          {withParts(
            texts.keysHint,
            <kbd>{texts.enter}</kbd>,
            <>
              <kbd>{texts.ctrl}</kbd> <kbd>C</kbd>
            </>,
            <kbd>V</kbd>,
            <>
              <kbd>{texts.ctrl}</kbd> <kbd>D</kbd>
            </>,
          )}
        </span>
        <span className={css.acts}>
          <Button onPress={discard} isDisabled={edits.size === 0}>
            {commonTexts.discard}
          </Button>
          <Button look="primary" isPending={review.isPending} isDisabled={wire.length === 0} onPress={start}>
            {wire.length === 0 ? texts.noChangesYet : texts.previewChanges(wire.length)}
          </Button>
        </span>
      </div>
      {tool === 'columns' ? <ColumnsBox shown={columns} onChange={setColumns} onClose={() => setTool(null)} /> : null}
      {tool === 'formula' ? <FormulaBox {...toolProps} currency={currency} /> : null}
      {tool === 'replace' ? <ReplaceBox {...toolProps} columns={columns} /> : null}
    </>
  );
}

function NoRows({ isFiltered }: { readonly isFiltered: boolean }) {
  const site = useSite();
  if (isFiltered) {
    return (
      <EmptyState icon={SearchX} title={commonTexts.noResults}>
        {texts.noVariantMatchesYour}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={Table2}
      title={texts.editProductsInA}
      action={
        <Link to="/$site/config/products/import" params={{ site: site.identifier }} className={buttonLook('primary')}>
          {texts.importProducts}
        </Link>
      }
    >
      {texts.addOrImportProducts}
    </EmptyState>
  );
}
