import type { Problem } from '@quoin/domain/problem';
import type { MoveInCode, MoveInProblem } from '@quoin/domain/site';
import { givenUrlId } from '@quoin/domain/site';
import type { ContentRow, Contents, PageRow, PictureRow, PostRow } from '../contents.ts';
import { type BodySource, convertBody, embedNotes } from '../markup/convertBody.ts';
import { isPictureAddress, wholePictureOf } from '../markup/pictureAddress.ts';
import type { FilePicture } from '../markup/shortcodes.ts';
import { withTitle } from '../markup/withTitle.ts';
import { childrenNamed, readXml, textOf, type XmlElement } from './readXml.ts';
import { commentsOf, momentOf, pathOf, statusOf, termsOf } from './wxrItem.ts';

/** What WordPress keeps beside what people wrote. */
const SILENT = /^(?:nav_menu_item|revision|custom_css|customize_changeset|oembed_cache|wp_.*|acf-.*|user_request)$/;

export interface FileAsked {
  readonly timeZone: string;
  /** Its texts have shortcodes, and paragraphs without tags. */
  readonly isWordPress: boolean;
}

interface Export {
  readonly host: string;
  readonly base: string;
  /** Names of people by what they sign in with. */
  readonly authors: ReadonlyMap<string, string>;
  readonly body: BodySource;
  readonly timeZone: string;
}

/** An export of WordPress (WXR 1.0 to 1.2), or of Squarespace in its dialect (imports.md section 3); null for another file. */
export function readWxr(xml: string, asked: FileAsked): Contents | null {
  const rss = readXml(xml, 'rss');
  const channel = rss?.children.find(({ name }) => name === 'channel');
  if (channel === undefined) return null;
  const items = childrenNamed(channel, 'item').map((element, index) => ({ element, line: index + 1 }));
  const file = exportOf(channel, items, asked);
  const rows: ContentRow[] = [];
  const skipped: MoveInProblem[] = [];
  for (const item of items) {
    const read = readItem(file, item);
    if (read === null) continue;
    if ('code' in read) skipped.push(read);
    else rows.push(read);
  }
  return { rows: inOrder(rows), skipped };
}

type Item = { readonly element: XmlElement; readonly line: number };

function exportOf(channel: XmlElement, items: readonly Item[], { timeZone, isWordPress }: FileAsked): Export {
  const base = textOf(channel, 'wp:base_blog_url', 'wp:base_site_url', 'link');
  const host = URL.canParse(base) ? new URL(base).host.replace(/^www\./, '') : '';
  const attached = items.map(({ element }) => element).filter((element) => textOf(element, 'wp:attachment_url') !== '');
  const pictures = new Map(attached.map((element) => [textOf(element, 'wp:post_id'), pictureOf(element)]));
  const authors = new Map(
    childrenNamed(channel, 'wp:author').map((author) => [
      textOf(author, 'wp:author_login'),
      textOf(author, 'wp:author_display_name', 'wp:author_login'),
    ]),
  );
  const wholePicture = wholePictureOf([...pictures.values()].map(({ url }) => url));
  return { host, base, authors, timeZone, body: { host, isWordPress, pictures, wholePicture } };
}

function pictureOf(element: XmlElement): FilePicture {
  const altText = metaOf(element, '_wp_attachment_image_alt') || textOf(element, 'title');
  return { url: textOf(element, 'wp:attachment_url'), altText: isFileName(altText) ? '' : altText };
}

/** Cameras' and tools' names describe no picture. */
function isFileName(text: string): boolean {
  return /^\S*\d{3,}\S*$|\.\w{3,4}$/.test(text);
}

function metaOf(element: XmlElement, key: string): string {
  const meta = childrenNamed(element, 'wp:postmeta').find((each) => textOf(each, 'wp:meta_key') === key);
  return meta === undefined ? '' : textOf(meta, 'wp:meta_value');
}

function readItem(file: Export, { element, line }: Item): ContentRow | MoveInProblem | null {
  const title = textOf(element, 'title');
  const type = typeOf(element);
  const isEmpty = title === '' && textOf(element, 'content:encoded', 'wp:attachment_url') === '';
  // Exports of Squarespace hold dozens of items with nothing in them.
  if (isEmpty && textOf(element, 'wp:post_id', 'link', 'guid') === '') return null;
  if (SILENT.test(type)) return null;
  const no = (code: MoveInCode, value = ''): MoveInProblem => ({ line, title, code, values: { value } });
  if (textOf(element, 'wp:status') === 'trash') return no('wasInTrash');
  if (type === 'attachment') return readAttachment({ element, line }) ?? no('notAPicture');
  if (type !== 'post' && type !== 'page') return no('typeNotTaken', type.slice(0, 40));
  if (isEmpty) return no('nothingInIt');
  return type === 'page' ? readPage(file, { element, line }) : readPost(file, { element, line });
}

