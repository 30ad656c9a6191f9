import { type CatalogWords, catalogWords, variantImage } from '@quoin/domain/catalog';
import { asString, type FormatterDefinition, type FormatterTable, type RenderContext } from '@quoin/template';
import { pictureHtml } from '../../blocks/picture.ts';
import type { ProductContent } from '../content/itemContent.ts';
import type { PageContent } from '../content/pageContent.ts';
import { itemUrl } from '../data/addresses.ts';
import { type ShownProduct, shownProduct } from '../data/store/shownProducts.ts';
import { escapeHtml } from '../escape.ts';
import { isPageHost, type PageHost } from '../tags/pageHost.ts';
import { withFormIds } from './idsOfForm.ts';
import { chosenVariant, productFormView } from './productFormView.ts';
import { saidSoldOut } from './soldOutWords.ts';

/** Formatters whose markup only a script can buy with. */
const BUTTONS = ['add-to-cart-btn', 'product-checkout'] as const;
const QUICK_VIEW = 'product-quick-view';
const FORM_PARTIAL = 'quoin-product-form.html';

/**
 * Extends the formatters of a page: a button's markup is followed by the built-in form in a `<noscript>`. Visitors
 * without script buy with it, and the script that activates the markup reads the product from it (decision 0036).
 */
export function withPlainForms(formatters: FormatterTable): FormatterTable {
  const table = new Map(formatters);
  for (const name of BUTTONS) follow(table, name, plainForm);
  follow(table, QUICK_VIEW, plainLink);
  return table;
}

type After = (item: unknown, context: RenderContext, host: PageHost) => string;

function follow(table: Map<string, FormatterDefinition>, name: string, after: After): void {
  const printing = table.get(name);
  if (printing === undefined) return;
  table.set(name, {
    ...printing,
    bind(args, names) {
      const print = printing.bind(args, names);
      return (item, context, others) => {
        const printed = print(item, context, others);
        const { host } = context;
        return isPageHost(host) && typeof printed === 'string' ? printed + after(item, context, host) : printed;
      };
    },
  });
}

/** Once per product and page: a theme may print the button of one product twice. */
function plainForm(item: unknown, context: RenderContext, host: PageHost): string {
  const shown = shownProduct(item);
  if (shown === undefined || host.plainForms.has(shown.product.id) || !context.hasPartial(FORM_PARTIAL)) return '';
  host.plainForms.add(shown.product.id);
  return behindButton(shown, host.page, {
    soldOutText: saidSoldOut(context.resolve('localizedStrings'), host.page.frame.site.language),
    form: (view) => context.applyPartial(FORM_PARTIAL, { productForm: view }),
  });
}

interface FormBehind {
  /** What templates of the page say of what is sold out. */
  readonly soldOutText: string;
  readonly form: (view: ReturnType<typeof withFormIds>) => string;
}

/** Returns the content after a product's button, on any page. */
export function behindButton(shown: ShownProduct, around: PageContent, { soldOutText, form }: FormBehind): string {
  const { collection, product } = shown;
  const isOwn = around.item?.id === shown.item.id;
  const notes = { taxNote: '', deliveryText: '', shippingUrl: '' };
  const page: PageContent = isOwn ? around : { ...around, collection, item: shown.item, form: {}, notes };
  const view = withFormIds(productFormView(product, page, soldOutText), product.id);
  return `<noscript data-product="${escapeHtml(product.id)}" data-part="form">${chosenPicture(product, page)}${form(view)}</noscript>`;
}

/** What was chosen in the form is shown above it: the pictures of the theme stay as they are (ATC-12). */
function chosenPicture(product: ProductContent, { form }: PageContent): string {
  if (form.sku === undefined && form.choice === undefined) return '';
  const variant = chosenVariant(product, form);
  const image = variant === null ? null : variantImage(product, variant);
  if (image === null) return '';
  return `<div class="product-form__picture">${pictureHtml(image, { sizes: '(min-width: 48em) 40vw, 100vw' })}</div>`;
}

function wordsOf(context: RenderContext): CatalogWords {
  return catalogWords(asString(context.resolve('website.language')) || 'en');
}

/** Where a quick view leads without script. */
function plainLink(item: unknown, context: RenderContext): string {
  const shown = shownProduct(item);
  if (shown === undefined) return '';
  const { item: entry, collection, product } = shown;
  const text = wordsOf(context).quickView.more;
  const link = `<a href="${escapeHtml(itemUrl(collection, entry))}">${escapeHtml(text)}</a>`;
  return `<noscript data-product="${escapeHtml(product.id)}" data-part="page">${link}</noscript>`;
}
