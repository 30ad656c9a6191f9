import type { CheckoutProps } from '@quoin/contract/islands';
import type { ReactElement } from 'react';
import { readIslandProps } from '../../page/islandProps.ts';
import type { PageContext } from '../../page/pageContext.ts';
import { Checkout } from './Checkout.tsx';
import { readServedCheckout } from './served.ts';
import { learnServedRegions } from './useRegions.ts';

export function adopt(island: HTMLElement, page: PageContext): ReactElement {
  learnServedRegions(island);
  return <Checkout props={readIslandProps<CheckoutProps>(island)} served={readServedCheckout(island)} page={page} />;
}
