import type { ItemContent } from '../content/itemContent.ts';
import type { PageContent } from '../content/pageContent.ts';
import type { ShownProduct } from '../data/store/shownProducts.ts';
import { escapeHtml } from '../escape.ts';
import { behindButton } from '../product/plainForms.ts';
import type { PrintedPlace } from './places.ts';
import { tagAttribute } from './tagAttribute.ts';

/**
 * Buttons written by hand in a template have no product type, the formatter's do. A submit button is in a form, as the
 * house theme's is.
 */
const BUTTON =
  /<(?:a|button|div|input|span)\b(?![^<>]*\s(?:data-product-type=|type="submit"))[^<>]*\sclass="(?:[^"<>]*\s)?sqs-add-to-cart-button(?:\s[^"<>]*)?"[^<>]*>/g;
const ID = /\sdata-item-id="([^"<>]*)"/g;

/**
 * `<div class="sqs-add-to-cart-button" data-item-id="{id}">` without the formatter: gets what the formatter's has, a type of
 * product, the role of a button and the form behind it. The item is named by the button, or by what is around it.
 */
export const buttonPlace: PrintedPlace = {
  sign: 'sqs-add-to-cart-button',
  fill(html, { page, partial, soldOutText }) {
    const served = new Set(
      [...html.matchAll(/<noscript data-product="([^"]*)" data-part="form"/g)].map(([, id]) => id),
    );
    return html.replace(BUTTON, (tag: string, at: number) => {
      const named = tagAttribute(tag, 'data-item-id') || lastIdBefore(html, at);
      const shown = productOn(page, named);
      if (shown === null) return tag;
      const view = (productForm: unknown): string => partial('quoin-product-form', { productForm }) ?? '';
      const form = served.has(named) ? '' : behindButton(shown, page, { soldOutText, form: view });
      served.add(named);
      return form + withAttributes(tag, named, shown.product.type);
    });
  },
};

function withAttributes(tag: string, id: string, type: number): string {
  const isNamed = tagAttribute(tag, 'data-item-id') !== '';
  const isButton = /^<(?:button|input)\b/.test(tag) || /\srole=/.test(tag);
  const more = [
    ...(isNamed ? [] : [` data-item-id="${escapeHtml(id)}"`]),
    ` data-product-type="${type}"`,
    ...(isButton ? [] : [' role="button"']),
    ...(isButton || /\stabindex=/i.test(tag) ? [] : [' tabindex="0"']),
  ];
  return tag.replace(/(?<!\s)\s*\/?>$/, (end) => more.join('') + end);
}

function lastIdBefore(html: string, at: number): string {
  return [...html.slice(0, at).matchAll(ID)].at(-1)?.[1] ?? '';
}

/** A product that the page is about, or lists. */
function productOn({ item, items, collection }: PageContent, id: string): ShownProduct | null {
  const found = [item, ...(items ?? [])].find((each): each is ItemContent => each?.id === id);
  const product = found?.product ?? null;
  return found === undefined || product === null || collection === null ? null : { item: found, product, collection };
}
