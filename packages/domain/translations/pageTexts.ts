import { optionField, optionValueField } from './optionTexts.ts';
import { mapProductFormTexts, type ProductFormTexts } from './productFormTexts.ts';
import { seen, type Visit } from './text.ts';

interface SeoTexts {
  readonly title: string;
  readonly description: string;
}

export interface PageTexts {
  readonly title: string;
  readonly navigationTitle: string;
  readonly urlId: string;
  /** HTML. */
  readonly description: string;
  /** HTML of a page that is not built of blocks. */
  readonly mainContent: string;
  readonly seo: SeoTexts;
}

/**
 * Returns the page with each of its own texts replaced by the visit's result. Without its own navigation title, a page
 * has none to translate.
 */
export function mapPageTexts<Page extends PageTexts>(page: Page, visit: Visit): Page {
  const title = seen(visit, 'title', 'Title', page.title);
  const isOwn = page.navigationTitle !== page.title;
  return {
    ...page,
    title,
    navigationTitle: isOwn ? seen(visit, 'navigationTitle', 'Navigation title', page.navigationTitle) : title,
    urlId: seen(visit, 'urlId', 'URL slug', page.urlId, 'slug'),
    description: seen(visit, 'description', 'Description', page.description, 'html'),
    mainContent: seen(visit, 'mainContent', 'Text', page.mainContent, 'html'),
    seo: mapSeo(page.seo, visit),
  };
}

export interface ItemTexts {
  readonly title: string;
  readonly urlId: string;
  /** HTML. */
  readonly body: string;
  /** HTML. */
  readonly excerpt: string;
  readonly seo: SeoTexts;
  readonly product: ProductTexts | null;
}

interface OptionText {
  readonly optionName: string;
  readonly value: string;
}

export interface ProductTexts {
  readonly title: string;
  readonly optionNames: readonly string[];
  readonly variants: readonly { readonly optionValues: readonly OptionText[] }[];
  readonly customAddButtonText: string | null;
  readonly customSoldOutText?: string | null;
  /** HTML. */
  readonly additionalInfo?: string;
  readonly form?: ProductFormTexts | null;
}

/** The same entry (product, post, event …) with each of its texts as the visit answers it. */
export function mapItemTexts<Item extends ItemTexts>(item: Item, visit: Visit): Item {
  const title = seen(visit, 'title', 'Title', item.title);
  const named = {
    title,
    urlId: seen(visit, 'urlId', 'URL slug', item.urlId, 'slug'),
    excerpt: seen(visit, 'excerpt', 'Excerpt', item.excerpt, 'html'),
    body: seen(visit, 'body', 'Text', item.body, 'html'),
    seo: mapSeo(item.seo, visit),
  };
  return { ...item, ...named, product: item.product && mapProductTexts({ ...item.product, title }, visit) };
}

/** Names and values of options are identified by their text, so a renamed one needs a new translation. */
export function mapProductTexts<Product extends ProductTexts>(product: Product, visit: Visit): Product {
  const known = new Map<string, string>();
  const once = (field: string, label: string, text: string) => {
    const held = known.get(field) ?? seen(visit, field, label, text);
    known.set(field, held);
    return held;
  };
  const nameOf = (name: string) => once(optionField(name), 'Option', name);
  const { customAddButtonText: button, customSoldOutText: soldOut, additionalInfo } = product;
  return {
    ...product,
    optionNames: product.optionNames.map(nameOf),
    variants: product.variants.map((variant) => ({
      ...variant,
      optionValues: variant.optionValues.map(({ optionName, value, ...more }) => ({
        ...more,
        optionName: nameOf(optionName),
        value: once(optionValueField(optionName, value), optionName, value),
      })),
    })),
    customAddButtonText: button && seen(visit, 'customAddButtonText', 'Button text', button),
    ...(soldOut ? { customSoldOutText: seen(visit, 'customSoldOutText', 'Sold-out text', soldOut) } : {}),
    ...(additionalInfo
      ? { additionalInfo: seen(visit, 'additionalInfo', 'Additional information', additionalInfo, 'html') }
      : {}),
    ...(product.form == null ? {} : { form: mapProductFormTexts(product.form, visit) }),
  };
}

function mapSeo<Seo extends SeoTexts>(seo: Seo, visit: Visit): Seo {
  return {
    ...seo,
    title: seen(visit, 'seo.title', 'SEO title', seo.title),
    description: seen(visit, 'seo.description', 'SEO description', seo.description, 'lines'),
  };
}
