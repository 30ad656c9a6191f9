import {
  type AttributeSpec,
  type Attrs,
  type DOMOutputSpec,
  type MarkSpec,
  type NodeSpec,
  Schema,
} from 'prosemirror-model';
import { COLOR_CLASS_NAMES, SIZE_CLASS_NAMES } from './textClasses.ts';

/** On each element; written only where they are set. Which classes stay is up to storage (`OWNER_MARKUP`). */
const COMMON = ['lang', 'dir', 'class'] as const;

/** Of a picture, among words or with a caption. */
const PICTURE = ['src', 'srcset', 'sizes', 'alt', 'title', 'width', 'height', 'loading', ...COMMON] as const;

type Names = readonly string[];

function specsOf(names: Names): Record<string, AttributeSpec> {
  return Object.fromEntries(names.map((name) => [name, { default: null }]));
}

function readAttrs(element: HTMLElement, names: Names): Record<string, string | null> {
  return Object.fromEntries(names.map((name) => [name, element.getAttribute(name)]));
}

/** Attributes as an element has them: those that are set, in the order of the names. */
export function writtenAttrs(attrs: Attrs, names: Names): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (typeof attrs[name] === 'string' ? [[name, attrs[name]]] : [])));
}

/** Attributes that an element of this kind has, for code that writes it. */
export const ATTRIBUTES: Readonly<Record<string, Names>> = {
  ...{ paragraph: COMMON, heading: COMMON, quote: COMMON, bulletList: COMMON, listItem: COMMON, group: COMMON },
  orderedList: ['start', ...COMMON],
  code: COMMON,
  rule: [],
  lineBreak: [],
  picture: PICTURE,
  table: COMMON,
  tableRow: COMMON,
  tableCell: COMMON,
  tableHeader: ['scope', ...COMMON],
  link: ['href', 'target', 'rel', 'title', ...COMMON],
  color: ['class'],
  size: ['class'],
};

/**
 * A paragraph in an item or a quote may have no tags. `isOwn`: true for one that had tags, null for one that follows
 * its neighbours.
 */
const paragraph: NodeSpec = {
  content: 'inline*',
  group: 'block',
  attrs: { ...specsOf(COMMON), isOwn: { default: null } },
  parseDOM: [
    {
      tag: 'p',
      getAttrs: (element) => ({ ...readAttrs(element, COMMON), isOwn: element.hasAttribute(OWN) ? true : null }),
    },
  ],
  toDOM: ({ attrs }) => ['p', { ...writtenAttrs(attrs, COMMON), ...(attrs.isOwn ? { [OWN]: '' } : {}) }, 0],
};
/** Marks paragraphs with their own tags during editing. */
export const OWN = 'data-own';

const heading: NodeSpec = {
  content: 'inline*',
  group: 'block',
  defining: true,
  attrs: { level: { default: 2 }, ...specsOf(COMMON) },
  parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({
    tag: `h${level}`,
    getAttrs: (element: HTMLElement) => ({ ...readAttrs(element, COMMON), level }),
  })),
  toDOM: ({ attrs }) => [`h${attrs.level}`, writtenAttrs(attrs, COMMON), 0],
};

function holder(tag: string, name: string, content: string, more: Partial<NodeSpec> = {}): NodeSpec {
  const names = ATTRIBUTES[name] ?? [];
  return {
    content,
    attrs: specsOf(names),
    parseDOM: [{ tag, getAttrs: (element) => readAttrs(element, names) }],
    toDOM: ({ attrs }) => [tag, writtenAttrs(attrs, names), 0],
    ...more,
  };
}

const code: NodeSpec = {
  content: 'text*',
  group: 'block',
  marks: '',
  code: true,
  defining: true,
  attrs: { ...specsOf(COMMON), hasCode: { default: true } },
  parseDOM: [
    {
      tag: 'pre',
      preserveWhitespace: 'full',
      getAttrs: (element) => ({
        ...readAttrs(element, COMMON),
        hasCode: element.firstChild?.nodeName.toLowerCase() === 'code',
      }),
    },
  ],
  toDOM: ({ attrs }) =>
    attrs.hasCode ? ['pre', writtenAttrs(attrs, COMMON), ['code', 0]] : ['pre', writtenAttrs(attrs, COMMON), 0],
};

