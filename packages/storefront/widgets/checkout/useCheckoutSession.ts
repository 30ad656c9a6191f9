import { checkoutCalls, placesCalls } from '@quoin/contract/client';
import type { CheckoutProps } from '@quoin/contract/islands';
import { type RefObject, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { PageContext } from '../../page/pageContext.ts';
import { afterInBrowser } from '../../timing/after.ts';
import type { CodesApi } from '../Codes.tsx';
import type { CheckoutHandle } from './CheckoutContext.ts';
import type { FieldName } from './form.ts';
import type { ServedCheckout } from './served.ts';
import { createCheckoutSession } from './session.ts';
import { useRegions } from './useRegions.ts';

export interface CheckoutParts {
  readonly props: CheckoutProps;
  readonly served: ServedCheckout;
  readonly page: PageContext;
}

/** The session in a component, and the focus it asks for. */
export function useCheckoutSession({ props, served, page }: CheckoutParts): {
  readonly handle: CheckoutHandle;
  readonly notice: RefObject<HTMLDivElement | null>;
} {
  const [api] = useState(() => checkoutCalls(page.client));
  const [places] = useState(() => placesCalls(page.client, (text) => console.error(text)));
  const [session] = useState(() =>
    createCheckoutSession({
      api,
      view: props.view,
      fallbackCountry: served.typed.get('countryCode') ?? props.countries[0]?.code ?? '',
      typed: served.typed,
      servedRefusal: served.refusal,
      now: () => Date.now(),
      after: afterInBrowser,
      goTo: (address) => location.assign(address),
    }),
  );
  const situation = useSyncExternalStore(session.subscribe, session.getState, session.getState);
  useRegions(situation.form.values.countryCode, places);
  const notice = useRef<HTMLDivElement>(null);
  const { count, field } = situation.attention;

  useEffect(() => {
    if (count === 0) return;
    const target = field === null ? notice.current : document.getElementById(fieldIdOf(served, field));
    target?.focus();
    target?.scrollIntoView({ block: 'center' });
  }, [count, field, served]);

  useEffect(() => {
    const comeBack = (event: PageTransitionEvent): void => {
      if (event.persisted) void session.comeBack();
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, [session]);

  const handle = useMemo<CheckoutHandle>(
    () => ({
      ...situation,
      type: session.type,
      leave: session.leave,
      pay: session.pay,
      codes: codesOf(page.client.cart, session.refresh),
      places,
      served,
      countries: props.countries,
      testCards: props.testCards,
      fieldId: (name) => fieldIdOf(served, name),
    }),
    [situation, session, places, served, props, page],
  );
  return { handle, notice };
}

/** After each change the whole checkout is loaded again: shipping and the total may have changed. */
function codesOf(cart: CodesApi, refresh: () => Promise<void>): CodesApi {
  const then = async <Value>(answer: Promise<Value>): Promise<Value> => {
    const value = await answer;
    await refresh();
    return value;
  };
  return {
    enterCode: (code) => then(cart.enterCode(code)),
    dropCoupon: (code) => then(cart.dropCoupon(code)),
    dropGiftCard: (id) => then(cart.dropGiftCard(id)),
  };
}

function fieldIdOf(served: ServedCheckout, name: FieldName): string {
  return served.idOf[name] || `checkout-${name}`;
}
