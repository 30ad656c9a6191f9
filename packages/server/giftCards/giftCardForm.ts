import { formatDay } from '@quoin/domain/formats';
import { formatMoney } from '@quoin/domain/money';
import {
  checkoutWords,
  decideDenomination,
  GIFT_CARD_LIMITS,
  type GiftCardDelivery,
  type GiftCardPurchaseCode,
  orderPageWords,
  sentence,
} from '@quoin/domain/orders';
import type { Problem } from '@quoin/domain/problem';
import type { FieldView } from '../addresses/index.ts';
import type { NoticeView } from '../cart/index.ts';
import { loadProduct, type StoredProduct } from '../catalog/index.ts';
import type { Deps } from '../deps.ts';
import { isId } from '../platform/database/ids.ts';
import type { Site } from '../sites/index.ts';

/** What the theme's gift card page reads. */
export interface GiftCardFormView {
  readonly itemId: string;
  readonly title: string;
  readonly url: string;
  readonly lead: string;
  readonly problem: NoticeView | null;
  readonly amounts: readonly { readonly sku: string; readonly text: string; readonly isSelected: boolean }[];
  readonly amountLabel: string;
  readonly fields: readonly FieldView[];
  readonly words: { readonly continue: string; readonly addToCart: string };
}

/** A gift card product that is sold; null for everything else. */
export async function loadGiftCardProduct(
  deps: Pick<Deps, 'db'>,
  site: Site,
  itemId: string,
): Promise<StoredProduct | null> {
  if (!isId(itemId)) return null;
  const product = await deps.db.inSite({ websiteId: site.id }, (trx) => loadProduct(trx, site.id, itemId));
  const isSold = product?.isVisible && denominations(product).length > 0;
  return isSold ? product : null;
}

/** The amounts offered, by the domain's own judgement (GFT-2). */
export function denominations(product: StoredProduct) {
  return product.variants.flatMap(({ sku }) => {
    const decided = decideDenomination(product, sku);
    return decided.ok ? [{ sku, value: decided.value.value }] : [];
  });
}

export interface FilledForm {
  readonly sku: string;
  readonly delivery: GiftCardDelivery;
  readonly problems: readonly Problem<GiftCardPurchaseCode>[];
  readonly notice: NoticeView | null;
}

const ID_PREFIX = 'gift-';

export function giftCardFormView(
  product: StoredProduct,
  filled: FilledForm,
  days: DayRange,
  language: string,
): GiftCardFormView {
  const words = orderPageWords(language).giftCard;
  const problems = filled.problems.filter(({ field }) => field !== undefined);
  const links = problems.map((problem) => ({
    id: `${ID_PREFIX}${problem.field}`,
    message: sentence(problem, language),
  }));
  return {
    itemId: product.id,
    title: product.title,
    url: product.fullUrl,
    lead: words.lead,
    problem: filled.notice ?? noticeOf(links, language),
    amounts: denominations(product).map(({ sku, value }) => ({
      sku,
      text: formatMoney(value, language),
      isSelected: sku === filled.sku,
    })),
    amountLabel: words.denomination,
    fields: fieldsOf(filled, days, language),
    words: { continue: words.continue, addToCart: words.addToCart },
  };
}

/** One mistake is said once; several are a list of links to their fields. */
function noticeOf(
  links: readonly { readonly id: string; readonly message: string }[],
  language: string,
): NoticeView | null {
  const [first, second] = links;
  if (first === undefined) return null;
  if (second === undefined) return { title: first.message, message: '' };
  return { title: checkoutWords(language).page.problems, message: '', fields: links };
}

export interface DayRange {
  readonly min: string;
  readonly max: string;
}

function fieldsOf({ delivery, problems }: FilledForm, { max }: DayRange, language: string): FieldView[] {
  const words = orderPageWords(language).giftCard;
  const { nameLength, messageLength } = GIFT_CARD_LIMITS;
  const error = (name: string) => {
    const problem = problems.find(({ field }) => field === name);
    return problem === undefined ? '' : sentence(problem, language);
  };
  const field = (name: keyof GiftCardDelivery, more: Partial<FieldView>): FieldView => ({
    ...{ id: `${ID_PREFIX}${name}`, name, label: words[name], value: delivery[name] ?? '' },
    ...{ type: 'text', control: 'input', inputMode: '', autocomplete: 'off', maxLength: nameLength },
    ...{ isRequired: false, width: 'full', hint: '', error: error(name), isFolded: false, options: [] },
    ...more,
  });
  const email = { type: 'email', inputMode: 'email', maxLength: 320, hint: words.recipientHint } as const;
  return [
    field('recipientName', { width: 'half' }),
    field('senderName', { width: 'half', autocomplete: 'name' }),
    field('recipientEmail', email),
    field('message', { control: 'textarea', maxLength: messageLength }),
    field('sendOn', { type: 'date', maxLength: 10, hint: words.sendOnHint(formatDay(max, language)) }),
  ];
}
