import { ADDRESS_SUGGESTIONS, type AddressSuggestion, addressFormatFor, suggestionText } from '@quoin/domain/orders';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useCheckout } from './CheckoutContext.ts';
import { isAddressComplete } from './form.ts';

/** A pause in the typing. */
const PAUSE_MS = 250;
const CHECK_PAUSE_MS = 700;

export interface AddressHelp {
  /** What the first line may be completed to. */
  readonly texts: readonly string[];
  /** The address is complete, and the service does not know it. Said, never in the way. */
  readonly isUnknown: boolean;
  /** Typing into the first line; choosing a suggestion fills the other lines too. */
  type(value: string): void;
}

/** Suggestions while an address is typed (CX-13). A service that is down or absent is asked no more, and nothing changes. */
export function useAddressHelp(): AddressHelp {
  const { form, type, suggest } = useCheckout();
  const { countryCode, line1, postalCode, city } = form.values;
  const [suggestions, setSuggestions] = useState<readonly AddressSuggestion[]>([]);
  const [isUnknown, setUnknown] = useState(false);
  const isOff = useRef(false);
  const isTyped = form.touched.has('line1');
  const whole = isTyped && isAddressComplete(form.values) ? `${line1}, ${postalCode} ${city}` : '';

  const ask = useCallback(
    async (text: string): Promise<readonly AddressSuggestion[] | null> => {
      if (isOff.current) return null;
      const answer = await suggest(countryCode, text);
      if (!answer.ok || (!answer.value.isAvailable && answer.value.suggestions.length === 0)) {
        isOff.current = true;
        return null;
      }
      return answer.value.suggestions;
    },
    [suggest, countryCode],
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

  return {
    texts: suggestions.map(suggestionText),
    isUnknown,
    type: (value) => {
      const chosen = suggestions.find((each) => suggestionText(each) === value);
      type('line1', chosen?.line1 ?? value);
      if (chosen === undefined) return;
      if (chosen.postalCode !== '') type('postalCode', chosen.postalCode);
      if (chosen.city !== '') type('city', chosen.city);
      const region = regionCode(countryCode, chosen.region);
      if (region !== '') type('region', region);
    },
  };
}

/** The region's code where the country's form has a list of them. */
function regionCode(countryCode: string, region: string): string {
  const choices = addressFormatFor(countryCode).fields.find(({ name }) => name === 'region')?.choices ?? [];
  return choices.find(({ code, name }) => code === region || name === region)?.code ?? '';
}
