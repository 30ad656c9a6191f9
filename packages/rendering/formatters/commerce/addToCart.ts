import { catalogWording, isQuantityInputShown, QUANTITY } from '@quoin/domain/catalog';
import { asBoolean, isTruthy, type RenderContext } from '@quoin/template';
import { escapeAttribute, escapeHtml } from '../escape.ts';
import { toJson } from '../json.ts';
import { at, listAt, localized, textAt } from '../read.ts';
import { contentOf, productOf } from './productItem.ts';
import { variantsSelect } from './variantsSelect.ts';

/** The public engine prints these in front; pages are compared with its byte for byte. */
const BLANK_LINES = { button: '\n'.repeat(13), quantity: '\n'.repeat(3) } as const;

function buttonLabel(content: unknown, context: RenderContext): string {
  const own = isTruthy(at(content, 'useCustomAddButtonText')) ? textAt(content, 'customAddButtonText') : '';
  if (own !== '') return own;
  return isTruthy(at(content, 'isSubscribable'))
    ? localized(context, 'productSubscribeText', catalogWording.subscribe)
    : localized(context, 'productAddToCartText', catalogWording.addToCart);
}

function isSubscription(content: unknown): boolean {
  return isTruthy(at(content, 'isSubscribable')) || listAt(content, 'productSubscriptionOptions').length > 0;
}

/** The `add-to-cart-btn` markup; a product with a form carries it in `data-form`. */
export function addToCartButton(item: unknown, context: RenderContext): string {
  const content = contentOf(item);
  const label = buttonLabel(content, context);
  const form = at(content, 'additionalFieldsForm');
  const attribute = (name: string, value: string): string => `${name}="${escapeAttribute(value)}"`;
  const attributes = [
    'role="button" tabindex="0" data-dynamic-strings',
    attribute('data-collection-id', textAt(item, 'collectionId')),
    attribute('data-item-id', textAt(item, 'id')),
    attribute('data-product-type', textAt(content, 'productType')),
    attribute('data-use-custom-label', textAt(content, 'useCustomAddButtonText')),
    ...(isSubscription(content) ? ['data-is-subscription="true"'] : []),
    attribute('data-original-label', label),
    isTruthy(form) ? attribute('data-form', toJson('add-to-cart-btn', form, context)) : '',
  ];
  const classes = 'sqs-add-to-cart-button sqs-suppress-edit-mode sqs-editable-button sqs-button-element--primary';
  return `${BLANK_LINES.button}<div class="sqs-add-to-cart-button-wrapper" data-animation-role="button">
  <div class="${classes} ${isTruthy(form) ? 'use-form' : ''}" ${attributes.join(' ')}>
    <div class="sqs-add-to-cart-button-inner">${escapeHtml(label)}</div>
  </div>
</div>`;
}

/** The `quantity-input` markup, '' where more than one cannot be bought (ATC-11, DISP-11). */
export function quantityInput(item: unknown, context: RenderContext): string {
  const product = productOf(item);
  const setting = context.resolve('websiteSettings.storeSettings.multipleQuantityAllowedForServices');
  const multipleQuantityAllowedForServices = setting === undefined || setting === null || asBoolean(setting);
  if (product === undefined || !isQuantityInputShown(product, { multipleQuantityAllowedForServices })) return '';
  const label = localized(context, 'productQuantityInputText', catalogWording.quantity);
  const { size, max, min, step, default: value } = QUANTITY;
  return `${BLANK_LINES.quantity}<div class="product-quantity-input" data-item-id="${escapeAttribute(textAt(item, 'id'))}" data-animation-role="content">
  <div class="quantity-label">${escapeHtml(label)}:</div>
  <input aria-label="${escapeAttribute(label)}" size="${size}" max="${max}" min="${min}" value="${value}" type="number" step="${step}"></input>
</div>`;
}

/** Options, quantity and button together. */
export function productCheckout(item: unknown, context: RenderContext): string {
  return variantsSelect(item, context) + quantityInput(item, context) + addToCartButton(item, context);
}