/** A picture with its caption, which may be empty. The figure itself has no attributes. */
const figure: NodeSpec = {
  content: 'inline*',
  group: 'block',
  isolating: true,
  defining: true,
  draggable: true,
  attrs: specsOf(PICTURE),
  parseDOM: [
    {
      tag: 'figure',
      getAttrs: (element) => {
        const image = childOf(element, 'img');
        return image === null ? false : readAttrs(image, PICTURE);
      },
      contentElement: (element) => (childOf(element, 'figcaption') ?? childOf(element, 'img')) as HTMLElement,
    },
  ],
  toDOM: ({ attrs }) => ['figure', ['img', writtenAttrs(attrs, PICTURE)], ['figcaption', 0]],
};

/** A film or the like: its address alone in a figure. Pages show a player in its place. */
const film: NodeSpec = {
  group: 'block',
  atom: true,
  draggable: true,
  attrs: { href: {} },
  parseDOM: [
    {
      tag: 'figure',
      getAttrs: (element) => {
        const href = childOf(element, 'a')?.getAttribute('href') ?? null;
        return element.childNodes.length === 1 && href !== null && href === element.textContent ? { href } : false;
      },
    },
  ],
  toDOM: ({ attrs }) => ['figure', ['a', { href: attrs.href as string }, attrs.href as string]],
};

function childOf(parent: Node, tag: string): HTMLElement | null {
  const found = Array.from(parent.childNodes).find((child) => child.nodeName.toLowerCase() === tag);
  return (found as HTMLElement | undefined) ?? null;
}

/** Which part of its table a row is in. Null: the part of the row before it. */
const PARTS: readonly string[] = ['thead', 'tbody', 'tfoot'];

const tableRow: NodeSpec = {
  content: '(tableCell | tableHeader)*',
  tableRole: 'row',
  attrs: { ...specsOf(COMMON), part: { default: null } },
  parseDOM: [
    {
      tag: 'tr',
      getAttrs: (element) => {
        const part = element.parentNode?.nodeName.toLowerCase() ?? '';
        return { ...readAttrs(element, COMMON), part: PARTS.includes(part) ? part : null };
      },
    },
  ],
  toDOM: ({ attrs }) => ['tr', writtenAttrs(attrs, COMMON), 0],
};

/** `colwidth` is what the table commands expect; it is never written. */
function cell(tag: 'td' | 'th', name: string): NodeSpec {
  const names = ATTRIBUTES[name] ?? [];
  return {
    content: 'block+',
    isolating: true,
    tableRole: tag === 'td' ? 'cell' : 'header_cell',
    attrs: { ...specsOf(names), colspan: { default: 1 }, rowspan: { default: 1 }, colwidth: { default: null } },
    parseDOM: [
      {
        tag,
        getAttrs: (element) => ({
          ...readAttrs(element, names),
          ...{ colspan: spanOf(element, 'colspan'), rowspan: spanOf(element, 'rowspan') },
        }),
      },
    ],
    toDOM: ({ attrs }) => [tag, { ...writtenAttrs(attrs, names), ...spansOf(attrs) }, 0],
  };
}

const MOST_SPANNED = 100;

function spanOf(element: HTMLElement, name: string): number {
  const span = Number(element.getAttribute(name) ?? 1);
  return Number.isInteger(span) && span > 1 && span < MOST_SPANNED ? span : 1;
}

/** Spans as a cell is written with them. */
export function spansOf({ colspan, rowspan }: Attrs): Record<string, string> {
  const spans = Object.entries({ colspan, rowspan }).filter(([, span]) => Number(span) > 1);
  return Object.fromEntries(spans.map(([name, span]) => [name, String(span)]));
}

