import type { BlockTypeName, PageDocument } from '@quoin/domain/blocks';

/** Stylesheets of blocks that few pages have. A page links only those of its own blocks (PF-03). */
const SHEETS = {
  music: ['audio', 'album'],
  chart: ['chart'],
  places: ['map', 'geo', 'tourdates'],
  store: ['product', 'pricing-plan', 'donation', 'member-area', 'amazon'],
  lists: [
    ...(['archive', 'tagcloud', 'postsbyauthor', 'postsbytag', 'postsbycategory', 'postsbymonth'] as const),
    ...(['comments', 'rss', 'collectionlink', 'link', 'navigation', 'index', 'folder', 'logo'] as const),
  ],
  social: ['socialaccountlinks-v2', 'socialaccountlinks', 'sociallinks'],
  shape: ['shape'],
  gallery: ['gallery'],
  lively: ['accordion', 'marquee'],
  menu: ['menu'],
  month: ['calendar'],
  search: ['search'],
  summary: ['summary', 'summary-v2'],
} as const satisfies Readonly<Record<string, readonly BlockTypeName[]>>;

const BY_TYPE = new Map<string, string>(
  Object.entries(SHEETS).flatMap(([name, types]) => types.map((type) => [type, name])),
);

/**
 * Names of all sheets, as in `styles/sheets` of the storefront. Standalone screens, popups, films behind text, output
 * of formatters, reviews of products, moving pictures, sections in the column of a theme, and text styles and
 * animations of single blocks have one, too.
 */
export const BLOCK_SHEETS: readonly string[] = [
  ...Object.keys(SHEETS),
  'popup',
  'screen',
  'film',
  'printed',
  'buying',
  'slides',
  'text',
  'movement',
  'motion',
  'sections',
  'column',
  'reviews',
];

/** Names of the sheets that a page's blocks need, in one order everywhere. */
export function sheetsOf(document: PageDocument): readonly string[] {
  const needed = new Set(
    document.sections.flatMap(({ background, blocks }) => [
      ...blocks.map(({ type }) => BY_TYPE.get(type) ?? ''),
      ...(background.kind === 'video' ? ['film'] : []),
    ]),
  );
  return BLOCK_SHEETS.filter((name) => needed.has(name));
}

/** Returns the same for blocks in finished HTML, anywhere in the page: in parts of an index, in a field of a theme. */
export function sheetsInHtml(html: string): readonly string[] {
  const needed = new Set([...html.matchAll(FRAME)].map(([, type = '']) => BY_TYPE.get(type) ?? ''));
  return BLOCK_SHEETS.filter((name) => needed.has(name));
}

export const BLOCK_FRAME = 'class="sqs-block ';
const FRAME = /class="sqs-block [^"]*?\bsqs-block-([a-z0-9-]+)/g;
