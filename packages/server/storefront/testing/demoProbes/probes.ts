/** A page of a demo site on which a small template is tried. */
export interface ProbePlace {
  readonly site: 'prints' | 'studio' | 'cafe';
  readonly path: string;
}

const at = (site: ProbePlace['site'], path: string): ProbePlace => ({ site, path });

export const PLACES = {
  shop: at('prints', '/shop'),
  product: at('prints', '/shop/ridge-lines'),
  sale: at('prints', '/shop/switchyard'),
  soldOut: at('prints', '/shop/glacier-tongue'),
  digital: at('prints', '/shop/wallpapers'),
  service: at('prints', '/shop/wall-plan'),
  giftCard: at('prints', '/shop/gift-card'),
  plan: at('prints', '/shop/a-print-a-month'),
  german: at('cafe', '/laden/hafenmischung'),
  page: at('prints', '/about'),
  journal: at('prints', '/journal'),
  post: at('studio', '/notes/one-shape'),
  events: at('studio', '/events'),
  month: at('studio', '/events?view=calendar'),
  event: at('studio', '/events/poster-night'),
  works: at('studio', '/projects'),
  work: at('studio', '/projects/night-radio'),
  pictures: at('studio', '/posters'),
  picture: at('studio', '/posters/the-loft'),
  tracks: at('studio', '/sounds'),
  track: at('studio', '/sounds/press'),
  films: at('studio', '/films'),
  film: at('studio', '/films/ink-to-wall'),
  index: at('studio', '/places'),
  cover: at('studio', '/opening'),
  galleries: at('studio', '/work'),
  form: at('studio', '/contact'),
  home: at('studio', '/'),
} as const satisfies Readonly<Record<string, ProbePlace>>;

export type PlaceName = keyof typeof PLACES;