/** Pages of Squarespace lack most fields, at times their type. */
function typeOf(element: XmlElement): string {
  const type = textOf(element, 'wp:post_type');
  if (type !== '') return type;
  if (textOf(element, 'wp:attachment_url') !== '') return 'attachment';
  return textOf(element, 'wp:post_date', 'wp:post_date_gmt', 'pubDate') === '' ? 'page' : 'post';
}

function keyOf(file: Export, { element, line }: Item): string {
  const id = textOf(element, 'wp:post_id', 'guid', 'link') || `${line} ${textOf(element, 'title')}`;
  return `${file.host || 'file'} ${id}`.slice(0, 900);
}

function readAttachment(item: Item): PictureRow | null {
  const { url, altText } = pictureOf(item.element);
  if (!isPictureAddress(url) || !URL.canParse(url)) return null;
  const title = textOf(item.element, 'title') || url;
  // Found again by its address: texts name pictures by it.
  return { kind: 'picture', line: item.line, title, key: url.slice(0, 900), url, altText, problems: [] };
}

function written(file: Export, item: Item) {
  const { element, line } = item;
  const converted = convertBody(textOf(element, 'content:encoded'), file.body);
  const status = statusOf(textOf(element, 'wp:status'));
  const isProtected = textOf(element, 'wp:post_password') !== '';
  const problems: Problem<MoveInCode>[] = [...converted.problems];
  if (isProtected) problems.push({ code: 'wasProtected' });
  return {
    ...{ line, title: textOf(element, 'title'), key: keyOf(file, item) },
    path: pathOf(textOf(element, 'link'), file.base),
    urlId:
      givenUrlId(textOf(element, 'wp:post_name').replace(/\.html?$/i, ''))
        .split('/')
        .at(-1) ?? '',
    html: converted.html,
    pictures: converted.pictures,
    embeds: converted.embeds,
    seo: seoOf(element),
    status: isProtected && status === 'published' ? ('private' as const) : status,
    problems,
  };
}

/** What the two usual plugins keep; texts with places to fill in are theirs alone. */
function seoOf(element: XmlElement): PageRow['seo'] {
  const of = (...keys: readonly string[]) => keys.map((key) => metaOf(element, key)).find((text) => text !== '') ?? '';
  const own = (text: string) => (text.includes('%') ? '' : text);
  return {
    title: own(of('_yoast_wpseo_title', 'rank_math_title')),
    description: own(of('_yoast_wpseo_metadesc', 'rank_math_description')),
  };
}

function readPage(file: Export, item: Item): PageRow {
  const { status, embeds: _, ...row } = written(file, item);
  // Themes of Squarespace show no title of a page.
  const html = file.body.isWordPress ? withTitle(row.title, row.html) : row.html;
  return { kind: 'page', ...row, html, isShown: status === 'published' };
}

function readPost(file: Export, item: Item): PostRow {
  const { element } = item;
  const { embeds, ...row } = written(file, item);
  const date = momentOf(element, file.timeZone);
  const login = textOf(element, 'dc:creator');
  const thumbnail = file.body.pictures.get(metaOf(element, '_thumbnail_id'))?.url ?? '';
  return {
    kind: 'post',
    ...row,
    excerpt: convertBody(textOf(element, 'excerpt:encoded'), file.body).html,
    publishOn: date,
    author: file.authors.get(login) ?? login,
    tags: termsOf(element, ['post_tag', 'tag']),
    categories: termsOf(element, ['category', '']),
    picture: isPictureAddress(thumbnail) ? thumbnail : null,
    isFeatured: textOf(element, 'wp:is_sticky') === '1',
    comments: commentsOf(element),
    problems: [...row.problems, ...embedNotes({ embeds })],
  };
}

const ORDER: Readonly<Record<ContentRow['kind'], number>> = {
  ...{ picture: 0, page: 1, post: 2, subscriber: 3, customer: 4, redirect: 5, order: 6 },
};

/** Pictures first: texts that show them find them. */
export function inOrder(rows: readonly ContentRow[]): readonly ContentRow[] {
  return rows.toSorted((one, other) => ORDER[one.kind] - ORDER[other.kind]);
}