/** Markup that is shown and kept as it is, and not edited here: definitions, frames, whatever the editor has no form for. */
const kept: NodeSpec = {
  group: 'block',
  atom: true,
  selectable: true,
  attrs: { html: {} },
  // Drawn by its own view. Copies of it contain this.
  toDOM: ({ attrs }) => ['div', { 'data-kept': attrs.html as string }],
  parseDOM: [
    { tag: 'div[data-kept]', priority: 60, getAttrs: (element) => ({ html: element.getAttribute('data-kept') ?? '' }) },
  ],
};

function inline(tag: string, name: string): NodeSpec {
  const names = ATTRIBUTES[name] ?? [];
  return {
    inline: true,
    group: 'inline',
    attrs: specsOf(names),
    parseDOM: [{ tag, getAttrs: (element) => readAttrs(element, names) }],
    toDOM: ({ attrs }): DOMOutputSpec => [tag, writtenAttrs(attrs, names)],
  };
}

const nodes = {
  doc: { content: 'block+' },
  paragraph,
  heading,
  quote: holder('blockquote', 'quote', 'block+', { group: 'block', defining: true }),
  bulletList: holder('ul', 'bulletList', 'listItem+', { group: 'block list' }),
  orderedList: holder('ol', 'orderedList', 'listItem+', { group: 'block list' }),
  listItem: holder('li', 'listItem', 'block+', { defining: true }),
  code,
  rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: (): DOMOutputSpec => ['hr'] },
  group: holder('div', 'group', 'block+', { group: 'block' }),
  figure,
  film,
  table: holder('table', 'table', 'tableRow+', { group: 'block', isolating: true, tableRole: 'table' }),
  tableRow,
  tableCell: cell('td', 'tableCell'),
  tableHeader: cell('th', 'tableHeader'),
  kept,
  text: { group: 'inline' },
  lineBreak: { ...inline('br', 'lineBreak'), selectable: false },
  picture: { ...inline('img', 'picture'), draggable: true },
} satisfies Record<string, NodeSpec>;

/** A mark of one or several tags that mean the same; which one it was is kept. */
function mark(tags: readonly [string, ...string[]], names: Names = COMMON, more: Partial<MarkSpec> = {}): MarkSpec {
  return {
    attrs: { ...specsOf(names), tag: { default: tags[0] } },
    parseDOM: tags.map((tag) => ({ tag, getAttrs: (element) => ({ ...readAttrs(element, names), tag }) })),
    toDOM: ({ attrs }) => [attrs.tag as string, writtenAttrs(attrs, names), 0],
    ...more,
  };
}

/** One of a few classes on a `span`, which may carry another look as well. */
function wordLook(classes: readonly string[]): MarkSpec {
  const getAttrs = (element: HTMLElement) => {
    const own = (element.getAttribute('class') ?? '').split(/\s+/);
    const found = classes.find((name) => own.includes(name));
    return found === undefined ? false : { class: found };
  };
  return {
    attrs: { class: {}, tag: { default: 'span' } },
    parseDOM: [{ tag: 'span', consuming: false, getAttrs }],
    toDOM: ({ attrs }) => ['span', { class: attrs.class as string }, 0],
  };
}

/** From the outside in. */
const marks = {
  link: mark(['a'], ATTRIBUTES.link, { inclusive: false }),
  strong: mark(['strong', 'b']),
  em: mark(['em', 'i']),
  underline: mark(['u']),
  strike: mark(['s', 'del', 'strike']),
  inserted: mark(['ins']),
  highlight: mark(['mark']),
  color: wordLook(COLOR_CLASS_NAMES),
  size: wordLook(SIZE_CLASS_NAMES),
  small: mark(['small']),
  quotation: mark(['q']),
  subscript: mark(['sub'], COMMON, { excludes: 'superscript subscript' }),
  superscript: mark(['sup'], COMMON, { excludes: 'superscript subscript' }),
  keyboard: mark(['kbd']),
  monospace: mark(['code']),
} satisfies Record<string, MarkSpec>;

export type BlockName = keyof typeof nodes;
export type MarkName = keyof typeof marks;

/** What a text can contain: everything that `OWNER_MARKUP` allows. What has no node is a kept piece. */
export const textSchema: Schema<BlockName, MarkName> = new Schema({ nodes, marks });
