import { INLINE_TAGS } from './markup.ts';

/** A top-level block of a piece of HTML, as it is written there. */
export interface SourceBlock {
  readonly html: string;
  /** With white space and comments up to the next block; the first one with those before it. */
  readonly source: string;
}

const VOID: ReadonlySet<string> = new Set([
  ...['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'],
]);
/** What is in these is no markup to a parser. */
const RAW: ReadonlySet<string> = new Set([
  ...['script', 'style', 'textarea', 'title', 'xmp', 'noscript', 'noembed', 'plaintext', 'template', 'noframes'],
]);
const PARTS = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][\w:-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/g;

interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** The blocks of HTML whose tags all pair; null where a parser would have to guess. */
export function sourceBlocks(html: string): readonly SourceBlock[] | null {
  const blocks = stretchesOf(html);
  if (blocks === null) return null;
  return blocks.map(({ from, to }, index) => {
    const end = blocks[index + 1]?.from ?? html.length;
    const before = index === 0 && isNothing(html.slice(0, from)) ? 0 : from;
    return { html: html.slice(from, to), source: html.slice(before, isNothing(html.slice(to, end)) ? end : to) };
  });
}

function stretchesOf(html: string): readonly Stretch[] | null {
  const blocks: Stretch[] = [];
  const open: string[] = [];
  let from = 0;
  for (const { 0: whole, 1: slash, 2: name, index } of html.matchAll(PARTS)) {
    const tag = name?.toLowerCase();
    if (tag === undefined) continue;
    if (RAW.has(tag)) return null;
    const isEnd = slash === '/';
    if (open.length === 0) from = index;
    if (isEnd && open.pop() !== tag) return null;
    if (!isEnd && !VOID.has(tag)) open.push(tag);
    if (open.length === 0 && !INLINE_TAGS.has(tag)) blocks.push({ from, to: index + whole.length });
  }
  return open.length === 0 ? blocks : null;
}

function isNothing(between: string): boolean {
  return between.replace(/<!--[\s\S]*?-->/g, '').trim() === '';
}
