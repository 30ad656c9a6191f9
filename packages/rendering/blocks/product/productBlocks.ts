import type { BlockValue, memberAreaDefinition, pricingPlanDefinition, productDefinition } from '@quoin/domain/blocks';
import { hasVariedPrices, merchandisingSettingsOf, priceRange, subscriptionPhrase } from '@quoin/domain/catalog';
import { type Money, priceText } from '@quoin/domain/money';
import type { ProductContent } from '../../page/content/itemContent.ts';
import type { PageContent } from '../../page/content/pageContent.ts';
import type { SiteContent } from '../../page/content/siteContent.ts';
import { collectionUrl, itemUrl } from '../../page/data/addresses.ts';
import { itemData } from '../../page/data/itemData.ts';
import { escapeHtml } from '../../page/escape.ts';
import { galleryView } from '../../page/product/galleryView.ts';
import { withFormIds } from '../../page/product/idsOfForm.ts';
import { productFormView } from '../../page/product/productFormView.ts';
import type { ProductAnswer, ProductRequest } from '../../page/requests.ts';
import { type BlockContext, blockKind } from '../block.ts';
import { linkAttributes, safeAddress } from '../link.ts';
import { pictureHtml, sizesOf } from '../picture.ts';
import { heading, paragraph, wordsOf } from '../texts.ts';

type Product = BlockValue<typeof productDefinition>;

function needs({ product }: { readonly product: string }): readonly ProductRequest[] {
  return product === '' ? [] : [{ kind: 'product', id: product }];
}

/** The product a block names, as long as visitors may see it. */
function productOf(id: string, context: BlockContext): (ProductAnswer & { readonly product: ProductContent }) | null {
  const answer = id === '' ? null : (context.answer({ kind: 'product', id }) as ProductAnswer | null);
  const product = answer?.item.product ?? null;
  return answer === null || product === null ? null : { ...answer, product };
}

type Found = NonNullable<ReturnType<typeof productOf>>;

export const productBlock = blockKind<Product>({
  type: 'product',
  needs,
  render(value, context, id) {
    const found = productOf(value.product, context);
    if (found === null) return '';
    const { item, collection } = found;
    const scope = {
      product: itemData(item, collection, {
        hasBody: false,
        site: context.page.frame.site,
        tagNames: context.page.frame.tagNames,
      }),
      ...shows(value),
    };
    return context.apply('product', { ...scope, item: scope.product }) ?? productHtml(value, found, context, id);
  },
});

function shows({ product: _, ...options }: Product): Readonly<Record<string, unknown>> {
  return options;
}

function productHtml(value: Product, found: Found, context: BlockContext, id: string): string {
  const { item, collection, product, notes } = found;
  const url = itemUrl(collection, item);
  const title = value.showTitle
    ? `<h3 class="product-title"><a href="${escapeHtml(url)}">${escapeHtml(item.title)}</a></h3>`
    : '';
  const excerpt = value.showExcerpt && item.excerpt !== '' ? `<div class="product-excerpt">${item.excerpt}</div>` : '';
  const page: PageContent = { ...context.page, collection, item, form: {}, notes };
  const form = value.showBuyButton ? formHtml(product, page, context, id) : null;
  const price = value.showPrice && form === null ? priceHtml(product, context) : '';
  const more =
    form === null
      ? `<p class="product-more"><a href="${escapeHtml(url)}">${escapeHtml(wordsOf(context).showProduct)}<span class="visually-hidden">: ${escapeHtml(item.title)}</span></a></p>`
      : form;
  const picture = value.showImage ? picturesOf(found, url, context, form !== null) : '';
  const priceless = value.showPrice ? '' : ' product-inner--priceless';
  const classes = `product-inner product-inner--picture-${value.layout} product-inner--${value.alignment}${priceless}`;
  return `<div class="${classes}">${picture}<div class="product-inner-body">${title}${price}${excerpt}${more}</div></div>`;
}

/**
 * Renders the pictures. Several next to a form follow the selection (ATC-12). Otherwise the first one links to the
 * product.
 */
function picturesOf(found: Found, url: string, context: BlockContext, hasForm: boolean): string {
  const { product, item } = found;
  const gallery =
    hasForm && product.images.length > 1
      ? context.apply('quoin-product-gallery', { gallery: galleryView(product, {}) })
      : null;
  if (gallery !== null) return `<div class="product-image product-image--gallery">${inBlock(gallery, context)}</div>`;
  const first = product.images[0] ?? item.mainImage;
  if (first === null) return '';
  const picture = pictureHtml(first, { sizes: sizesOf(context.columns ?? 6), isDecorative: true });
  return `<a class="product-image" href="${escapeHtml(url)}" tabindex="-1" aria-hidden="true">${picture}</a>`;
}

