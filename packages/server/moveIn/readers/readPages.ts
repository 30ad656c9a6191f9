import {
  cellsOf,
  type DateOrder,
  dateOrderOf,
  guessDateOrder,
  type MappedTable,
  plainDate,
} from '@quoin/domain/formats';
import type { Problem } from '@quoin/domain/problem';
import { givenUrlId, type ItemStatus, type MoveInCode, type MoveInProblem } from '@quoin/domain/site';
import { escapeHtml } from '@quoin/rendering/page';
import type { Contents, PageRow, PostRow } from '../contents.ts';
import { convertBody, embedNotes } from '../markup/convertBody.ts';
import { withParagraphs } from '../markup/paragraphs.ts';
import { isPictureAddress } from '../markup/pictureAddress.ts';
import { withTitle } from '../markup/withTitle.ts';
import { PAGE_FORM } from './pageForm.ts';
import { inOrder } from './readWxr.ts';
import type { TableAsked } from './tableForms.ts';
import { tableMoment } from './tableMoment.ts';
import { pathOf } from './wxrItem.ts';

/** A file, and how its dates are written. */
interface PageFile {
  readonly table: MappedTable;
  readonly order: DateOrder;
  readonly timeZone: string;
  /** Shopify's handles say where pages and posts were. */
  readonly isShopify: boolean;
}

interface FilePage {
  readonly line: number;
  readonly of: (field: string) => string;
}

/** A table of pages and posts (Shopify's exporters, plain). */
export function pageContents(table: MappedTable, { language, timeZone, reading }: TableAsked): Contents {
  const guessed = guessDateOrder(cellsOf(table, PAGE_FORM, 'date'), dateOrderOf(language));
  const isShopify = /handle$/i.test(table.titleOf('handle'));
  const file: PageFile = { table, timeZone, isShopify, order: reading.dateOrder ?? guessed.order };
  const rows = new Map<string, PageRow | PostRow>();
  const skipped: MoveInProblem[] = [];
  for (const record of table.rows) {
    const page: FilePage = { line: record.line, of: (field) => table.cell(record, field) };
    const title = page.of('title');
    if (title === '' && page.of('content') === '') {
      skipped.push({ line: page.line, title, code: 'nothingInIt', values: {} });
      continue;
    }
    const row = isPost(table, page) ? postOf(file, page) : pageOf(file, page);
    rows.set(row.key, row);
  }
  return { rows: inOrder([...rows.values()]), skipped };
}

/** What stands in a blog, or says that it is a post. */
function isPost(table: MappedTable, { of }: FilePage): boolean {
  if (table.has('type') && of('type') !== '') return /post|article|artikel|beitrag|blog|news/i.test(of('type'));
  return of('blog') !== '' || of('blogHandle') !== '';
}

function written(file: PageFile, page: FilePage, root: string) {
  const { line, of } = page;
  const host = URL.canParse(of('url')) ? new URL(of('url')).host.replace(/^www\./, '') : '';
  const source = { host, isWordPress: false, pictures: new Map(), wholePicture: (url: string) => url };
  const { html, pictures, embeds, problems } = convertBody(markupOf(of('content')), source);
  const handle = givenUrlId(of('handle'));
  const status = statusOf(file, of('published'));
  const path = pathOf(of('url'), '') || (handle === '' ? '' : `${file.isShopify ? root : ''}/${handle}`);
  const date = tableMoment(of('date'), file);
  const isUnknown = date === null && of('date') !== '';
  const notes: readonly Problem<MoveInCode>[] = isUnknown
    ? [{ code: 'dateUnknown', values: { value: of('date') } }]
    : [];
  return {
    ...{ line, title: of('title').slice(0, 1_000), path: status === 'draft' ? '' : path, status, date },
    key: `table ${root} ${of('id') || path || of('title')}`.slice(0, 900),
    urlId: handle.split('/').at(-1) || (path.split('/').at(-1) ?? ''),
    ...{ html, pictures, embeds, problems: [...notes, ...problems] },
    seo: { title: of('seoTitle'), description: of('seoDescription') },
  };
}

/** Cells without any tag are text as somebody typed it. */
function markupOf(content: string): string {
  return /<[a-z!][^<>]*>/i.test(content) ? content : withParagraphs(escapeHtml(content));
}

const SHOWN =
  /^(?:|true|yes|y|1|x|published|publish|public|visible|active|live|ja|veröffentlicht|oui|publié|sí|si|sim|はい|是)$/i;

/** A column of its own says `true`, a state or the day it came out; what says something else was not out. */
function statusOf({ order }: PageFile, text: string): ItemStatus {
  if (/^private?$/i.test(text)) return 'private';
  return SHOWN.test(text) || plainDate(text, order) !== null ? 'published' : 'draft';
}

function pageOf(file: PageFile, page: FilePage): PageRow {
  const { status, embeds: _, date: __, ...row } = written(file, page, '/pages');
  return { kind: 'page', ...row, html: withTitle(row.title, row.html), isShown: status === 'published' };
}

function postOf(file: PageFile, page: FilePage): PostRow {
  const { of } = page;
  const { embeds, date, ...row } = written(file, page, `/blogs/${givenUrlId(of('blogHandle')) || 'news'}`);
  const picture = of('picture').startsWith('//') ? `https:${of('picture')}` : of('picture');
  const categories = listed(of('categories'));
  return {
    kind: 'post',
    ...row,
    ...{ excerpt: of('excerpt'), publishOn: date, author: of('author'), tags: listed(of('tags')) },
    categories: categories.length > 0 ? categories : listed(of('blog')),
    picture: isPictureAddress(picture) ? picture : null,
    ...{ isFeatured: false, comments: [] },
    problems: [...row.problems, ...embedNotes({ embeds })],
  };
}

function listed(text: string): readonly string[] {
  const names = text.split(/[,;|、，]/).map((name) => name.trim());
  return [...new Set(names.filter((name) => name !== ''))];
}
