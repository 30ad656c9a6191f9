import { catalogWords, isQuantityInputShown, QUANTITY } from '@quoin/domain/catalog';
import { asBoolean, asString, isRecord, isTruthy, member, type RenderContext, toOutput } from '@quoin/template';
import { attributeJson } from '../attributeJson.ts';
import { escapeAttribute } from '../escape.ts';
import type { LocaleData } from '../localeData.ts';
import { at, climbAt, wordsLanguage } from '../read.ts';
import { productOf } from './productItem.ts';
import { variantsSelect } from './variantsSelect.ts';

/** The public engine prints these in front; pages are compared with its byte for byte. */
const BLANK_LINES = { button: '\n'.repeat(13), quantity: '\n'.repeat(3) } as const;

function buttonLabel(content: unknown, context: RenderContext): string {
  const own = at(content, 'customAddButtonText');
  if (isTruthy(at(content, 'useCustomAddButtonText')) && isTruthy(own)) return asString(own);
  const words = catalogWords(wordsLanguage(context)).product;
  return isTruthy(at(content, 'isSubscribable'))
    ? ownWording(context, 'productSubscribeText', words.subscribe)
    : ownWording(context, 'productAddToCartText', words.addToCart);
}

function ownWording(context: RenderContext, key: string, fallback: string): string {
  const own = context.resolve(`localizedStrings.${key}`);
  return isTruthy(own) ? asString(own) : fallback;
}

/** The `add-to-cart-btn` markup; a product with a form carries it in `data-form`. */
export function addToCartButton(item: unknown, context: RenderContext): string {
  const content = climbAt(item, context, 'structuredContent');
  const label = buttonLabel(content, context);
  const form = at(content, 'additionalFieldsForm');
  const hasForm = isTruthy(at(content, 'additionalFieldsFormId')) && isTruthy(form);
  const isSubscribable = at(content, 'isSubscribable');
  const attribute = (name: string, value: unknown): string => `${name}="${escapeAttribute(toOutput(value))}"`;
  const attributes = [
    'role="button" tabindex="0" data-dynamic-strings',
    attribute('data-collection-id', climbAt(item, context, 'collectionId')),
    attribute('data-item-id', climbAt(item, context, 'id')),
    attribute('data-product-type', at(content, 'productType')),
    attribute('data-use-custom-label', at(content, 'useCustomAddButtonText')),
    ...(isTruthy(isSubscribable) ? [attribute('data-is-subscription', isSubscribable)] : []),
    attribute('data-original-label', label),
    (hasForm ? `data-form="${attributeJson('add-to-cart-btn', form, context)}"` : '') + subscriptionOption(content),
  ];
  const classes = 'sqs-add-to-cart-button sqs-suppress-edit-mode sqs-editable-button sqs-button-element--primary';
  return `${BLANK_LINES.button}<div class="sqs-add-to-cart-button-wrapper" data-animation-role="button">
  <div class="${classes} ${hasForm ? 'use-form' : ''}" ${attributes.join(' ')}>
    <div class="sqs-add-to-cart-button-inner">${escapeAttribute(label)}</div>
  </div>
</div>`;
}

/** Which offer a product has that can be bought once or subscribed to. */
function subscriptionOption(content: unknown): string {
  const options = at(content, 'productSubscriptionOptions');
  const hasOptions = (typeof options === 'object' || typeof options === 'string') && isTruthy(options);
  if (!hasOptions || !isChosen(at(content, 'isSubscribable'))) return '';
  return `data-subscription-option-id="${escapeAttribute(toOutput(at(options, 0, 'id')))}"`;
}

/** As expressions see truth; they take no lists and no objects. */
function isChosen(value: unknown): boolean {
  return typeof value !== 'object' && Boolean(value);
}

/** `multipleQuantityAllowedForServices` of the store, true unless set (DISP-11). */
function allowsSeveralServices(context: RenderContext): boolean {
  const store = context.resolve('websiteSettings.storeSettings');
  const setting = isRecord(store) ? member(store, 'multipleQuantityAllowedForServices') : undefined;
  return setting === undefined || setting === null || asBoolean(setting);
}

/** The `quantity-input` markup, missing where more than one cannot be bought (ATC-11, DISP-11). */
export function quantityInput(item: unknown, context: RenderContext): string | undefined {
  const product = productOf(item);
  const settings = { multipleQuantityAllowedForServices: allowsSeveralServices(context) };
  if (product === undefined || !isQuantityInputShown(product, settings)) return undefined;
  const own = context.resolve('localizedStrings.productQuantityInputLabel');
  const label = isTruthy(own) ? toOutput(own) : catalogWords(wordsLanguage(context)).product.quantity;
  const id = escapeAttribute(toOutput(climbAt(item, context, 'id')));
  const { size, max, min, step, default: value } = QUANTITY;
  return `${BLANK_LINES.quantity}<div class="product-quantity-input" data-item-id="${id}" data-animation-role="content">
  <div class="quantity-label">${escapeAttribute(label)}:</div>
  <input aria-label="${escapeAttribute(label)}" size="${size}" max="${max}" min="${min}" value="${value}" type="number" step="${step}"></input>
</div>`;
}

/** Options, quantity and button together. */
export function productCheckout(item: unknown, context: RenderContext, locales: LocaleData): string {
  return `${variantsSelect(item, context, locales) ?? ''}${quantityInput(item, context) ?? ''}${addToCartButton(item, context)}`;
}
