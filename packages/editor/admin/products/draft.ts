import type { ProductDraft } from '@quoin/domain/catalog';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/draft';
import { APP_LOCALE } from '../../app/locale.ts';
import { clashingParts, joinedDraft } from '../../parts/saving/draftParts.ts';

export type DraftPart = keyof ProductDraft;

/** One part that two people changed, each to something else. */
export interface Clash {
  readonly part: DraftPart;
  readonly mine: string;
  readonly theirs: string;
}

/** What both changed since `base`; everything else can be joined without asking. */
export function clashesOf(base: ProductDraft, mine: ProductDraft, theirs: ProductDraft): readonly Clash[] {
  return clashingParts(base, mine, theirs).map((part) => ({
    part,
    mine: partText(mine, part),
    theirs: partText(theirs, part),
  }));
}

/** Theirs, with what only I changed, and of what both changed what was chosen. */
export function merged(
  base: ProductDraft,
  mine: ProductDraft,
  theirs: ProductDraft,
  chosenMine: ReadonlySet<string>,
): ProductDraft {
  const joined = joinedDraft(base, mine, theirs, chosenMine);
  // Stock is counted from what is on the shelf now, not from what was seen then.
  const seen = new Map(theirs.variants.map((variant) => [variant.id, variant]));
  const variants = joined.variants.map((variant) => {
    const now = seen.get(variant.id);
    return now === undefined || variant.id === null ? variant : { ...variant, seenStock: now.seenStock };
  });
  return { ...joined, variants };
}

const PART_NAMES: Readonly<Record<DraftPart, string>> = {
  title: commonTexts.title,
  urlId: commonTexts.urlSlug,
  description: commonTexts.description,
  type: commonTexts.type,
  optionNames: texts.options,
  variants: texts.variants,
  imageIds: commonTexts.images,
  tags: commonTexts.tags,
  categories: commonTexts.categories,
  visibility: texts.visibility,
  publishOn: commonTexts.date,
  takeDown: texts.unpublishDate,
  isFeatured: texts.featured,
  seo: commonTexts.searchEngines,
  plan: texts.subscription,
  customAddButtonText: commonTexts.buttonText,
  customSoldOutText: texts.soldOutText,
  additionalInfo: texts.additionalInformation,
  form: commonTexts.form,
  taxClass: texts.taxClass,
  withdrawalExemption: texts.rightOfWithdrawal,
  lowStockThreshold: commonTexts.lowStock,
  scarcityThreshold: texts.scarcityMessage,
  related: texts.relatedProducts,
};

export function partName(part: DraftPart): string {
  return PART_NAMES[part];
}

/** Returns a part as text for a user who has to choose. */
function partText(draft: ProductDraft, part: DraftPart): string {
  if (part === 'variants') {
    return draft.variants
      .map(({ sku, price, salePrice, onSale, stock }) =>
        [
          sku || texts.newVariant,
          onSale ? texts.sale(salePrice) : price,
          stock.unlimited ? '∞' : String(stock.quantity),
        ].join(' · '),
      )
      .join('\n');
  }
  const value = draft[part];
  if (part === 'imageIds') return texts.pictures(draft.imageIds.length);
  if (part === 'publishOn') return draft.publishOn === null ? '' : new Date(draft.publishOn).toLocaleString(APP_LOCALE);
  if (part === 'takeDown') return draft.takeDown === null ? '' : new Date(draft.takeDown.on).toLocaleString(APP_LOCALE);
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
