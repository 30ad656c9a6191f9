import {
  type AdjustStockRequest,
  type AdjustStockResponse,
  type AppInventoryResponse,
  appAdjustmentsPath,
  appUndoAdjustmentPath,
} from '@quoin/contract/endpoints/store';
import * as texts from '@quoin/messages/app/useAdjustStock';
import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { act } from '../../app/api.ts';
import { announce, complain } from '../../parts/dialogs/toasts.tsx';

/** Adjusts stock, shows what the server answers in every list at once, and offers the way back. */
export function useAdjustStock(site: string) {
  const queries = useQueryClient();
  const show = ({ variants }: AdjustStockResponse) => {
    const fresh = new Map(variants.map((variant) => [variant.variantId, variant]));
    queries.setQueriesData<InfiniteData<AppInventoryResponse>>({ queryKey: ['site', site, 'inventory'] }, (data) =>
      data === undefined
        ? data
        : {
            ...data,
            pages: data.pages.map((page) => ({
              ...page,
              rows: page.rows.map((row) => ({ ...row, ...fresh.get(row.variantId) })),
            })),
          },
    );
    void queries.invalidateQueries({ queryKey: ['site', site, 'movements'] });
    void queries.invalidateQueries({ queryKey: ['site', site, 'products'] });
  };
  const refresh = () => void queries.invalidateQueries({ queryKey: ['site', site, 'inventory'] });
  const undo = useMutation({
    mutationFn: (id: string) => act<AdjustStockResponse>('POST', appUndoAdjustmentPath(site, id)),
    onSuccess: (answer) => {
      show(answer);
      announce(texts.stockChangeUndone);
    },
    onError: (error) => {
      complain(error.message);
      refresh();
    },
  });
  return useMutation({
    mutationFn: (wanted: AdjustStockRequest) => act<AdjustStockResponse>('POST', appAdjustmentsPath(site), wanted),
    onSuccess: (answer, { changes }) => {
      show(answer);
      const { adjustmentId } = answer;
      if (adjustmentId === null) return;
      const text = texts.stockOfVariantsSaved(changes.length);
      announce(text, () => undo.mutate(adjustmentId));
    },
    onError: (error) => {
      complain(error.message);
      refresh();
    },
  });
}
