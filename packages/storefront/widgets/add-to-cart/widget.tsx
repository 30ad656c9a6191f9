import type { AddToCartProps } from '@quoin/contract/islands';
import type { ReactElement } from 'react';
import { readIslandProps } from '../../page/islandProps.ts';
import type { PageContext } from '../../page/pageContext.ts';
import { loadRestockForm } from '../restock/lateForm.ts';
import { AddToCart } from './AddToCart.tsx';
import { readServedForm } from './served.ts';

export async function adopt(island: HTMLElement, page: PageContext): Promise<ReactElement> {
  const props = readIslandProps<AddToCartProps>(island);
  const served = readServedForm(island, props);
  // What the server shows stays in sight.
  if (served.restock !== null) await loadRestockForm();
  return <AddToCart props={props} served={served} page={page} />;
}

/** A form for those who wait for it and the way to pay in parts are other elements with script. */
export const isSame = (island: HTMLElement): boolean => island.querySelector('.restock, .installments') === null;
