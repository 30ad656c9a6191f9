import { RESTOCK_FORM_PATH } from '@quoin/contract/endpoints/site';
import { HONEYPOT_FIELD } from '@quoin/domain/access';
import {
  isSoldOut,
  isVariantSoldOut,
  notSoldOnlineText,
  type Variant,
  variantDescription,
} from '@quoin/domain/catalog';
import { isRestockOffered, restockSettingsOf, restockWords } from '@quoin/domain/restock';
import type { ProductContent } from '../content/itemContent.ts';
import type { PageContent } from '../content/pageContent.ts';

/** What the partial `quoin-restock.html` prints; plain texts. */
export interface RestockView {
  readonly action: string;
  readonly productId: string;
  readonly variantId: string;
  readonly sku: string;
  /** Everything is sold out: which of these is waited for. Empty where one is chosen above. */
  readonly variants: readonly { readonly id: string; readonly text: string; readonly isSelected: boolean }[];
  readonly variantLabel: string;
  readonly heading: string;
  readonly emailLabel: string;
  readonly email: string;
  /** Empty: nothing is wrong. */
  readonly problem: string;
  /** Empty where there is no mailing list to join. */
  readonly joinLabel: string;
  readonly isJoining: boolean;
  readonly submitLabel: string;
  readonly honeypot: { readonly name: string; readonly label: string };
}

/** Null while what is chosen can be bought, or nothing is chosen and something is left. */
export function restockView(
  product: ProductContent,
  chosen: Variant | null,
  { form, frame }: Pick<PageContent, 'form' | 'frame'>,
): RestockView | null {
  const settings = restockSettingsOf(frame.site.settings);
  const isChoice = chosen === null && isSoldOut(product);
  const variant = isChoice ? (product.variants[0] ?? null) : chosen;
  if (variant === null || notSoldOnlineText(product) !== '') return null;
  if (!isRestockOffered(settings, { isSoldOut: isVariantSoldOut(variant) })) return null;
  const words = restockWords(frame.site.language).form;
  const { email = '', problem = '', joins = settings.optInByDefault, variantId = '' } = form.restock ?? {};
  return {
    action: RESTOCK_FORM_PATH,
    productId: product.id,
    variantId: variant.id,
    sku: isChoice ? '' : variant.sku,
    variants: isChoice ? choiceOf(product, variantId) : [],
    variantLabel: words.variant,
    heading: words.heading,
    emailLabel: words.email,
    email,
    problem,
    joinLabel: settings.offersMailingList ? words.join : '',
    isJoining: joins,
    submitLabel: words.submit,
    honeypot: { name: HONEYPOT_FIELD, label: words.honeypot },
  };
}

function choiceOf({ variants }: ProductContent, wanted: string): RestockView['variants'] {
  return variants.map((variant, index) => ({
    id: variant.id,
    text: variantDescription(variant),
    isSelected: wanted === '' ? index === 0 : variant.id === wanted,
  }));
}
