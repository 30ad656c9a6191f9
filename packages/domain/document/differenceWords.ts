import { definitionOf, isBlockType } from '@quoin/domain/blocks';
import { FIELDS_OWNER, FIELDS_TITLE, isFieldSection } from './blockFields.ts';
import { entryOfPage } from './entryPages.ts';
import { changedKeys, groupsOfKey } from './publication.ts';
import { flagIn, recordIn, textIn } from './records/fields.ts';
import { isSame, type JsonRecord } from './records/json.ts';
import { blocksOf, sectionsOf } from './records/pageRecords.ts';
import { idOfKey, kindOfKey, type RecordKey, recordKey, type SiteRecords } from './records/record.ts';

/** What differs between two states of a page, as a person would say it; `page` is '' for what belongs to none. */
export interface PageDifference {
  readonly page: string;
  readonly title: string;
  readonly lines: readonly string[];
}

/** Returns differences page by page, those of the whole site first. What moved between pages is listed on both. */
export function differenceWords(before: SiteRecords, after: SiteRecords): readonly PageDifference[] {
  const pages = new Map<string, string[]>();
  for (const key of changedKeys(before, after)) {
    const line = lineFor(key, before, after);
    for (const page of groupsOfKey(before, after, key)) {
      if (isPartOfNew(key, page, { before, after })) continue;
      pages.set(page, [...(pages.get(page) ?? []), line]);
    }
  }
  return [...pages]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([page, lines]) => ({
      page,
      title: page === '' ? 'The whole site' : titleOf(page, before, after),
      lines: [...new Set(lines)],
    }));
}

/** Reports whether it belongs to a new page, whose content is listed in one line. */
function isPartOfNew(key: RecordKey, page: string, { before, after }: TwoStates): boolean {
  const kind = kindOfKey(key);
  if ((kind !== 'section' && kind !== 'block') || before.has(key)) return false;
  const own = recordKey('page', page);
  return page !== '' && !before.has(own) && after.has(own);
}

interface TwoStates {
  readonly before: SiteRecords;
  readonly after: SiteRecords;
}

function titleOf(page: string, before: SiteRecords, after: SiteRecords): string {
  if (page === FIELDS_OWNER) return FIELDS_TITLE;
  if (entryOfPage(page) !== null) return 'An entry';
  const key = recordKey('page', page);
  return textIn(after.get(key) ?? before.get(key) ?? {}, 'title') || 'A page';
}

function lineFor(key: RecordKey, before: SiteRecords, after: SiteRecords): string {
  const [was, now] = [before.get(key), after.get(key)];
  const name = nameOf(key, now ?? was ?? {}, { before, after });
  if (was === undefined) return `${name}: added${kindOfKey(key) === 'page' ? contentOf(idOfKey(key), after) : ''}`;
  if (now === undefined) return `${name}: deleted`;
  return `${name}: ${aspects(kindOfKey(key), was, now).join(', ')}`;
}

/** Returns how much a new page contains. */
function contentOf(page: string, records: SiteRecords): string {
  const sections = sectionsOf(records, page);
  const blocks = sections.reduce((count, section) => count + blocksOf(records, section).length, 0);
  if (sections.length === 0) return '';
  return `, with ${counted(sections.length, 'section')} and ${counted(blocks, 'block')}`;
}

function counted(count: number, name: string): string {
  return `${count} ${name}${count === 1 ? '' : 's'}`;
}

function nameOf(key: RecordKey, record: JsonRecord, { before, after }: TwoStates): string {
  switch (kindOfKey(key)) {
    case 'block':
      return textIn(record, 'name') || typeName(record);
    case 'section':
      return textIn(record, 'name') === ''
        ? 'Section'
        : `${isFieldSection(idOfKey(key)) ? 'Area' : 'Section'} “${textIn(record, 'name')}”`;
    case 'page':
      return 'Page';
    case 'link':
      return `Link to ${textIn(record, 'title') || titleOf(textIn(record, 'page'), before, after)}`;
    case 'style':
      return 'Style';
    case 'code':
      return 'Code';
    case 'notice':
      return idOfKey(key) === 'popup' ? 'Popup' : 'Announcement';
    case 'screen':
      return idOfKey(key) === 'lock-screen' ? 'Lock screen' : 'Sign-on screen';
    default:
      return 'Site';
  }
}

