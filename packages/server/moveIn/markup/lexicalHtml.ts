import { escapeHtml } from '@quoin/rendering/page';
import MarkdownIt from 'markdown-it';
import { isThing, type JsonThing, textIn, thingsIn } from '../readers/jsonValues.ts';
import { cardHtml } from './ghostCards.ts';

export interface GhostHtml {
  readonly html: string;
  /** Cards that nobody here knows. */
  readonly unknown: readonly string[];
}

const markdown = new MarkdownIt({ html: true });

/** A text of Ghost's present editor (Lexical) as HTML. */
export function lexicalHtml(document: JsonThing): GhostHtml {
  const unknown = new Set<string>();
  const { root } = document;
  return { html: isThing(root) ? inside(root, unknown) : '', unknown: [...unknown] };
}

function inside(node: JsonThing, unknown: Set<string>): string {
  return thingsIn(node.children)
    .map((child) => nodeHtml(child, unknown))
    .join('');
}

const TAGS: Readonly<Record<string, string>> = {
  paragraph: 'p',
  listitem: 'li',
  quote: 'blockquote',
  aside: 'blockquote',
};

function nodeHtml(node: JsonThing, unknown: Set<string>): string {
  const type = textIn(node, 'type').replace(/^extended-/, '');
  const tag = Object.hasOwn(TAGS, type) ? TAGS[type] : undefined;
  if (tag !== undefined) return wrapped(tag, inside(node, unknown));
  switch (type) {
    case 'text':
      return formatted(textIn(node, 'text'), typeof node.format === 'number' ? node.format : 0);
    case 'linebreak':
      return '<br>';
    case 'heading':
      return wrapped(/^h[1-6]$/.test(textIn(node, 'tag')) ? textIn(node, 'tag') : 'h2', inside(node, unknown));
    case 'list':
      return wrapped(textIn(node, 'listType') === 'number' ? 'ol' : 'ul', inside(node, unknown));
    case 'link':
    case 'autolink':
      return `<a href="${escapeHtml(textIn(node, 'url'))}">${inside(node, unknown)}</a>`;
    case 'markdown':
      return markdown.render(textIn(node, 'markdown'));
    default:
      return cardHtml(type, node) ?? noted(type, node, unknown);
  }
}

function noted(type: string, node: JsonThing, unknown: Set<string>): string {
  unknown.add(type.slice(0, 40));
  return inside(node, unknown);
}

function wrapped(tag: string, html: string): string {
  return `<${tag}>${html}</${tag}>`;
}

/** Bits of a text's look, from the outside in. */
const LOOKS = [
  ...([
    [1, 'strong'],
    [2, 'em'],
    [4, 's'],
    [8, 'u'],
    [16, 'code'],
    [32, 'sub'],
    [64, 'sup'],
    [128, 'mark'],
  ] as const),
] as const;

function formatted(text: string, format: number): string {
  return LOOKS.filter(([bit]) => (format & bit) !== 0).reduceRight(
    (html, [, tag]) => wrapped(tag, html),
    escapeHtml(text),
  );
}

/** `[markers, atoms, cards]` of the editor that Ghost had before (Mobiledoc 0.3). */
export function mobiledocHtml(document: JsonThing): GhostHtml {
  const unknown = new Set<string>();
  const parts: Parts = {
    markups: listIn(document.markups),
    atoms: listIn(document.atoms),
    cards: listIn(document.cards),
  };
  const html = listIn(document.sections).map((section) => sectionHtml(section, parts, unknown));
  return { html: html.join(''), unknown: [...unknown] };
}

type List = readonly unknown[];

interface Parts {
  readonly markups: readonly List[];
  readonly atoms: readonly List[];
  readonly cards: readonly List[];
}

function listIn(value: unknown): readonly List[] {
  return Array.isArray(value) ? value.filter((each): each is List => Array.isArray(each)) : [];
}

function sectionHtml([kind, ...rest]: List, parts: Parts, unknown: Set<string>): string {
  if (kind === 1) return wrapped(plainTag(rest[0]), markersHtml(rest[1], parts));
  if (kind === 2) return `<figure><img src="${escapeHtml(String(rest[0]))}" alt=""></figure>`;
  if (kind === 3) {
    const items = listIn(rest[1]).map((markers) => wrapped('li', markersHtml(markers, parts)));
    return wrapped(rest[0] === 'ol' ? 'ol' : 'ul', items.join(''));
  }
  const [name, payload] = kind === 10 ? (parts.cards[Number(rest[0])] ?? []) : [];
  if (typeof name !== 'string') return '';
  const card = isThing(payload) ? payload : {};
  if (name === 'markdown' || name === 'card-markdown') return markdown.render(textIn(card, 'markdown'));
  const html = cardHtml(name, card);
  if (html === null) unknown.add(name.slice(0, 40));
  return html ?? '';
}

function plainTag(tag: unknown): string {
  return typeof tag === 'string' && /^(?:p|h[1-6]|blockquote|aside)$/.test(tag)
    ? tag.replace('aside', 'blockquote')
    : 'p';
}

function markersHtml(markers: unknown, { markups, atoms }: Parts): string {
  const open: string[] = [];
  return listIn(markers)
    .map(([kind, opened, closed, value]) => {
      const begun = (Array.isArray(opened) ? opened : []).map((index) => markupOf(markups[Number(index)]));
      open.push(...begun.map(({ tag }) => tag));
      const words = kind === 0 ? escapeHtml(String(value ?? '')) : atomHtml(atoms[Number(value)]);
      const ended = Array.from({ length: Number(closed) || 0 }, () => open.pop()).filter((tag) => tag !== undefined);
      return begun.map(({ opening }) => opening).join('') + words + ended.map((tag) => `</${tag}>`).join('');
    })
    .join('');
}

function markupOf(markup: List | undefined): { readonly tag: string; readonly opening: string } {
  const [given, attributes] = markup ?? [];
  const tag = typeof given === 'string' && /^(?:a|b|strong|em|i|u|s|code|sub|sup|mark)$/.test(given) ? given : 'span';
  const at = Array.isArray(attributes) ? attributes.indexOf('href') : -1;
  const href = at < 0 ? '' : ` href="${escapeHtml(String((attributes as List)[at + 1] ?? ''))}"`;
  return { tag, opening: `<${tag}${href}>` };
}

function atomHtml(atom: List | undefined): string {
  const [name, text] = atom ?? [];
  return name === 'soft-return' ? '<br>' : escapeHtml(typeof text === 'string' ? text : '');
}
