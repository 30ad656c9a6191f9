import type { AddToCartProps } from '@quoin/contract/islands';
import type { ReactElement } from 'react';
import { readIslandProps } from '../../page/islandProps.ts';
import type { PageContext } from '../../page/pageContext.ts';
import { AddToCart } from './AddToCart.tsx';
import { readServedForm } from './served.ts';

export function adopt(island: HTMLElement, page: PageContext): ReactElement {
  const props = readIslandProps<AddToCartProps>(island);
  return <AddToCart props={props} served={readServedForm(island, props)} page={page} />;
}
