import { catalogWords } from '@quoin/domain/catalog';
import { asBoolean, isTruthy, type RenderContext, toOutput } from '@quoin/template';
import { attributeJson } from '../attributeJson.ts';
import { escapeAttribute } from '../escape.ts';
import type { LocaleData } from '../localeData.ts';
import { at, listAt, localized, textAt, wordsLanguage } from '../read.ts';
import { fillMessage } from './fillMessage.ts';
import { itemStatus } from './productItem.ts';

/** Returns the store's additions to a product: marks, scarcity, restock sign-up. The key is the product's id. */
function merchandisingOf(item: unknown, context: RenderContext): unknown {
  return at(context.resolve('productMerchandisingContext'), textAt(item, 'id'));
}

/** The `product-status` mark: sold out first, else on sale, else missing (DISP-01). */
export function productStatusMark(item: unknown, context: RenderContext): string | undefined {
  const words = catalogWords(wordsLanguage(context)).product;
  const status = itemStatus(item);
  if (status === 'sold-out') {
    const own = textAt(item, 'id') === '' ? '' : textAt(merchandisingOf(item, context), 'customSoldOutText');
    const text = own === '' ? localized(context, 'productSoldOutText', words.soldOut) : own;
    return `<div class="product-mark sold-out">${escapeAttribute(text)}</div>`;
  }
  if (status === null) return undefined;
  const text = localized(context, 'productSaleText', words.onSale);
  return `<div class="product-mark sale">${escapeAttribute(text)}</div>`;
}

/** The `product-scarcity` markup: one line per variant that runs low; a script shows that of the chosen one. */
export function productScarcity(item: unknown, context: RenderContext, locales: LocaleData): string {
  const shown = merchandisingOf(item, context);
  if (!asBoolean(at(shown, 'scarcityEnabled'))) return '';
  const pattern = textAt(shown, 'scarcityText');
  return listAt(shown, 'scarcityTemplateViews')
    .map((view) => scarcityLine(view, pattern, context, locales))
    .join('');
}

/** What belongs to a choice is hidden until that choice is made. */
function scarcityLine(view: unknown, pattern: string, context: RenderContext, locales: LocaleData): string {
  const attributes = at(view, 'attributes');
  const data = isTruthy(attributes)
    ? ` data-variant-attributes="${attributeJson('product-scarcity', attributes, context)}" hidden`
    : '';
  const text = fillMessage(pattern, new Map([['qtyInStock', at(view, 'qtyInStock')]]), context, locales);
  return `\n  <div class="product-scarcity"${data}>\n    ${escapeAttribute(text)}\n  </div>\n`;
}

/** The public engine prints these in front; pages are compared with its byte for byte. */
const BLANK_LINES = '\n'.repeat(6);

/** The `product-restock-notification` markup: one sign-up form per variant that is sold out. */
export function restockNotification(item: unknown, context: RenderContext): string {
  const shown = merchandisingOf(item, context);
  const captcha = isTruthy(context.resolve('website.captchaSettings.siteKey'))
    ? '  <div class="captcha-container"></div>'
    : '';
  const forms = listAt(shown, 'restockNotificationViews').map((view) => restockForm(item, shown, view, captcha));
  return BLANK_LINES + forms.join('');
}

function restockForm(item: unknown, shown: unknown, view: unknown, captcha: string): string {
  const message = (name: string): string => escapeAttribute(textAt(shown, 'restockNotificationMessages', name));
  const product = escapeAttribute(toOutput(at(item, 'id')));
  const variant = escapeAttribute(toOutput(at(view, 'variantId')));
  return `
<div class="product-restock-notification" data-product-id="${product}" data-variant-id="${variant}"${isTruthy(at(view, 'hiddenByDefault')) ? ' hidden' : ''}>
  <span class="product-restock-cta">${message('CTAText')}</span>
  <form class="product-restock-form" action="#">
    <input type="text" x-autocompletetype="email" spellcheck="false" name="email" placeholder="${message('placeholderText')}">
    <input class="sqs-editable-button" type="submit" value="${message('buttonText')}">
  </form>
${mailingListLine(shown, message('mailingListDescription'))}
${captcha}
</div>
`;
}

function mailingListLine(shown: unknown, description: string): string {
  if (!isTruthy(at(shown, 'mailingListSignUpEnabled'))) return '';
  const checked = isTruthy(at(shown, 'mailingListOptInByDefault')) ? ' checked' : '';
  return `  <label class="product-restock-mailing-list"><input type="checkbox" name="isJoinMailingList"${checked}>${description}</label>`;
}