/**
 * Renders the same form as the product's own page. Its ids are unique to the block, because a page may have several.
 */
function formHtml(product: ProductContent, page: PageContent, context: BlockContext, id: string): string | null {
  const view = productFormView(product, page, context.soldOutText);
  return context.apply('quoin-product-form', { productForm: withFormIds(view, id) });
}

/** Adapts the gallery: on a product's own page it is large and at the top, in a block it is neither. */
function inBlock(gallery: string, { columns = 6 }: BlockContext): string {
  return gallery
    .replaceAll(' fetchpriority="high" loading="eager"', ' loading="lazy"')
    .replaceAll(' fetchpriority="high"', ' loading="lazy"')
    .replaceAll('sizes="(min-width: 64em) 48vw, 100vw"', `sizes="${sizesOf(columns)}"`);
}

function priceHtml(product: ProductContent, { page }: BlockContext): string {
  const text = rangeText(product, page.frame.site);
  return text === '' ? '' : `<p class="product-price">${escapeHtml(text)}</p>`;
}

/** The price, or the lowest and the highest. */
function rangeText(product: ProductContent, { settings, language }: SiteContent): string {
  const range = priceRange(product);
  if (range === null) return '';
  const text = (amount: Money) => priceText(amount, merchandisingSettingsOf(settings), language);
  return hasVariedPrices(product) ? `${text(range.min)} – ${text(range.max)}` : text(range.min);
}

type Plan = BlockValue<typeof pricingPlanDefinition>;

export const pricingPlanBlock = blockKind<Plan>({
  type: 'pricing-plan',
  needs,
  render(value, context) {
    const found = productOf(value.product, context);
    if (found === null) return '';
    const { item, collection, product } = found;
    const { language } = context.page.frame.site;
    const price = rangeText(product, context.page.frame.site);
    const plan = product.isSubscribable ? product.subscriptionPlan : null;
    const phrase = plan === null ? '' : subscriptionPhrase(plan, '', { language }).trim();
    const lines = value.features.filter(({ text }) => text.trim() !== '');
    const features = lines.map(({ text }) => `<li>${escapeHtml(text)}</li>`).join('');
    const title = value.title || item.title;
    const label = value.buttonLabel || wordsOf(context).choosePlan;
    return [
      `<div class="pricing-plan${value.isRaised ? ' pricing-plan--raised' : ''}">`,
      value.mark === '' ? '' : `<p class="pricing-plan-mark">${escapeHtml(value.mark)}</p>`,
      heading('pricing-plan-title', title, 3),
      price === ''
        ? ''
        : `<p class="pricing-plan-price"><strong>${escapeHtml(price)}</strong>${phrase === '' ? '' : ` <span class="pricing-plan-billing">${escapeHtml(phrase)}</span>`}</p>`,
      paragraph('pricing-plan-description', value.description),
      features === '' ? '' : `<ul class="pricing-plan-features">${features}</ul>`,
      `<a class="sqs-block-button-element sqs-block-button-element--medium sqs-button-element--primary" href="${escapeHtml(itemUrl(collection, item))}">${escapeHtml(label)}<span class="visually-hidden">: ${escapeHtml(title)}</span></a>`,
      '</div>',
    ].join('');
  },
});

/** The linked page requires visitors to sign in. The block has none of its content. */
export const memberAreaBlock = blockKind<BlockValue<typeof memberAreaDefinition>>({
  type: 'member-area',
  render(value, context) {
    const words = wordsOf(context);
    const page = context.page.frame.collections.find(({ id }) => id === value.page);
    if (page === undefined || !(page.isEnabled || page.access !== undefined)) return '';
    const join = safeAddress(value.joinLink);
    const joining =
      join === ''
        ? ''
        : ` <a class="member-area-join" ${linkAttributes(join, false)}>${escapeHtml(value.joinLabel || join)}</a>`;
    return [
      `<div class="member-area member-area--${value.alignment}">`,
      heading('member-area-title', value.title || page.title || words.members),
      paragraph('member-area-description', value.description),
      `<p class="member-area-acts"><a class="sqs-block-button-element sqs-block-button-element--medium sqs-button-element--primary" href="${escapeHtml(collectionUrl(page))}">${escapeHtml(value.buttonLabel || words.enter)}</a>${joining}</p>`,
      '</div>',
    ].join('');
  },
});
