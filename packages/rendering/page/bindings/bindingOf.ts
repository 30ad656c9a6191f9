import { type Binding, bindingTo } from '@quoin/domain/document';
import { RECORD_TYPES } from '@quoin/domain/site';
import { isRecord, type Printed } from '@quoin/template';
import type { SiteFrame } from '../content/siteContent.ts';
import { decodeEntities } from '../escape.ts';
import { shownLink } from './linkRecords.ts';

type Path = readonly (string | number)[];
type Node = Readonly<Record<string, unknown>>;

/** What a printed value comes from; null for what nobody edits anywhere. */
export function bindingOf(
  { value, holders, formatters }: Printed,
  root: unknown,
  { collections }: Pick<SiteFrame, 'collections'>,
): Binding | null {
  const isPage = (id: string) => collections.some((collection) => collection.id === id);
  const path: (string | number)[] = [];
  for (const { node, name } of isRecord(value) ? [{ node: value, name: '' }, ...holders] : holders) {
    if (name !== '') path.unshift(name);
    if (!isRecord(node)) continue;
    const link = shownLink(node);
    if (link !== undefined) return ofLink(link, node);
    if (isItem(node)) return ofItem(node, path, formatters);
    if (isLine(node)) return ofLine(node, path);
    if (isTotal(node)) return ofTotal(node, path, value);
    if (isFound(node)) return ofFound(node, path);
    if (typeof node.typeLabel === 'string') return isPage(String(node.id)) ? ofPage(String(node.id), path) : null;
    if (node === root) return ofRoot(path, node, value);
  }
  return null;
}

function isItem(node: Node): boolean {
  return typeof node.id === 'string' && typeof node.collectionId === 'string' && typeof node.recordType === 'number';
}

function ofLink(id: string, { navigationTitle, title }: Node): Binding {
  return bindingTo('link', { id, field: 'title', name: decodeEntities(String(navigationTitle ?? title ?? '')) });
}

function ofItem(node: Node, path: Path, formatters: readonly string[]): Binding {
  return bindingTo('item', {
    ...itemParts(node),
    field: path.length === 0 ? formattedField(formatters) : itemField(path),
  });
}

function itemParts(node: Node): Pick<Binding, 'id' | 'within' | 'isProduct' | 'name'> {
  return {
    id: String(node.id),
    within: String(node.collectionId),
    isProduct: node.recordType === RECORD_TYPES.storeItem,
    name: decodeEntities(String(node.title ?? '')),
  };
}

/** A product in a cart: pages of the product's own show it finished, without its store page. */
function isLine(node: Node): boolean {
  return typeof node.itemId === 'string' && typeof node.lineTotalText === 'string';
}

const LINE_FIELDS: Readonly<Record<string, string>> = {
  ...{ title: 'title', image: 'picture', unitPriceText: 'price', wasPriceText: 'price', lineTotalText: 'price' },
};

function ofLine({ itemId, title }: Node, [first]: Path): Binding {
  const name = decodeEntities(String(title ?? ''));
  return bindingTo('item', { id: String(itemId), isProduct: true, field: LINE_FIELDS[String(first)] ?? '', name });
}

function isTotal(node: Node): boolean {
  return typeof node.isTotal === 'boolean' && typeof node.key === 'string';
}

/** What a search has found, or offers where it found nothing. */
function isFound({ kind, collectionId, url }: Node): boolean {
  return (kind === 'item' || kind === 'page') && typeof collectionId === 'string' && typeof url === 'string';
}

const FOUND_FIELDS: Readonly<Record<string, string>> = {
  ...{ titleHtml: 'title', excerptHtml: 'excerpt', imageUrl: 'picture' },
};

function ofFound({ kind, id, collectionId, isProduct, title }: Node, [first]: Path): Binding {
  const field = FOUND_FIELDS[String(first)] ?? '';
  if (kind === 'page') return bindingTo('page', { id: String(id), field: field === 'picture' ? field : 'title' });
  const name = decodeEntities(String(title));
  return bindingTo('item', {
    ...{ id: String(id), within: String(collectionId), isProduct: isProduct === true, field, name },
  });
}

const TOTAL_PLACES: Readonly<Record<string, string>> = { shipping: 'shipping', tax: 'taxes' };

function ofTotal({ key }: Node, [first]: Path, value: unknown): Binding | null {
  if (first === 'label') return ofWords('', value);
  const place = TOTAL_PLACES[String(key)];
  return place === undefined ? null : bindingTo('settings', { field: place });
}

/** What cart, checkout and account show that is set on a screen of the settings; '' for what the buyer decides. All else is words. */
const SYSTEM_VIEWS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  cart: { estimateCountries: 'shipping' },
  checkout: {
    ...{ shippingOptions: 'shipping', questionFields: 'checkout', policies: 'policies' },
    ...{ summary: '', totalText: '' },
  },
  order: {
    ...{ number: '', placedOn: '', email: '', firstName: '', addressLines: '', note: '', statusUrl: '' },
    ...{ shippingName: 'shipping', deliveryText: 'shipping', paymentText: 'payments', answers: 'checkout' },
    contactEmail: 'store',
  },
  ...{ account: {}, offer: {}, siteSearch: { typed: '' } },
};

