import type { Region } from './region.ts';

/** Browsers are sent the list of a country once it is chosen (`learnRegions`). */
export function listedRegions(_countryCode: string, _language: string): readonly Region[] {
  return [];
}
