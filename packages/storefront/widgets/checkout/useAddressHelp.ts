import { ADDRESS_SUGGESTIONS, type AddressSuggestion, type PlacePrediction, regionNamed } from '@quoin/domain/orders';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useCheckout } from './CheckoutContext.ts';
import { isAddressComplete } from './form.ts';

/** A pause in the typing. */
const PAUSE_MS = 250;
const CHECK_PAUSE_MS = 700;
/** Where place requests come from (PREF-08). */
const TRACKING = { productPage: 'checkout', productSection: 'shippingAddress' } as const;

export interface AddressHelp {
  /** What the first line may be completed to. */
  readonly texts: readonly string[];
  /** The address is complete, and the service does not know it. Said, never in the way. */
  readonly isUnknown: boolean;
  /** Typing into the first line; choosing a suggestion fills the other lines too. */
  type(value: string): void;
}

/**
 * Suggests addresses during typing (CX-13). A service that fails or is absent gets no more requests, and nothing
 * changes.
 */
export function useAddressHelp(): AddressHelp {
  const { form, type, places } = useCheckout();
  const { countryCode, line1, postalCode, city } = form.values;
  const [suggestions, setSuggestions] = useState<readonly PlacePrediction[]>([]);
  const [isUnknown, setUnknown] = useState(false);
  const isOff = useRef(false);
  const sessionToken = useRef(newSession());
  const isTyped = form.touched.has('line1');
  const whole = isTyped && isAddressComplete(form.values) ? `${line1}, ${postalCode} ${city}` : '';

  const ask = useCallback(
    async (text: string): Promise<readonly PlacePrediction[] | null> => {
      if (isOff.current) return null;
      const question = { input: text, country: countryCode, sessionToken: sessionToken.current };
      const answer = await places.predict(question, TRACKING);
      if (!answer.ok || (!answer.value.isAvailable && answer.value.predictions.length === 0)) {
        isOff.current = true;
        return null;
      }
      return answer.value.predictions;
    },
    [places, countryCode],
  );

  useEffect(() => {
    if (!isTyped || line1.trim().length < ADDRESS_SUGGESTIONS.minLength || isOff.current) return;
    let isOver = false;
    const timer = setTimeout(async () => {
      const found = await ask(line1);
      if (!isOver) setSuggestions(found ?? []);
    }, PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [ask, line1, isTyped]);

  useEffect(() => {
    setUnknown(false);
    if (whole === '' || isOff.current) return;
    let isOver = false;
    const timer = setTimeout(async () => {
      const found = await ask(whole);
      if (!isOver) setUnknown(found !== null && found.length === 0);
    }, CHECK_PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [ask, whole]);

  const take = (address: AddressSuggestion): void => {
    type('line1', address.line1);
    if (address.postalCode !== '') type('postalCode', address.postalCode);
    if (address.city !== '') type('city', address.city);
    const region = regionNamed(countryCode, address.region)?.code ?? '';
    if (region !== '') type('region', region);
  };
  return {
    texts: suggestions.map(({ description }) => description),
    isUnknown,
    type: (value) => {
      const chosen = suggestions.find(({ description }) => description === value);
      type('line1', chosen?.address?.line1 ?? value);
      if (chosen?.address) take(chosen.address);
      else if (chosen !== undefined) void describe(chosen.placeId).then((address) => address && take(address));
    },
  };

  /** The whole address of what was chosen by its name; null leaves it as it was chosen. */
  async function describe(placeId: string): Promise<AddressSuggestion | null> {
    const answer = await places.details({ placeId, sessionToken: sessionToken.current }, TRACKING);
    sessionToken.current = newSession();
    return answer.ok ? answer.value.address : null;
  }
}

/** Some services count the questions of one typing as one. */
function newSession(): string {
  return Math.random().toString(36).slice(2);
}