/** Formatter → the page it is tried on, and how. */
export const FORMATTER_PROBES: Readonly<Record<string, readonly [place: PlaceName, template: string]>> = {
  AbsUrl: ['product', '{item.urlId|AbsUrl}'],
  'activate-twitter-links': ['post', '{item.excerpt|activate-twitter-links}'],
  'add-to-cart-btn': ['product', '{item|add-to-cart-btn}'],
  apply: ['product', '{item|apply probe-title.block}'],
  'audio-player': ['track', '{item|audio-player}'],
  'bookkeeper-money-format': ['product', '{item.structuredContent.priceCents|bookkeeper-money-format}'],
  capitalize: ['post', '{item.title|capitalize}'],
  'cart-quantity': ['product', '{shoppingCart|cart-quantity}'],
  'cart-subtotal': ['product', '{shoppingCart|cart-subtotal}'],
  'cart-url': ['product', '{shoppingCart|cart-url}'],
  'child-image-meta': ['product', '{item|child-image-meta 1}'],
  'color-weight': ['work', '{item.colorData.suggestedBgColor|color-weight}'],
  'comment-count': ['post', '{item|comment-count}'],
  'comment-link': ['post', '{item|comment-link}'],
  comments: ['post', '{item|comments}'],
  count: ['product', '{item.variants|count}'],
  'cover-image-meta': ['work', '{item|cover-image-meta}'],
  cycle: ['journal', '{.repeated section items}{@index|cycle odd even}{.end}'],
  date: ['post', '{item.publishOn|date %B %Y}'],
  datetime: ['post', '{item.publishOn|datetime date:long}'],
  'datetime-interval': ['event', '{item.startDate,item.endDate|datetime-interval hm}'],
  datetimefield: ['post', '{item.publishOn|datetimefield}'],
  decimal: ['shop', '{collection.itemCount|decimal}'],
  'encode-space': ['product', '{item.title|encode-space}'],
  'encode-uri': ['german', '{collection.description|encode-uri}{item.title|encode-uri}'],
  'encode-uri-component': ['product', '{item.fullUrl|encode-uri-component}'],
  'find-first': ['product', '{item.tags|find-first}'],
  'find-last': ['product', '{item.tags|find-last}'],
  format: ['product', '{localizedStrings.allOf|format collection.title}'],
  'from-price': ['product', '{item|from-price}'],
  get: ['product', '{item.tags|get item.displayIndex}'],
  'google-calendar-url': ['event', '{item|google-calendar-url}'],
  height: ['product', '{item.items.0.originalSize|height}'],
  html: ['home', '{website.siteTagLine|html}'],
  htmlattr: ['post', '{item.title|htmlattr}'],
  htmltag: ['post', '{item.title|htmltag}'],
  humanizeDuration: ['track', '{item.structuredContent.audioAssetDuration|humanizeDuration}'],
  'i18n-money-format': ['product', '{item.structuredContent.priceCents|i18n-money-format}'],
  image: ['product', '{item.items.0|image}'],
  'image-color': ['work', '{item|image-color center}'],
  'image-meta': ['product', '<img {item.items.0|image-meta}>'],
  'image-srcset': ['product', '<img{item.items.0|image-srcset}>'],
  'item-classes': ['soldOut', '{.section item}{@|item-classes}{.end}'],
  iter: ['journal', '{.repeated section items}{@|iter}{.end}'],
  json: ['product', '{item.tags|json}'],
  'json-pretty': ['product', '{item.tags|json-pretty}'],
  'key-by': ['product', '{item.items|key-by id|count}'],
  'like-button': ['post', '{item|like-button}'],
  'line-breaks': ['post', '{item.excerpt|line-breaks}'],
  lookup: ['product', '{item.variants.0.attributes|lookup item.structuredContent.variantOptionOrdering.0}'],
  message: ['shop', '{collection.itemCount} {localizedStrings.facetProducts|message collection.itemCount}'],
  mod: ['shop', '{collection.itemCount|mod 4}'],
  money: ['product', '{item.structuredContent.priceMoney|money}'],
  'money-format': ['product', '{item.structuredContent.priceCents|money-format}'],
  'money-string': ['product', '{item.structuredContent.priceCents|money-string}'],
  moneyFormat: ['product', '{item.structuredContent.priceCents|moneyFormat}'],
  'normal-price': ['sale', '{item|normal-price}'],
  output: ['page', '{collection|output a b}'],
  'percentage-format': ['shop', '{collection.itemCount|percentage-format}'],
  plural: ['shop', '{localizedStrings.facetProducts|plural collection.itemCount}'],
  pluralize: ['shop', 'product{collection.itemCount|pluralize}'],
  'product-checkout': ['product', '{item|product-checkout}'],
  'product-price': ['sale', '{item|product-price}'],
  'product-quick-view': ['shop', '{.section items.0}{@|product-quick-view shop}{.end}'],
  'product-restock-notification': ['soldOut', '{item|product-restock-notification}'],
  'product-scarcity': ['product', '{item|product-scarcity}'],
  'product-status': ['soldOut', '{item|product-status}'],
  prop: ['product', '{item|prop title}'],
  'quantity-input': ['product', '{item|quantity-input}'],
  raw: ['product', '{item.tags|raw}'],
  'relative-time': ['post', '{item.publishOn|relative-time}'],
  resizedHeightForWidth: ['product', '{item.items.0.originalSize|resizedHeightForWidth 32}'],
  resizedWidthForHeight: ['product', '{item.items.0.originalSize|resizedWidthForHeight 40}'],
  round: ['product', '{item.variants.0.weight|round}'],
  safe: ['post', '{item.excerpt|safe}'],
  'sale-price': ['sale', '{item|sale-price}'],
  slugify: ['product', '{item.title|slugify}'],
  smartypants: ['post', '{item.title|smartypants}'],
  'social-button': ['post', '{item|social-button}'],
  'social-button-inline': ['post', '{item|social-button-inline}'],
  squarespaceThumbnailForHeight: ['product', '{item.items.0.originalSize|squarespaceThumbnailForHeight 400}'],
  squarespaceThumbnailForWidth: ['product', '{item.items.0.originalSize|squarespaceThumbnailForWidth 400}'],
  str: ['product', '{item.displayIndex|str}'],
  'subscription-price': ['plan', '{item|subscription-price}'],
  timesince: ['post', '{item.publishOn|timesince}'],
  truncate: ['post', '{item.excerpt|safe|truncate 20}'],
  'twitter-follow-button': ['home', '{.section website.socialAccounts.0}{@|twitter-follow-button}{.end}'],
  unit: ['product', '{item.variants.0.weight|unit}'],
  'url-encode': ['product', '{item.title|url-encode}'],
  'variant-descriptor': ['product', '{item.variants.0|variant-descriptor}'],
  'variants-select': ['product', '{item|variants-select}'],
  video: ['film', '{item|video}'],
  width: ['product', '{item.items.0.originalSize|width}'],
};

