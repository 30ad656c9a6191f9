import { linkProblem, linkTarget, recordKey, type SiteRecords, sectionsOf, textIn } from '@quoin/domain/document';
import { readOrderLink } from '@quoin/domain/site';
import * as commonTexts from '@quoin/messages/app/common';
import * as ownTexts from '@quoin/messages/app/linkChoices';
import { listPages } from '../shell/panels/pageList.ts';

export type LinkKind = 'page' | 'product' | 'section' | 'file' | 'email' | 'phone' | 'web';

/** Something a link can lead to. */
export interface LinkChoice {
  readonly kind: LinkKind;
  readonly href: string;
  readonly text: string;
  /** What it is, or where. */
  readonly hint: string;
}

export interface LinkedProduct {
  readonly title: string;
  readonly url: string;
}

export interface LinkedFile {
  readonly name: string;
  /** On the site. */
  readonly address: string;
}

export interface LinkGround {
  readonly records: SiteRecords;
  /** The page of the link, which can jump to its sections. */
  readonly page: string;
  readonly products: readonly LinkedProduct[];
  readonly files: readonly LinkedFile[];
}

const MOST = 40;
/** Fewer people look for a product than for a page, but never for the fortieth page of one letter. */
const MOST_PAGES = 25;

/** What one may mean by what one has typed: the address itself first, when it is one. */
export function linkChoices({ records, page, products, files }: LinkGround, typed: string): readonly LinkChoice[] {
  const search = folded(typed);
  const isFound = (...texts: readonly string[]) => texts.some((text) => folded(text).includes(search));
  const pages = pageChoices(records).filter(({ text, href }) => isFound(text, href));
  const sections = sectionChoices(records, page).filter(({ text }) => isFound(text));
  const found = products.map(
    ({ title, url }): LinkChoice => ({
      ...{ kind: 'product', href: pathOf(url), text: title, hint: commonTexts.product },
    }),
  );
  const stored = files.map(
    ({ name, address }): LinkChoice => ({
      ...{ kind: 'file', href: address, text: name, hint: ownTexts.file },
    }),
  );
  const orders = orderChoices(records).filter(({ text, href }) => isFound(text, href));
  const all = [
    ...typedChoices(records, typed),
    ...orders,
    ...pages.slice(0, MOST_PAGES),
    ...sections,
    ...found,
    ...stored,
  ];
  return all.slice(0, MOST);
}

/** Addresses that the typed words are, or nearly are. */
function typedChoices(records: SiteRecords, typed: string): readonly LinkChoice[] {
  const text = typed.trim();
  if (text === '') return [];
  const bare = text.replace(/^(?:mailto|tel):\s*/i, '');
  const email = linkTarget(records, `mailto:${bare}`);
  if (bare.includes('@') && email.kind === 'email') {
    return [{ kind: 'email', href: `mailto:${bare}`, text: bare, hint: commonTexts.email }];
  }
  const digits = bare.replace(/[^\d+]/g, '');
  if (/^[+\d][\d\s().-]*$/.test(bare) && linkTarget(records, `tel:${digits}`).kind === 'phone') {
    return [{ kind: 'phone', href: `tel:${digits}`, text: bare, hint: commonTexts.phone }];
  }
  const target = linkTarget(records, text);
  if (target.kind === 'web') return [{ kind: 'web', href: target.url, text: target.url, hint: ownTexts.webPage }];
  if (['own', 'anchor', 'page', 'unknown'].includes(target.kind)) {
    return [{ kind: 'web', href: text, text, hint: ownTexts.addressOnThisSite }];
  }
  return [];
}

/** The account that the site's owner has where people order (EDIT-08). */
function orderChoices(records: SiteRecords): readonly LinkChoice[] {
  const order = readOrderLink(records.get(recordKey('site', 'site'))?.ordering);
  return order === null ? [] : [{ kind: 'web', href: order.url, text: order.title, hint: ownTexts.onlineOrdering }];
}

function pageChoices(records: SiteRecords): readonly LinkChoice[] {
  return listPages(records)
    .filter(({ isDeleted }) => !isDeleted)
    .map(({ title, path }) => ({ kind: 'page', href: path, text: title, hint: path }));
}

/** Sections of the page in front, by name or number. */
function sectionChoices(records: SiteRecords, page: string): readonly LinkChoice[] {
  return sectionsOf(records, page).map((id, index) => ({
    ...{ kind: 'section', href: `#section-${id}`, hint: ownTexts.onThisPage },
    text: sectionName(records, id, index),
  }));
}

function sectionName(records: SiteRecords, id: string, index: number): string {
  return textIn(records.get(recordKey('section', id)) ?? {}, 'name') || ownTexts.section(index + 1);
}

/** A link as people read it; `problem`: a code and its values where it leads nowhere. */
export function describeLink({ records }: Pick<LinkGround, 'records'>, href: string) {
  return { ...described(records, href), problem: linkProblem(records, href) };
}

/** Words for a link where none are chosen. */
export function describeLinkWords(records: SiteRecords, href: string): string {
  return described(records, href).text;
}

function described(records: SiteRecords, href: string): LinkChoice {
  const target = linkTarget(records, href);
  if (target.kind === 'own' && FILES.test(target.path))
    return { kind: 'file', href, text: fileName(target.path), hint: ownTexts.file };
  const asWritten = { href, text: href };
  switch (target.kind) {
    case 'email':
      return { kind: 'email', href, text: target.address, hint: commonTexts.email };
    case 'phone':
      return { kind: 'phone', href, text: target.number, hint: commonTexts.phone };
    case 'anchor':
      return { kind: 'section', href, text: anchorName(records, target.anchor) || href, hint: ownTexts.onThisPage };
    case 'page': {
      const title = textIn(records.get(recordKey('page', target.page)) ?? {}, 'title');
      const at = anchorName(records, target.anchor);
      return { kind: 'page', href, text: [title || href, at].filter((part) => part !== '').join(', '), hint: href };
    }
    case 'own':
      return { kind: 'page', ...asWritten, hint: ownTexts.onThisSite };
    default:
      return { kind: 'web', ...asWritten, hint: target.kind === 'web' ? ownTexts.webPage : ownTexts.url };
  }
}

/** Where the library's files lie. */
const FILES = /^(?:s|static)\//;

function fileName(path: string): string {
  return path.split('/').at(-1) ?? path;
}

function anchorName(records: SiteRecords, anchor: string): string {
  const id = anchor.replace(/^section-/, '');
  const page = textIn(records.get(recordKey('section', id)) ?? {}, 'page');
  const at = sectionsOf(records, page).indexOf(id);
  return at < 0 ? '' : sectionName(records, id, at);
}

/** Products are answered with their whole address; a link within the site needs its path alone. */
function pathOf(url: string): string {
  return url.replace(/^https?:\/\/[^/]+/i, '') || '/';
}

function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim();
}
