import { OWNER_MARKUP, toMarkup } from '@quoin/domain/catalog';
import sanitizeHtml from 'sanitize-html';

export interface CleanMarkup {
  readonly html: string;
  /** What was taken out, each once, as its owner would recognise it: `<script>`, `style`, `href="javascript:…"`. */
  readonly removed: readonly string[];
}

type Attributes = Record<string, string>;

const TAGS: ReadonlySet<string> = new Set([...OWNER_MARKUP.tags, ...Object.keys(OWNER_MARKUP.renamed)]);
/** Tags that only carry looks: what they hold stays, nobody misses them. */
const PLAIN: ReadonlySet<string> = new Set(['font', 'html', 'head', 'body', 'section', 'article', 'main', 'o:p']);
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = OWNER_MARKUP.attributes;
const MAX_VALUE = 40;
/** Deeper than any text; keeps hostile ones from costing more than their length. */
const MAX_DEPTH = 100;
const MOST_ROUNDS = 5;

export interface MarkupOptions {
  /** The text is a block of a page: it may hold the page's main heading, and classes of the page's theme. */
  readonly isBlock?: boolean;
}

const { h1: _, ...OTHER_RENAMED } = OWNER_MARKUP.renamed;

/**
 * HTML that an owner wrote, pasted or imported, as visitors may be shown it (SC-43): what `OWNER_MARKUP` names stays,
 * everything else is taken out and named. Text without tags becomes paragraphs. Cleaning twice changes nothing.
 */
export function cleanMarkup(text: string, options: MarkupOptions = {}): CleanMarkup {
  const first = cleanOnce(text, options);
  let { html } = first;
  // Tags taken out may have kept others apart that close each other (`<p><math><p>`): what is left is read again.
  for (let round = 1; round < MOST_ROUNDS; round += 1) {
    const again = cleanOnce(html, options).html;
    if (again === html) break;
    html = again;
  }
  return { html, removed: first.removed };
}

function cleanOnce(text: string, { isBlock = false }: MarkupOptions): CleanMarkup {
  const markup = toMarkup(text);
  if (!markup.includes('<')) return { html: markup, removed: [] };
  const removed = new Set<string>();
  const seen: { readonly tag: string; readonly before: Attributes; readonly after: Attributes }[] = [];
  const html = sanitizeHtml(markup, {
    allowedTags: isBlock ? [...OWNER_MARKUP.tags, 'h1'] : [...OWNER_MARKUP.tags],
    allowedAttributes: attributesOf(isBlock),
    allowedClasses: isBlock ? { span: [...OWNER_MARKUP.wordClasses] } : CLASSES,
    allowedSchemes: [...OWNER_MARKUP.linkSchemes],
    allowedSchemesByTag: { img: [...OWNER_MARKUP.imageSchemes] },
    allowProtocolRelative: false,
    nestingLimit: MAX_DEPTH,
    transformTags: {
      ...(isBlock ? OTHER_RENAMED : OWNER_MARKUP.renamed),
      a: (tagName, attribs) => ({ tagName, attribs: linkAttributes(attribs) }),
      span: (tagName, attribs) => ({ tagName: hasLook(attribs) ? tagName : LOOKLESS, attribs }),
    },
    // Without an address a picture is none.
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
    onOpenTag: (tag, attribs) => {
      if (TAGS.has(tag)) seen.push({ tag, before: { ...attribs }, after: attribs });
      else if (!PLAIN.has(tag)) removed.add(`<${tag.slice(0, MAX_VALUE)}>`);
    },
  });
  for (const { tag, before, after } of seen) {
    for (const name of Object.keys(before)) if (!Object.hasOwn(after, name)) removed.add(nameOf(tag, name, before));
  }
  // Nothing but text may be left of it.
  return { html: toMarkup(html), removed: [...removed] };
}

const CLASSES: Readonly<Record<string, string[]>> = {
  ...Object.fromEntries(OWNER_MARKUP.classes.tags.map((tag) => [tag, [...OWNER_MARKUP.classes.names]])),
  a: [...OWNER_MARKUP.linkClasses],
  span: [...OWNER_MARKUP.wordClasses],
};

function attributesOf(isBlock: boolean): Record<string, string[]> {
  const all = Object.fromEntries(Object.entries(ATTRIBUTES).map(([tag, names]) => [tag, [...names]]));
  return isBlock ? { ...all, '*': [...OWNER_MARKUP.attributes['*'], 'class'] } : all;
}

/** A span without a known style has no meaning. Its words stay. */
const LOOKLESS = 'font';
const WORD_LOOKS: ReadonlySet<string> = new Set(OWNER_MARKUP.wordClasses);

function hasLook(attribs: Attributes): boolean {
  return (attribs.class ?? '').split(/\s+/).some((name) => WORD_LOOKS.has(name));
}

/** Keeps a new window from accessing the page that opened it. */
function linkAttributes(attribs: Attributes): Attributes {
  if (attribs.target === undefined) return attribs;
  attribs.target = '_blank';
  attribs.rel = 'noopener';
  return attribs;
}

/** An attribute that is never taken is named alone; one whose value was the fault, with it. */
function nameOf(tag: string, name: string, before: Attributes): string {
  const isKnown = [...(ATTRIBUTES[tag] ?? []), ...(ATTRIBUTES['*'] ?? [])].includes(name);
  const value = before[name] ?? '';
  if (!isKnown || value === '') return name.slice(0, MAX_VALUE);
  return `${name}="${value.length > MAX_VALUE ? `${value.slice(0, MAX_VALUE)}…` : value}"`;
}
