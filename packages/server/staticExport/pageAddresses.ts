import { escapeHtml } from '@quoin/rendering/page';
import { parseDocument } from 'htmlparser2';

type Node = ReturnType<typeof parseDocument>['childNodes'][number];
export type PageElement = Extract<Node, { attribs: unknown }>;

/** What a written address is for: `link` leads somewhere, `part` is loaded with the page, `named` names an address to others. */
export type AddressRole = 'link' | 'part' | 'named';

/** What becomes of a page. */
export interface PageRules {
  /** Another address for a written one; null: the attribute goes. */
  readonly address: (written: string, role: AddressRole) => string | null;
  /** Attributes of an element that change: null takes one away. Addresses are asked for afterwards. */
  readonly attributes: (element: PageElement) => Readonly<Record<string, string | null>>;
  /** What an element is replaced by; undefined: it stays. */
  readonly replacement: (element: PageElement) => string | undefined;
  /** Behind the last element of the head. */
  readonly headEnd: string;
}

interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

const OPTIONS = { withStartIndices: true, withEndIndices: true } as const;

/** A page with other addresses, everything else to the letter. */
export function editPage(html: string, rules: PageRules): string {
  const edits: Edit[] = [];
  const walk = (nodes: readonly Node[]): void => {
    for (const node of nodes) if ('attribs' in node) visit(node);
  };
  const visit = (element: PageElement): void => {
    const replaced = rules.replacement(element);
    if (replaced !== undefined) {
      edits.push({ from: element.startIndex!, to: element.endIndex! + 1, text: replaced });
      return;
    }
    edits.push(...tagEdit(html, element, rules));
    if (element.name === 'style') edits.push(...styleEdits(element, rules));
    else walk(element.childNodes);
  };
  walk(parseDocument(html, OPTIONS).childNodes);
  const end = html.search(/<\/head>/i);
  if (rules.headEnd !== '' && end >= 0) edits.push({ from: end, to: end, text: rules.headEnd });
  return applied(html, edits);
}

function applied(html: string, edits: readonly Edit[]): string {
  let [text, at] = ['', 0];
  for (const edit of edits.toSorted((one, other) => one.from - other.from)) {
    text += html.slice(at, edit.from) + edit.text;
    at = edit.to;
  }
  return text + html.slice(at);
}

function styleEdits(element: PageElement, { address }: PageRules): readonly Edit[] {
  return element.childNodes.flatMap((node) => {
    if (node.type !== 'text') return [];
    const text = editStyles(node.data, (written) => address(written, 'part'));
    return text === node.data ? [] : [{ from: node.startIndex!, to: node.endIndex! + 1, text }];
  });
}

function tagEdit(html: string, element: PageElement, rules: PageRules): readonly Edit[] {
  const changes = { ...rules.attributes(element) };
  for (const [name, value] of Object.entries(element.attribs)) {
    if (Object.hasOwn(changes, name)) continue;
    const changed = attributeOf(element, name, value, rules);
    if (changed !== value) changes[name] = changed;
  }
  if (Object.keys(changes).length === 0) return [];
  const from = element.startIndex!;
  const to = tagEnd(html, from);
  const attributes = Object.entries({ ...element.attribs, ...changes }).flatMap(([name, value]) =>
    value === null ? [] : [` ${name}="${escapeHtml(value)}"`],
  );
  const closing = html[to - 2] === '/' ? ' /' : '';
  return [{ from, to, text: `<${element.name}${attributes.join('')}${closing}>` }];
}

/** Behind the `>` of a tag; one within quotes is a letter. */
function tagEnd(html: string, from: number): number {
  let quote = '';
  for (let at = from; at < html.length; at += 1) {
    const letter = html[at]!;
    if (quote !== '') quote = letter === quote ? '' : quote;
    else if (letter === '"' || letter === "'") quote = letter;
    else if (letter === '>') return at + 1;
  }
  return html.length;
}

const LOADED = new Set(['src', 'poster', 'data-src', 'data-image']);
const NAMING_LINKS = /^(?:canonical|alternate|prev|next)$/i;

function attributeOf(element: PageElement, name: string, value: string, { address }: PageRules): string | null {
  if (name === 'srcset' || name === 'imagesrcset') return editSources(value, (written) => address(written, 'part'));
  if (name === 'style') return editStyles(value, (written) => address(written, 'part'));
  if (LOADED.has(name)) return element.name === 'iframe' ? address(value, 'link') : address(value, 'part');
  if (name !== 'href') return value;
  if (element.name === 'a' || element.name === 'area') return address(value, 'link');
  if (element.name !== 'link') return value;
  return address(value, NAMING_LINKS.test(element.attribs.rel ?? '') ? 'named' : 'part');
}

function editSources(text: string, address: (written: string) => string | null): string {
  return text
    .split(/,\s+/)
    .map((source) => {
      const [url = '', ...rest] = source.trim().split(/\s+/);
      return [address(url) ?? url, ...rest].join(' ');
    })
    .join(', ');
}

/** Addresses in style rules. */
export function editStyles(css: string, address: (written: string) => string | null): string {
  return css.replace(/url\(\s*(["']?)([^"')]+)\1\s*\)/g, (whole, quote: string, written: string) => {
    const changed = written.startsWith('data:') ? written : (address(written) ?? written);
    return changed === written ? whole : `url(${quote}${changed}${quote})`;
  });
}
