import { accessWording, captchaWording } from '@quoin/domain/access';
import { type AddToCartCode, cartWording } from '@quoin/domain/cart';
import { type FormCode, formTexts, formWording } from '@quoin/domain/forms';
import { lookUpSentence } from '@quoin/domain/languages';
import { type RestockCode, restockWording } from '@quoin/domain/restock';
import { cartButton } from '@quoin/messages/cartButton';

/** Of the sentences that a cart refuses with, those with a slot, filled as the demo's products fill them. */
const CART_VALUES = {
  one: { options: ['Ink'] },
  two: { options: ['Frame', 'Ink'] },
  many: { options: ['Size', 'Frame', 'Ink'] },
} as const;

const CART_CODES = [
  'denominationMissing',
  'variantUnavailable',
  'outOfStock',
  'quantityNotNumber',
  'quantityNotWhole',
] as const satisfies readonly AddToCartCode[];

/**
 * Returns what a visitor may have to read (storefront.md, sections 5 and 8), by its code in the domain. A sentence that
 * is added to the domain appears here as well, and needs a scene that shows it.
 */
export function catalogueOfMessages(): ReadonlyMap<string, string> {
  const cart = CART_CODES.map((code) => [code, lookUpSentence(cartWording, { code })] as const);
  const options = Object.entries(CART_VALUES).map(
    ([name, values]) =>
      [`optionsMissing (${name})`, lookUpSentence(cartWording, { code: 'optionsMissing', values })] as const,
  );
  const visitor = (['crumbFail', 'crumbFailWithoutCookies', 'tooManyRequests', 'networkFailed', 'fault'] as const).map(
    (code) => [code, lookUpSentence(accessWording, { code })] as const,
  );
  const forms = codesOf<FormCode>(formWording).map((code) => [code, lookUpSentence(formWording, { code })] as const);
  const restock = codesOf<RestockCode>(restockWording).map(
    (code) => [code, lookUpSentence(restockWording, { code })] as const,
  );
  return new Map<string, string>([
    ...Object.entries(cartButton.en.alerts),
    ...[...cart, ...options, ...visitor, ...forms, ...restock],
    ...(['scrollDown', 'scrollUp', 'emailHint'] as const).map((name) => [name, formTexts[name]] as const),
    ...Object.keys(captchaWording).map(
      (code) => [code, formWording[code as keyof typeof captchaWording] as string] as const,
    ),
  ]);
}

function codesOf<Code extends string>(wording: Readonly<Record<Code, unknown>>): readonly Code[] {
  return Object.keys(wording) as Code[];
}