function typeName(record: JsonRecord): string {
  const { type } = record;
  return isBlockType(type) ? (definitionOf(type)?.name ?? type) : 'Block';
}

/** Of a record: names of values, and what a person calls a change of them. */
const WORDS: Readonly<Record<string, string>> = {
  ...{ place: 'moved', phonePlace: 'moved on phones', section: 'moved to another section', hidden: 'shown elsewhere' },
  ...{
    isLocked: 'locked or unlocked',
    group: 'grouped',
    style: 'style',
    order: 'moved',
    page: 'moved to another page',
  },
  ...{ background: 'background', theme: 'colors', height: 'height', width: 'width', name: 'name', type: 'type' },
  ...{ seo: 'SEO', access: 'access', urlId: 'address', description: 'description' },
  ...{ body: 'text', enabled: 'published or hidden', mainImage: 'page image', homepage: 'home page', logo: 'logo' },
  ...{ icon: 'site icon', sharePicture: 'sharing picture' },
  ...{ takeDown: 'unpublish date' },
  ...{ panel: 'mega menu' },
  regionName: 'layout',
  ...{ screen: 'cover', folder: 'folder type', isOn: 'published or hidden' },
  ...{
    palette: 'colors',
    fonts: 'fonts',
    ownFonts: 'custom fonts',
    customCss: 'custom CSS',
    tweaks: 'tweaks',
    url: 'address',
  },
};

function aspects(kind: string, was: JsonRecord, now: JsonRecord): readonly string[] {
  const names = [...new Set([...Object.keys(was), ...Object.keys(now)])].filter(
    (name) => !isSame(was[name], now[name]),
  );
  return [...new Set(names.map((name) => aspect(kind, name, was, now)))];
}

function aspect(kind: string, name: string, was: JsonRecord, now: JsonRecord): string {
  if (kind === 'block' && name === 'value') return valueWords(recordIn(was, 'value'), recordIn(now, 'value'));
  if (name === 'isDeleted') return flagIn(now, name) ? 'moved to the trash' : 'restored from the trash';
  if (kind === 'page' && name === 'navigationTitle') return 'navigation title';
  if (name === 'title') return `title ${fromTo(textIn(was, name), textIn(now, name))}`;
  return WORDS[name] ?? spelled(name);
}

function spelled(name: string): string {
  return name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}

/** Of a place on the grid, which is changed cell by cell. */
const PLACE_WORDS: Readonly<Record<string, string>> = {
  ...{
    column: 'horizontal position',
    row: 'vertical position',
    columns: 'width',
    rows: 'height',
    layer: 'stacking order',
  },
};

/** What a person calls the value at this path of a record. */
export function valueName(path: readonly string[]): string {
  const name = path.at(-1);
  if (name === undefined) return 'all of it';
  const [first = ''] = path;
  if (first === 'place') return PLACE_WORDS[name] ?? 'position';
  if (first === 'phonePlace') return `${PLACE_WORDS[name] ?? 'position'} on phones`;
  return name === 'html' ? 'text' : spelled(name);
}

/** Texts are quoted; of anything else only that it changed. */
function valueWords(was: JsonRecord, now: JsonRecord): string {
  for (const name of ['html', 'text', 'title'] as const) {
    const [from, to] = [plainText(textIn(was, name)), plainText(textIn(now, name))];
    if (from !== to) return fromTo(from, to);
  }
  return 'settings';
}

function fromTo(was: string, now: string): string {
  // Both from a little before where they part.
  let start = 0;
  while (start < was.length && was[start] === now[start]) start += 1;
  const from = start > 24 ? start - 12 : 0;
  return `${quoted(was, from)} → ${quoted(now, from)}`;
}

const MOST = 60;

function quoted(text: string, from: number): string {
  if (text === '') return 'nothing';
  const part = text.slice(from, from + MOST);
  return `“${from > 0 ? '…' : ''}${part}${from + MOST < text.length ? '…' : ''}”`;
}

function plainText(html: string): string {
  return html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}
