import { parseEmbed } from '@quoin/domain/media';
import type { Problem } from '@quoin/domain/problem';
import type { MoveInCode } from '@quoin/domain/site';
import { escapeHtml } from '@quoin/rendering/page';
import { parseDocument } from 'htmlparser2';
import { type Element, firstWithin, type Node, titledLink, wordsOf } from './elements.ts';
import { withParagraphs } from './paragraphs.ts';
import { bestPicture, isPictureAddress } from './pictureAddress.ts';
import { type FilePicture, withoutShortcodes } from './shortcodes.ts';
import { substackPart } from './substackParts.ts';

export interface BodySource {
  /** Of the former site, without `www.`; '' where nothing says so. */
  readonly host: string;
  readonly isWordPress: boolean;
  readonly pictures: ReadonlyMap<string, FilePicture>;
  /** Of a picture in another size: the address of the whole one. */
  readonly wholePicture: (url: string) => string;
}

export interface ConvertedBody {
  /** Plain HTML; something embedded is a paragraph of one link with `data-embed`. */
  readonly html: string;
  readonly pictures: readonly string[];
  readonly embeds: readonly string[];
  readonly problems: readonly Problem<MoveInCode>[];
}

interface Work {
  readonly source: BodySource;
  readonly pictures: Set<string>;
  readonly embeds: Set<string>;
  readonly removed: Set<string>;
  readonly blocks: Set<string>;
}

/** The text of a post or page of another product as plain HTML: its editor's marks are gone, its pictures are named. */
export function convertBody(raw: string, source: BodySource): ConvertedBody {
  const plain = source.isWordPress ? withoutShortcodes(raw, source.pictures) : { html: raw, unknown: [] };
  const text = source.isWordPress ? withParagraphs(plain.html) : plain.html;
  const work: Work = {
    source,
    ...{ pictures: new Set(), embeds: new Set(), removed: new Set(), blocks: new Set() },
  };
  const html = childrenOf(parseDocument(text).childNodes, work).trim();
  const problems: Problem<MoveInCode>[] = [
    ...plain.unknown.map((value) => ({ code: 'shortcodeKept' as const, values: { value } })),
    ...[...work.blocks].map((value) => ({ code: 'blockLeftOut' as const, values: { value } })),
    ...(work.removed.size === 0
      ? []
      : [{ code: 'markupLeftOut' as const, values: { value: [...work.removed].join(', ') } }]),
  ];
  return { html, pictures: [...work.pictures], embeds: [...work.embeds], problems };
}

/** In a post, which is one text, what was embedded becomes a link. */
export function embedNotes({ embeds }: Pick<ConvertedBody, 'embeds'>): readonly Problem<MoveInCode>[] {
  return embeds.map((value) => ({ code: 'embedBecameLink', values: { value: value.slice(0, 200) } }));
}

function childrenOf(nodes: readonly Node[], work: Work): string {
  return nodes.map((node) => rendered(node, work)).join('');
}

function rendered(node: Node, work: Work): string {
  if (node.type === 'text') return escapeHtml((node as unknown as { readonly data: string }).data);
  if (node.type === 'comment') return noteBlock((node as unknown as { readonly data: string }).data, work);
  if (!('attribs' in node)) return '';
  const special = ofClass(node, work);
  if (special !== null) return special;
  const own = OWN[node.name];
  if (own !== undefined) return own(node, work);
  return standingAlone(node, work) ?? plainElement(node, work);
}

/** A block of WordPress that is made when the page is shown has nothing in the file. */
function noteBlock(comment: string, { blocks }: Work): string {
  const [, name = ''] = /^\s*wp:([a-z0-9/-]+)\b[\s\S]*\/\s*$/.exec(comment) ?? [];
  if (name !== '' && !SILENT.has(name)) blocks.add(name);
  return '';
}

const SILENT: ReadonlySet<string> = new Set(['more', 'nextpage', 'spacer', 'separator']);

const nothing = () => '';
const OWN: Readonly<Record<string, (element: Element, work: Work) => string>> = {
  script: removed,
  style: nothing,
  template: nothing,
  svg: nothing,
  canvas: nothing,
  button: nothing,
  form: removed,
  input: nothing,
  noscript: (element, work) => (hasLatePicture(element) ? '' : childrenOf(element.children, work)),
  img: pictureOf,
  // Ways to show one picture: the picture itself is among them.
  picture: ({ children }, work) => childrenOf(children, work),
  source: nothing,
  iframe: (element, work) => embedded(element.attribs.src || element.attribs['data-src'] || '', work),
  embed: (element, work) => embedded(element.attribs.src ?? '', work),
  object: (element, work) => embedded(element.attribs.data ?? '', work) || childrenOf(element.children, work),
  video: recording,
  audio: recording,
  a: linkOf,
};

function removed({ name }: Element, work: Work): string {
  work.removed.add(`<${name}>`);
  return '';
}

