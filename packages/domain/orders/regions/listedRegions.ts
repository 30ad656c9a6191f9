import type { Region } from './region.ts';
import { REGION_TABLE } from './regionTable.ts';

/** The columns of the table after code, ISO code and the country's own script. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'ja', 'ar'];
/** Readers of a country's own script have its names in it, whether the table has their language or not. */
const OWN_LANGUAGES: Readonly<Record<string, string>> = {
  ...{ JP: 'ja', KR: 'ko', KP: 'ko', CN: 'zh', TW: 'zh', HK: 'zh', AE: 'ar', EG: 'ar' },
  ...{ TH: 'th', IR: 'fa', RU: 'ru', UA: 'uk', AM: 'hy' },
};
/** Lists that everybody has in the country's own order: Japan's from north to south. */
const OWN_ORDER: ReadonlySet<string> = new Set(['JP', 'KR']);

interface Row {
  readonly code: string;
  readonly localName: string;
  /** By the columns of the table. */
  readonly names: readonly string[];
  readonly otherNames: readonly string[];
}

const rowsByCountry = new Map<string, readonly Row[]>();
const listsByReader = new Map<string, readonly Region[]>();

/** The regions of a country by their names in a language (BCP 47), in the order of that language. */
export function listedRegions(countryCode: string, language: string): readonly Region[] {
  if (!Object.hasOwn(REGION_TABLE, countryCode)) return [];
  const base = language.split('-')[0]!.toLowerCase();
  const reader = LANGUAGES.includes(base) || OWN_LANGUAGES[countryCode] === base ? base : 'en';
  const list = listsByReader.get(`${countryCode} ${reader}`) ?? listFor(countryCode, reader);
  listsByReader.set(`${countryCode} ${reader}`, list);
  return list;
}

function listFor(countryCode: string, reader: string): readonly Region[] {
  const readsOwn = OWN_LANGUAGES[countryCode] === reader;
  const column = Math.max(0, LANGUAGES.indexOf(reader));
  const list = rowsOf(countryCode).map(({ code, localName, names, otherNames }): Region => {
    const name = readsOwn && localName !== '' ? localName : names[column]!;
    return { code, name, otherNames, ...(localName === '' ? {} : { localName }) };
  });
  if (OWN_ORDER.has(countryCode)) return list;
  const { compare } = new Intl.Collator(reader);
  return list.sort((one, other) => compare(one.name, other.name));
}

function rowsOf(countryCode: string): readonly Row[] {
  const rows = rowsByCountry.get(countryCode) ?? REGION_TABLE[countryCode]!.trim().split('\n').map(readRow);
  rowsByCountry.set(countryCode, rows);
  return rows;
}

function readRow(line: string): Row {
  const [code = '', iso = '', localName = '', english = '', ...others] = line.split('|');
  const shown = english || code;
  const names = LANGUAGES.map((_, index) => (index === 0 ? shown : others[index - 1] || shown));
  return { code, localName, names, otherNames: [...new Set([iso, ...names])].filter((name) => name !== '') };
}