function ofSystemView([first, second, ...rest]: Path, value: unknown): Binding | null {
  const isPayment = first === 'checkout' && second === 'payment' && (rest[0] === 'methods' || rest[0] === 'testCards');
  const place = isPayment ? 'payments' : SYSTEM_VIEWS[String(first)]?.[String(second)];
  if (place !== undefined) return place === '' ? null : bindingTo('settings', { field: place });
  return typeof value === 'string' && /\p{L}/u.test(value) ? ofWords('', value) : null;
}

/**
 * What the views of a product's own page show of it. Of the form it is the element as a whole, which has the product's id: within
 * it the widget draws, and knows no marks.
 */
const PRODUCT_VIEWS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  productForm: { itemId: 'buying' },
  gallery: { images: 'picture' },
};

const ITEM_FIELDS: Readonly<Record<string, string>> = {
  ...{ title: 'title', body: 'body', excerpt: 'excerpt', tags: 'tags', categories: 'categories', author: 'author' },
  ...{ assetUrl: 'picture', altText: 'picture', mainImage: 'picture', items: 'picture', originalSize: 'picture' },
  ...{
    structuredContent: 'price',
    variants: 'price',
    publishOn: 'date',
    startDate: 'date',
    endDate: 'date',
    when: 'date',
  },
  ...{ location: 'location' },
};

function itemField([first, second]: Path): string {
  if (first === 'structuredContent' && second === 'additionalInfo') return 'details';
  return ITEM_FIELDS[String(first)] ?? '';
}

/** Of a formatter that prints something of the whole item. */
function formattedField([first = '']: readonly string[]): string {
  if (/price|sale|money/.test(first)) return 'price';
  return /^image|picture|gallery/.test(first) ? 'picture' : '';
}

const PAGE_FIELDS: Readonly<Record<string, string>> = {
  ...{ title: 'title', navigationTitle: 'title', description: 'opening', mainImage: 'picture' },
};

function ofPage(id: string, [first]: Path): Binding | null {
  const field = PAGE_FIELDS[String(first)];
  return field === undefined ? null : bindingTo('page', { id, field });
}

/** By the first names of the path from the root of a page's data; the longest that is there counts. */
const ROOT: Readonly<Record<string, Binding>> = {
  'website.siteTitle': bindingTo('site', { field: 'title' }),
  'website.siteTagLine': bindingTo('site', { field: 'tagline' }),
  'website.logoImageUrl': bindingTo('site', { field: 'logo' }),
  'website.location': bindingTo('settings', { field: 'store' }),
  'website.socialAccounts': bindingTo('site', { field: 'social' }),
  'websiteSettings.announcementBarSettings': bindingTo('announcement', { field: 'text' }),
  'websiteSettings.contactEmail': bindingTo('settings', { field: 'store' }),
  'websiteSettings.contactPhoneNumber': bindingTo('settings', { field: 'store' }),
  'websiteSettings.storeSettings': bindingTo('settings', { field: 'checkout' }),
  'siteFrame.logo': bindingTo('site', { field: 'logo' }),
  'siteFrame.button': bindingTo('header', { field: 'button' }),
  'siteFrame.headerSocial': bindingTo('site', { field: 'social' }),
  'siteFrame.footerSocial': bindingTo('site', { field: 'social' }),
  'siteFrame.note': bindingTo('footer', { field: 'note' }),
  'siteFrame.imprint': bindingTo('settings', { field: 'policies' }),
  'siteFrame.headerClass': bindingTo('header'),
  'siteBar.classes': bindingTo('announcement', { field: 'text' }),
};

function ofRoot([first = '', second = '', ...rest]: Path, root: Node, value: unknown): Binding | null {
  const own = isRecord(root.collection) ? String(root.collection.id) : '';
  if (first === 'localizedStrings' && second !== '') return ofWords(String(second), value);
  if (SYSTEM_VIEWS[String(first)] !== undefined) return ofSystemView([first, second, ...rest], value);
  if (first === 'mainContent' && own !== '') return bindingTo('page', { id: own, field: 'body' });
  if (first === 'productList' && own !== '')
    return bindingTo('list', { id: own, field: LIST_FIELDS[String(second)] ?? '' });
  const ofProduct = PRODUCT_VIEWS[String(first)]?.[String(second)];
  if (ofProduct !== undefined && isRecord(root.item) && isItem(root.item))
    return bindingTo('item', { ...itemParts(root.item), field: ofProduct });
  return ROOT[`${first}.${second}`] ?? null;
}

/** By its key alone nobody would know which words are meant. */
function ofWords(id: string, value: unknown): Binding {
  const words = typeof value === 'string' ? decodeEntities(value) : '';
  return bindingTo('words', { id, name: id === '' ? words : withoutPlaces(words) });
}

/** Words of a theme as people read them: `{0 plural one {product} other {products}}` is products, `{0}` is something. */
function withoutPlaces(words: string): string {
  return words.replace(/\{\d+ plural\b.*?\bother \{([^{}]*)\}\s*\}/g, '$1').replace(/\{\d+\}/g, '…');
}

const LIST_FIELDS: Readonly<Record<string, string>> = {
  ...{ sorts: 'sorting', sortLabel: 'sorting', facets: 'filters', price: 'filters' },
};
