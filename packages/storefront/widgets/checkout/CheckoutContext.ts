import type { PlacesCalls } from '@quoin/contract/client';
import type { CheckoutProps } from '@quoin/contract/islands';
import { createContext, useContext } from 'react';
import type { CodesApi } from '../Codes.tsx';
import type { FieldName } from './form.ts';
import type { ServedCheckout } from './served.ts';
import type { CheckoutSession } from './session.ts';
import type { CheckoutSituation } from './situation.ts';

/** What every part of the checkout page shares. */
export type CheckoutHandle = CheckoutSituation &
  Pick<CheckoutSession, 'type' | 'leave' | 'pay'> & {
    readonly codes: CodesApi;
    readonly places: PlacesCalls;
    readonly served: ServedCheckout;
    readonly countries: CheckoutProps['countries'];
    readonly testCards: CheckoutProps['testCards'];
    fieldId(name: FieldName): string;
  };

export const CheckoutContext = createContext<CheckoutHandle | null>(null);

export function useCheckout(): CheckoutHandle {
  const handle = useContext(CheckoutContext);
  if (handle === null) throw new Error('Outside of the checkout');
  return handle;
}
