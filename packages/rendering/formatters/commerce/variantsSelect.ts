import { catalogWords, PRODUCT_TYPES } from '@quoin/domain/catalog';
import { asString, isRecord, isTruthy, member, type RenderContext, toOutput } from '@quoin/template';
import { attributeJson } from '../attributeJson.ts';
import { escapeAttribute } from '../escape.ts';
import type { LocaleData } from '../localeData.ts';
import { at, entriesOf, localized, wordsLanguage } from '../read.ts';
import { fillMessage } from './fillMessage.ts';
import { contentOf } from './productItem.ts';
import { productTypeOf } from './productPrices.ts';

/** The public engine prints these in front; pages are compared with its byte for byte. */
const BLANK_LINES = '\n  \n  \n  \n  \n\n  ';

/** What an option is called on the page, and what its select asks for. */
interface OptionTexts {
  title(name: string): string;
  prompt(name: string): string;
}

/** The values of an option, in order of first appearance. */
function valuesOf(name: string, variants: readonly unknown[]): ReadonlySet<string> {
  const values = new Set<string>();
  for (const variant of variants) {
    const attributes = member(variant, 'attributes');
    if (isRecord(attributes) && Object.hasOwn(attributes, name)) values.add(asString(attributes[name]));
  }
  return values;
}

/** Gift cards have one option with a fixed name, which the site may put in its own words (TPL-10). */
function textsOf(item: unknown, context: RenderContext, locales: LocaleData): OptionTexts {
  const { product: words, priceMarkup } = catalogWords(wordsLanguage(context));
  const isGiftCard = productTypeOf(item) === PRODUCT_TYPES.giftCard;
  const title = isGiftCard ? localized(context, 'giftCardValueDisplayText', priceMarkup.giftCardOption) : undefined;
  const prompt = isGiftCard
    ? localized(context, 'giftCardVariantSelectText', words.selectValue)
    : localized(context, 'productVariantSelectText', '');
  return {
    title: (name) => (title === undefined ? name : fillMessage(title, new Map([['name', name]]), context, locales)),
    prompt: (name) =>
      prompt === ''
        ? words.selectOption(name)
        : fillMessage(prompt, new Map([['variantName', name]]), context, locales),
  };
}

/** The `variants-select` markup: for each option a select and radio buttons, of which the theme shows one. */
export function variantsSelect(item: unknown, context: RenderContext, locales: LocaleData): string | undefined {
  const content = contentOf(item);
  const nodes = member(content, 'variants');
  const variants = entriesOf(nodes);
  const order = variants.length > 1 ? entriesOf(member(content, 'variantOptionOrdering')) : [];
  if (order.length === 0) return undefined;
  const texts = textsOf(item, context, locales);
  const json = attributeJson('variants-select', nodes, context);
  let markup =
    `${BLANK_LINES}<div class="product-variants" data-item-id="${escapeAttribute(toOutput(member(item, 'id')))}" ` +
    `data-variants="${json}"${subscriptionAttributes(content, context)} data-animation-role="content">`;
  for (const entry of order) {
    const name = asString(entry);
    markup += optionMarkup(name, valuesOf(name, variants), texts);
  }
  return `${markup}\n  </div>\n`;
}

function subscriptionAttributes(content: unknown, context: RenderContext): string {
  if (!isTruthy(at(content, 'isSubscribable'))) return '';
  const plan = attributeJson('variants-select', at(content, 'subscriptionPlan'), context);
  return ` data-is-subscribable="true" data-subscription-plan="${plan}"`;
}

function optionMarkup(name: string, values: ReadonlySet<string>, texts: OptionTexts): string {
  const prompt = escapeAttribute(texts.prompt(name));
  const label = escapeAttribute(name);
  const group = `variant-option-${label}`;
  let choices = '';
  let buttons = '';
  for (const value of values) {
    const text = escapeAttribute(value);
    choices += `<option value="${text}">${text}</option>`;
    buttons += radioButton(group, text);
  }
  return `
    <div class="variant-option">
    <div class="variant-option-title">${escapeAttribute(texts.title(name))}: </div>
    <div class="variant-select-wrapper">
      <select aria-label="${prompt}" data-variant-option-name="${label}">
        <option value="">${prompt}</option>
        ${choices}
      </select>
    </div>
    <div class="variant-radiobtn-wrapper" data-variant-option-name="${label}">${buttons}
    </div>
    </div>`;
}

function radioButton(group: string, value: string): string {
  const id = `${group}-${value}`;
  return `
      <input type="radio" class="variant-radiobtn" value="${value}" name="${group}" id="${id}"/>
      <label class="sqs-button-element--secondary" role="button" tabindex="0" for="${id}">${value}</label>`;
}
