import { foldText } from '@quoin/domain/formats';
import { listedRegions } from '#regions';
import type { Region } from './region.ts';

/** What a browser was sent, in the language of its page. */
const learned = new Map<string, readonly Region[]>();

/** In a browser: the regions of a country, as the server answered them. An empty list is known too. */
export function learnRegions(countryCode: string, regions: readonly Region[]): void {
  learned.set(countryCode, regions);
}

export function areRegionsLearned(countryCode: string): boolean {
  return learned.has(countryCode);
}

/**
 * The states, provinces or prefectures to choose from, named in a language (BCP 47); empty where the region is typed or not used,
 * and in a browser that was not sent them.
 */
export function regionsOf(countryCode: string, language = 'en'): readonly Region[] {
  return learned.get(countryCode) ?? listedRegions(countryCode, language);
}

/**
 * Returns the region for a typed text: its code, its name in any storefront language, or its name in its own script
 * with or without the last character. A code takes precedence over another region's name.
 */
export function regionNamed(countryCode: string, typed: string): Region | undefined {
  const regions = regionsOf(countryCode);
  const named = namedRegions.get(regions) ?? nameAll(regions);
  namedRegions.set(regions, named);
  return named.get(keyOf(typed));
}

/** By list: every cart reads the places of tax and shipping rules. */
const namedRegions = new WeakMap<readonly Region[], ReadonlyMap<string, Region>>();

function nameAll(regions: readonly Region[]): ReadonlyMap<string, Region> {
  const named = new Map<string, Region>();
  const add = (name: string, region: Region): void => {
    const key = keyOf(name);
    if (key !== '' && !named.has(key)) named.set(key, region);
  };
  for (const region of regions) add(region.code, region);
  for (const region of regions) for (const name of namesOf(region)) add(name, region);
  return named;
}

/** Taiwan writes its first sign in two ways. */
function keyOf(name: string): string {
  return foldText(name).replaceAll('臺', '台');
}

/** `東京都` is called `東京` as well, `서울특별시` `서울`. */
const KIND = /(?<=..)(?:특별시|광역시|특별자치시|특별자치도|[\p{Script=Han}\p{Script=Hangul}])$/u;
/** `경상남도` is `경남` in short. */
const KOREAN_HALF = /^(경|충|전)[상청라]([남북])도$/u;

function namesOf({ name, localName = '', otherNames = [] }: Region): readonly string[] {
  const short = [
    localName.replace(KIND, ''),
    localName.replace(KOREAN_HALF, '$1$2'),
    name.replace(/^Co\. /, 'County '),
  ];
  return [name, localName, ...short, ...otherNames];
}

export function isRegionOf(countryCode: string, region: string): boolean {
  return regionsOf(countryCode).some(({ code }) => code === region);
}
