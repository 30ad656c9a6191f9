import { catalogWording } from '@quoin/domain/catalog';
import { asNumber, isTruthy, type RenderContext } from '@quoin/template';
import { escapeAttribute, escapeHtml } from '../escape.ts';
import { toJson } from '../json.ts';
import { at, listAt, localized, textAt } from '../read.ts';
import { isItemOnSale, isItemSoldOut } from './productItem.ts';

/** What the store shows beside a product: marks, scarcity, restock sign-up; keyed by the product's id. */
function merchandisingOf(item: unknown, context: RenderContext): unknown {
  return at(context.resolve('productMerchandisingContext'), textAt(item, 'id'));
}

/** The `product-status` mark: sold out first, else on sale, else nothing (DISP-01). */
export function productStatusMark(item: unknown, context: RenderContext): string {
  if (isItemSoldOut(item)) {
    const own = textAt(merchandisingOf(item, context), 'customSoldOutText');
    const text = own === '' ? localized(context, 'productSoldOutText', catalogWording.soldOut) : own;
    return `<div class="product-mark sold-out">${escapeHtml(text)}</div>`;
  }
  if (!isItemOnSale(item)) return '';
  return `<div class="product-mark sale">${escapeHtml(localized(context, 'productSaleText', catalogWording.onSale))}</div>`;
}

/** The `product-scarcity` markup: one line per variant that runs low; a script shows that of the chosen one. */
export function productScarcity(item: unknown, context: RenderContext): string {
  const shown = merchandisingOf(item, context);
  if (!isTruthy(at(shown, 'scarcityEnabled'))) return '';
  const pattern = textAt(shown, 'scarcityText');
  const isShown = isTruthy(at(shown, 'scarcityShownByDefault'));
  return listAt(shown, 'scarcityTemplateViews')
    .map((view) => scarcityLine(view, pattern, isShown, context))
    .join('\n\n  ');
}

function scarcityLine(view: unknown, pattern: string, isShown: boolean, context: RenderContext): string {
  const attributes = at(view, 'attributes');
  const json = isTruthy(attributes) ? toJson('product-scarcity', attributes, context) : '';
  const data = json === '' ? '' : ` data-variant-attributes="${escapeAttribute(json)}"`;
  const text = pattern.replaceAll('{qtyInStock}', String(asNumber(at(view, 'qtyInStock'))));
  return `<div class="product-scarcity"${data}${isShown && json === '' ? '' : ' hidden'}>\n    ${escapeHtml(text)}\n  </div>`;
}

/** The `product-restock-notification` markup: one sign-up form per variant that is sold out. */
export function restockNotification(item: unknown, context: RenderContext): string {
  const shown = merchandisingOf(item, context);
  return listAt(shown, 'restockNotificationViews')
    .map((view) => restockForm(item, shown, view))
    .join('\n\n');
}

function restockForm(item: unknown, shown: unknown, view: unknown): string {
  const message = (name: string): string => textAt(shown, 'restockNotificationMessages', name);
  const product = escapeAttribute(textAt(item, 'id'));
  const variant = escapeAttribute(textAt(view, 'variantId'));
  return `<div class="product-restock-notification" data-product-id="${product}" data-variant-id="${variant}"${isTruthy(at(view, 'hiddenByDefault')) ? ' hidden' : ''}>
  <span class="product-restock-cta">${escapeHtml(message('CTAText'))}</span>
  <form class="product-restock-form" action="#">
    <input type="text" x-autocompletetype="email" spellcheck="false" name="email" placeholder="${escapeAttribute(message('placeholderText'))}">
    <input class="sqs-editable-button" type="submit" value="${escapeAttribute(message('buttonText'))}">
  </form>
${mailingListLine(shown, message('mailingListDescription'))}
</div>`;
}

function mailingListLine(shown: unknown, description: string): string {
  if (!isTruthy(at(shown, 'mailingListSignUpEnabled'))) return '';
  const checked = isTruthy(at(shown, 'mailingListOptInByDefault')) ? ' checked' : '';
  return `  <label class="product-restock-mailing-list"><input type="checkbox" name="isJoinMailingList"${checked}>${escapeHtml(description)}</label>\n`;
}
