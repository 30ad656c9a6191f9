import type { StockResult } from '@quoin/contract/endpoints/site';
import { useEffect, useState } from 'react';
import type { PageContext } from '../../page/pageContext.ts';

/**
 * Loads the stock when the widget wakes, because stock is never part of a cached page (CART-06). Null while unknown.
 */
export function useStock(itemId: string, page: PageContext): readonly StockResult[] | null {
  const [stock, setStock] = useState<readonly StockResult[] | null>(null);
  useEffect(() => {
    let isCurrent = true;
    page.client.stock.load(itemId).then((answer) => {
      if (isCurrent && answer.ok) setStock(answer.value.results);
    });
    return () => {
      isCurrent = false;
    };
  }, [itemId, page]);
  return stock;
}
