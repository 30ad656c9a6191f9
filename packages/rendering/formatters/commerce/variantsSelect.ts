import { catalogWording } from '@quoin/domain/catalog';
import { asString, isTruthy, type RenderContext } from '@quoin/template';
import { escapeAttribute, escapeHtml } from '../escape.ts';
import { toJson } from '../json.ts';
import { at, listAt, localized, textAt } from '../read.ts';
import { contentOf, hasItemVariants, variantNodes } from './productItem.ts';

/** The public engine prints these in front; pages are compared with its byte for byte. */
const BLANK_LINES = '\n  \n  \n  \n  \n\n  ';

interface Option {
  readonly name: string;
  readonly values: readonly string[];
}

/** The product's options in display order, each with its values in order of first appearance. */
function optionsOf(content: unknown): readonly Option[] {
  const variants = variantNodes(content);
  return listAt(content, 'variantOptionOrdering').map((entry) => {
    const name = asString(entry);
    const values = variants.map((variant) => textAt(variant, 'attributes', name)).filter((value) => value !== '');
    return { name, values: [...new Set(values)] };
  });
}

/** The `variants-select` markup: for each option a select and radio buttons, of which the theme shows one. */
export function variantsSelect(item: unknown, context: RenderContext): string {
  if (!hasItemVariants(item)) return '';
  const content = contentOf(item);
  const variants = escapeAttribute(toJson('variants-select', at(content, 'variants'), context));
  const options = optionsOf(content).map((option) => optionMarkup(option, context));
  return (
    `${BLANK_LINES}<div class="product-variants" data-item-id="${escapeAttribute(textAt(item, 'id'))}" data-variants="${variants}"` +
    `${subscriptionAttributes(content, context)} data-animation-role="content">\n    ${options.join('\n    ')}\n  </div>\n`
  );
}

function subscriptionAttributes(content: unknown, context: RenderContext): string {
  if (!isTruthy(at(content, 'isSubscribable'))) return '';
  const plan = escapeAttribute(toJson('variants-select', at(content, 'subscriptionPlan'), context));
  return ` data-is-subscribable="true" data-subscription-plan="${plan}"`;
}

function optionMarkup({ name, values }: Option, context: RenderContext): string {
  const prompt = localized(context, 'productVariantSelectText', catalogWording.selectOption(name)).replaceAll(
    '{variantName}',
    name,
  );
  const label = escapeAttribute(name);
  return `<div class="variant-option">
    <div class="variant-option-title">${escapeHtml(name)}: </div>
    <div class="variant-select-wrapper">
      <select aria-label="${escapeAttribute(prompt)}" data-variant-option-name="${label}">
        <option value="">${escapeHtml(prompt)}</option>
        ${values.map(selectOption).join('')}
      </select>
    </div>
    <div class="variant-radiobtn-wrapper" data-variant-option-name="${label}">
${values.map((value) => radioButton(name, value)).join('\n')}
    </div>
    </div>`;
}

function selectOption(value: string): string {
  return `<option value="${escapeAttribute(value)}">${escapeHtml(value)}</option>`;
}

function radioButton(name: string, value: string): string {
  const group = escapeAttribute(`variant-option-${name}`);
  const id = `${group}-${escapeAttribute(value)}`;
  return `      <input type="radio" class="variant-radiobtn" value="${escapeAttribute(value)}" name="${group}" id="${id}"/>
      <label class="sqs-button-element--secondary" role="button" tabindex="0" for="${id}">${escapeHtml(value)}</label>`;
}
