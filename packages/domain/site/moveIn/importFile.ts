import { readTable } from '@quoin/domain/formats';

/** What a file holds that somebody brings along from elsewhere. */
export const IMPORT_KINDS = [
  ...([
    'products',
    'wordpress',
    'squarespace',
    'ghost',
    'substack',
    'subscribers',
    'customers',
    'redirects',
    'orders',
    'pages',
  ] as const),
] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];
/** Product files are compared with the site cell by cell and have screens of their own. */
export type MoveInKind = Exclude<ImportKind, 'products'>;
export const MOVE_IN_KINDS = IMPORT_KINDS.filter((kind): kind is MoveInKind => kind !== 'products');

/** Where what a file holds goes. */
export interface MoveInChoices {
  /** A blog's id; '' for a new one. */
  readonly blog: string;
  /** A mailing list's id; '' for a new one. */
  readonly list: string;
  /** The owner says that everybody on the list has agreed. */
  readonly hasConsent: boolean;
  /** Sales reports count imported orders. */
  readonly isInReports: boolean;
}

export const NO_CHOICES: MoveInChoices = { blog: '', list: '', hasConsent: false, isInReports: false };

/** Kinds whose files may hold posts, and people who agreed to get mail. */
export function hasPosts(kind: ImportKind): boolean {
  return ['wordpress', 'squarespace', 'ghost', 'substack', 'pages'].includes(kind);
}

export function hasSubscribers(kind: ImportKind): boolean {
  return ['ghost', 'substack', 'subscribers'].includes(kind);
}

/** Hosts and marks of its own: a text that speaks of the product is no export of it. */
const SQUARESPACE = /\.squarespace\.com|squarespace-cdn\.com|"[^"]{0,200}\bsqs-|>https?:\/\/[^<]{0,200}squarespace/i;
const CUSTOMER =
  /^(?:default address .+|shipping address.*|address 1 - .+|accepts (?:email |sms )?marketing|total spent|total orders|user_email|billing[ _]address.*|billing[ _]postcode|tax exempt|street|city|postcode|postal code|zip(?: code)?|stra(?:ß|ss)e|plz|postleitzahl|ort|stadt|ville|code postal|ciudad|città|cidade|住所|地址)$/i;
const EMAIL =
  /^(?:e-?mail.*|user_email|customer email|adresse e-?mail|courriel|correo(?: electrónico)?|indirizzo e-?mail|メール(?:アドレス)?|邮箱|電子郵件)$/i;
/** Of mailing lists, whose people may have an address too. */
const LIST = /^(?:optin_time|member_rating|email marketing status|active_subscription|subscribed_to_emails)$/i;
/** Columns that only orders have, whoever exported them. */
const ORDER =
  /^(?:lineitem (?:name|quantity)|financial status|order[ _]total(?: amount)?|item[ _]product[ _]id|line[ _]item[ _]1|line total)$/i;
/** A text of its own under a title; products have a price, a maker or variants beside it. */
const TEXT =
  /^(?:body[ _](?:\()?html\)?|(?:post )?content|body|html|inhalt|contenu|contenido|contenuto|conteúdo|本文|内容|內容|내용)$/i;
const TITLE = /^(?:(?:page |post )?title|titel|titre|título|titolo|タイトル|标题|標題|제목|заголовок)$/i;
const PRODUCT = /price|preis|prix|precio|vendor|variant|\bsku\b|inventory|stock|option ?1|価格|价格/i;
const OLD = /^(?:redirect from|from|old(?: ?url| path| address)?|source(?: url)?|origin(?:al)?)$/i;
const NEW = /^(?:redirect to|to|new(?: ?url| path| address)?|target(?: url)?|destination)$/i;

/** What a file is, by its beginning. What looks like nothing else is taken for products: their columns can be chosen. */
export function recogniseFile(beginning: string): ImportKind {
  const text = beginning.replace(/^\uFEFF/, '').trimStart();
  if (text.startsWith('PK\u0003\u0004')) return 'substack';
  if (/^\{\s*"(?:pages|articles)"/.test(text)) return 'pages';
  if (text.startsWith('{') || text.startsWith('[')) return 'ghost';
  if (text.startsWith('<')) return SQUARESPACE.test(text) ? 'squarespace' : 'wordpress';
  const header = (readTable(text.slice(0, 20_000)).records[0]?.cells ?? []).map((cell) => cell.trim());
  const has = (name: RegExp) => header.some((cell) => name.test(cell));
  if (has(OLD) && has(NEW)) return 'redirects';
  if (header.length > 0 && header.length <= 3 && header.slice(0, 2).every((cell) => /^(?:\/|https?:)/.test(cell)))
    return 'redirects';
  if (has(ORDER)) return 'orders';
  if (has(TITLE) && has(TEXT) && !has(PRODUCT)) return 'pages';
  if (has(EMAIL) && has(CUSTOMER) && !has(LIST)) return 'customers';
  return has(EMAIL) || header.some((cell) => /^[^\s@]+@[^\s@]+$/.test(cell)) ? 'subscribers' : 'products';
}