/** Names of formatters for which no demo data is enough, and why. A test holds that it is exactly these. */
export const SILENT_FORMATTERS: Readonly<Record<string, string>> = {
  'summary-form-field':
    'The format feeds it in mails alone: an answer to a form is one visitor’s own, and pages are the same for everybody.',
  'website-color':
    'The format names no key of page data that holds such numbers: its style editor alone does, and colours of our sites are CSS.',
};

/** Arguments of the predicates that have some. */
export const PREDICATE_ARGUMENTS: Readonly<Record<string, string>> = {
  'collectionTypeNameEquals?': ' products',
  'current-type?': ' heading',
  'equal?': ' displayIndex 1',
  'even?': ' displayIndex',
  'greaterThan?': ' displayIndex 0',
  'greaterThanOrEqual?': ' displayIndex 1',
  'lessThan?': ' displayIndex 1',
  'lessThanOrEqual?': ' displayIndex 0',
  'notEqual?': ' displayIndex 1',
  'nth?': ' displayIndex 2',
  'odd?': ' displayIndex',
};

/** Where in a page's data each predicate is evaluated: the text around it. */
export const PREDICATE_SCOPES: Readonly<Record<string, readonly [before: string, after: string]>> = {
  page: ['', ''],
  item: ['{.section item}', '{.end}'],
  'entry of a list': ['{.repeated section items}', '{.end}'],
  'event ahead': ['{.repeated section upcoming}', '{.end}'],
  collection: ['{.section collection}', '{.end}'],
  'page of an index': ['{.repeated section collection.collections}', '{.end}'],
  'tags of an entry': ['{.section item.tags}', '{.end}'],
  'place in a list': ['{.repeated section items}{.section displayIndex}', '{.end}{.end}'],
  'account elsewhere': ['{.repeated section website.socialAccounts}', '{.end}'],
};

const NO_RECORD = 'Quoin makes no entries of this kind.';
const NOT_PROMOTED = 'Entries are texts: none of them has a block that stands for it.';
const NOT_SET = 'No gallery of the demo sites is set so; the option is in the scope of its block.';
const because = (reason: string, names: readonly string[]) => Object.fromEntries(names.map((name) => [name, reason]));

/** Predicates that no demo data makes true, and why. A test holds that it is exactly these. */
export const NEVER_TRUE: Readonly<Record<string, string>> = {
  ...because(NO_RECORD, [
    ...['active-time?', 'attachment?', 'binary?', 'checkin?', 'css-asset?', 'digital-good?', 'json-export?'],
    ...['kbarticle?', 'link?', 'quote?', 'site-search?', 'tweak-asset?', 'tweet?', 'undefined?', 'wordpress-export?'],
  ]),
  ...because(
    NOT_PROMOTED,
    ['CODE', 'EMBED', 'FORM', 'FOURSQUARE', 'IMAGE', 'INSTAGRAM', 'LINK', 'MAP', 'QUOTE', 'TWITTER', 'VIDEO'].map(
      (block) => `promoted${block}?`,
    ),
  ),
  ...because(NOT_SET, [
    'gallery-active-alignment-right?',
    ...['top', 'top-right', 'center', 'bottom-right'].map((position) => `gallery-meta-position-${position}?`),
  ]),
  'background-source-instagram?': 'Pictures of the site alone can stand behind a page.',
  'background-source-undefined?': 'Every page says what stands behind it.',
  'background-source-video?': 'No cover of the demo sites has a film, which would be large.',
  'collection-template-page?': 'Own pages of a theme: the house theme has none.',
  'current-type?': 'Covers are made without slices.',
  'debug?': 'Pages that visitors get are never marked so.',
  'disqus?': 'No demo site keeps its comments at another service.',
  'passthrough?': 'Entries do not lead on to another address.',
  'redirect?': 'No folder of the demo sites leads on to another address.',
  'show-past-events?': 'Summaries of a calendar show what is ahead.',
  'units-metric?': 'The language has the name alone.',
};

/** Predicates that are true wherever they are evaluated. */
export const NEVER_FALSE: Readonly<Record<string, string>> = { 'units-metric?': 'It is not asked.' };
