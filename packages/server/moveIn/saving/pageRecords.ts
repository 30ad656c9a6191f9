import { createHash } from 'node:crypto';
import {
  blocksOf,
  diffRecord,
  type Edit,
  freeAddress,
  type JsonRecord,
  newPage,
  orderOfMany,
  type RecordKey,
  recordKey,
  type SiteRecords,
  sectionRecord,
  sectionsOf,
} from '@quoin/domain/document';
import { parseEmbed } from '@quoin/domain/media';
import { COLLECTION_TYPES } from '@quoin/domain/site';
import { cleanMarkup } from '../../pages/index.ts';
import type { PageRow } from '../contents.ts';

export interface PageToMake {
  readonly id: string;
  readonly row: PageRow;
  /** With pictures of the site's own. */
  readonly html: string;
}

const PLAIN = { name: '', theme: 'white', height: 'content', width: 'inset', background: { kind: 'none' } } as const;
/** Letters of one text block. */
const TEXT_MAX = 90_000;

/** A page of a file as records: one section, its texts and videos below each other. */
export function pageEdits(records: SiteRecords, { id, row, html }: PageToMake, newId: () => string): readonly Edit[] {
  const title = row.title.slice(0, 200) || row.urlId.replaceAll('-', ' ') || 'Page';
  const page = {
    ...newPage(records, { title, type: COLLECTION_TYPES.page, typeName: 'page' }),
    urlId: freeAddress(records, row.urlId || title),
    enabled: row.isShown,
    seo: {
      title: row.seo.title.slice(0, 300),
      description: row.seo.description.slice(0, 1000),
      image: '',
      hidden: false,
    },
  };
  const section = newId();
  const blocks = blocksOfHtml(html).map((block, index) =>
    diffRecord(recordKey('block', newId()), undefined, { ...block, section, place: placeAt(index) }),
  );
  return [
    ...diffRecord(recordKey('page', id), records.get(recordKey('page', id)), page),
    ...diffRecord(recordKey('section', section), undefined, sectionRecord(id, orderOfMany(1)[0]!, PLAIN)),
    ...blocks.flat(),
  ];
}

function placeAt(index: number): JsonRecord {
  return { column: 1, row: index + 1, columns: 12, rows: 1, layer: 0 };
}

/** What was embedded has a paragraph of its own (`convertBody`). */
const EMBED = /<p data-embed="1"><a href="([^"]*)">[^<]*<\/a><\/p>/g;

/** Texts, and between them what is shown in a frame, where visitors may be shown it. */
export function blocksOfHtml(html: string): readonly JsonRecord[] {
  const blocks: JsonRecord[] = [];
  let [text, at] = ['', 0];
  const flush = () => {
    for (const part of inParts(cleanMarkup(text, { isBlock: true }).html))
      blocks.push({ type: 'html', value: { html: part } });
    text = '';
  };
  for (const match of html.matchAll(EMBED)) {
    const url = (match[1] ?? '').replaceAll('&amp;', '&');
    const embed = parseEmbed(url);
    text += html.slice(at, match.index);
    at = match.index + match[0].length;
    if (embed === null) text += match[0];
    else {
      flush();
      blocks.push({ type: embed.kind === 'video' ? 'video' : 'embed', value: { url } });
    }
  }
  text += html.slice(at);
  flush();
  return blocks.length === 0 ? [{ type: 'html', value: { html: '<p></p>' } }] : blocks;
}

/** A very long text is several blocks, cut between its paragraphs. */
function inParts(html: string): readonly string[] {
  if (html.trim() === '') return [];
  const parts: string[] = [];
  let part = '';
  for (const piece of html.length <= TEXT_MAX
    ? [html]
    : html.split(/(?<=<\/(?:p|h\d|ul|ol|figure|table|blockquote)>)/)) {
    if (part !== '' && part.length + piece.length > TEXT_MAX) {
      parts.push(part);
      part = '';
    }
    part += piece;
  }
  return [...parts, part];
}

/** How a page is: its record, its sections and their blocks. */
export function pageMark(records: SiteRecords, id: string): string {
  const all = pageKeys(records, id).map((key) => [key, records.get(key) ?? null]);
  return createHash('sha256').update(JSON.stringify(all)).digest('hex');
}

export function pageKeys(records: SiteRecords, id: string): readonly RecordKey[] {
  const parts = sectionsOf(records, id).flatMap((section) => [
    recordKey('section', section),
    ...[...blocksOf(records, section)].sort().map((block) => recordKey('block', block)),
  ]);
  return [recordKey('page', id), ...parts];
}
