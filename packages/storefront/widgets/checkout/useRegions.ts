import type { PlacesCalls } from '@quoin/contract/client';
import { areRegionsLearned, learnRegions } from '@quoin/domain/orders';
import { useEffect, useReducer } from 'react';
import { pageLanguage } from '../../page/language.ts';

/**
 * Asks for the regions of a country once it is chosen, and draws again with them. Until then, and where nothing comes, the region
 * is typed; the server reads names as well.
 */
export function useRegions(countryCode: string, places: PlacesCalls): void {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    if (countryCode === '' || areRegionsLearned(countryCode)) return;
    let isOver = false;
    void places.regions(countryCode, pageLanguage() ?? 'en').then((answer) => {
      if (!answer.ok) return;
      learnRegions(countryCode, answer.value.regions);
      if (!isOver) drawAgain();
    });
    return () => {
      isOver = true;
    };
  }, [countryCode, places]);
}

/** Reads the regions of the served page's country from its list. */
export function learnServedRegions(island: HTMLElement): void {
  const country = island.querySelector<HTMLOptionElement>('select[name="countryCode"] option[selected]')?.value ?? '';
  const region = island.querySelector<HTMLElement>('[name="region"]');
  if (country === '' || region === null) return;
  const options = [...region.querySelectorAll('option')].filter(({ value }) => value !== '');
  learnRegions(
    country,
    options.map(({ value, text }) => ({ code: value, name: text })),
  );
}