/** Squarespace and lazy-loading plugins repeat a picture for browsers without script. */
function hasLatePicture({ parent }: Element): boolean {
  const siblings = parent === null ? [] : (parent.children as readonly Node[]);
  return siblings.some((each) => 'attribs' in each && each.name === 'img');
}

function pictureOf({ attribs }: Pick<Element, 'attribs'>, work: Work): string {
  const address = bestPicture(attribs, work.source.wholePicture);
  if (address === null) return '';
  work.pictures.add(address);
  const alt = escapeHtml(attribs.alt ?? '');
  return `<img src="${escapeHtml(address)}" alt="${alt}">`;
}

function recording(element: Element, work: Work): string {
  const sources = element.children.flatMap((child) => ('attribs' in child ? [child.attribs.src ?? ''] : []));
  const address = element.attribs.src || sources.find((each) => each !== '') || '';
  return embedded(address, work);
}

/** What is shown in a frame: where it is known, its own address is, else the one it was given. */
function embedded(given: string, work: Work): string {
  const address = given.startsWith('//') ? `https:${given}` : given.trim();
  if (!/^https?:\/\//i.test(address)) return '';
  const url = parseEmbed(address)?.pageUrl ?? address;
  work.embeds.add(url);
  return `<p data-embed="1"><a href="${escapeHtml(url)}">${escapeHtml(url)}</a></p>`;
}

/** A link around a picture to the picture itself goes; one to another place of the former site stays within the site. */
function linkOf(element: Element, work: Work): string {
  const { href = '' } = element.attribs;
  const inside = childrenOf(element.children, work);
  const isAround = /^\s*<img\b[^>]*>\s*$/.test(inside);
  if (href === '' || (isAround && isPictureAddress(href))) return inside;
  return `<a href="${escapeHtml(withinSite(href, work.source.host))}">${inside}</a>`;
}

function withinSite(href: string, host: string): string {
  if (host === '' || !/^https?:/i.test(href) || !URL.canParse(href)) return href;
  const url = new URL(href);
  if (url.host.replace(/^www\./, '') !== host || /\/(?:wp-content|s|static)\//.test(url.pathname)) return href;
  return url.pathname + url.search + url.hash;
}

/** What some products write for recordings and for links with a picture. */
function ofClass(element: Element, work: Work): string | null {
  const { class: names = '', ...data } = element.attribs;
  if (names.includes('sqs-video-wrapper')) {
    const [, source = ''] = /\bsrc=["']?([^"'\s>]+)/.exec(data['data-html'] ?? '') ?? [];
    return embedded(source.replaceAll('&amp;', '&'), work) || childrenOf(element.children, work);
  }
  if (names.includes('sqs-audio-embed')) return titledLink(data['data-url'] ?? '', data['data-title'] ?? '');
  if (!names.includes('kg-bookmark-card')) {
    return substackPart(element, {
      inside: (nodes) => childrenOf(nodes, work),
      embedded: (url) => embedded(url, work),
      picture: (attribs) => pictureOf({ attribs }, work),
      leaveOut: (name) => {
        work.blocks.add(name);
        return '';
      },
    });
  }
  const link = firstWithin(element, ({ name }) => name === 'a');
  const title = firstWithin(element, ({ attribs }) => (attribs.class ?? '').includes('kg-bookmark-title'));
  return link === null ? null : titledLink(link.attribs.href ?? '', title === null ? '' : wordsOf(title));
}

/** An address alone in its paragraph is shown as what is there, as WordPress does. */
function standingAlone(element: Element, work: Work): string | null {
  if (element.name !== 'p' && element.name !== 'div' && element.name !== 'figure') return null;
  const isText = element.children.every((child) => child.type === 'text');
  if (!isText) return null;
  const words = wordsOf(element).trim();
  return /^https?:\/\/\S{3,2000}$/i.test(words) ? embedded(words, work) : null;
}

const VOID: ReadonlySet<string> = new Set(['br', 'hr', 'wbr', 'col', 'track', 'area', 'base', 'link', 'meta']);
const KEPT = ['href', 'start', 'colspan', 'rowspan', 'scope', 'lang', 'dir'] as const;

function plainElement(element: Element, work: Work): string {
  const { name, attribs } = element;
  const align = /(?:has-text-align-|text-align:\s*|^|\s)(?:align)?(center|right|justify)\b/.exec(
    `${attribs.class ?? ''} ${attribs.style ?? ''}`,
  )?.[1];
  const kept = KEPT.flatMap((each) => (attribs[each] === undefined ? [] : [`${each}="${escapeHtml(attribs[each])}"`]));
  const isText = /^(?:p|h[1-6])$/.test(name);
  const all = isText && align !== undefined ? [...kept, `class="text-align-${align}"`] : kept;
  const opening = `<${[name, ...all].join(' ')}>`;
  return VOID.has(name) ? opening : `${opening}${childrenOf(element.children, work)}</${name}>`;
}
