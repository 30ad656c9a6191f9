import { dayInZone, formatDay } from '@quoin/domain/formats';
import { formatMoney } from '@quoin/domain/money';
import {
  addressLines,
  checkoutWords,
  dueLine,
  orderPageWords,
  orderWords,
  payButtonLabel,
  wayText,
} from '@quoin/domain/orders';
import { cardFieldViews, type Entered } from '../../addresses/index.ts';
import type { NoticeView } from '../../cart/index.ts';
import type { PaymentMethod } from '../../payments/index.ts';
import { priceRows } from '../../pricing/index.ts';
import type { Site } from '../../sites/index.ts';
import { homeCountry } from '../../sites/index.ts';
import type { LinkedDraft } from './draftLinks.ts';

interface Page {
  readonly url: string;
  readonly problem: NoticeView | null;
  readonly entered: Entered;
  readonly methods: readonly PaymentMethod[];
  readonly testCards: readonly { readonly number: string; readonly meaning: string }[];
}

/** What the theme's page behind a draft's link reads. */
export function draftPayView(
  site: Site,
  { priced, idempotencyKey }: Extract<LinkedDraft, { kind: 'open' }>,
  { url, problem, entered, methods, testCards }: Page,
) {
  const { draft, price } = priced;
  const { language } = site;
  const words = orderPageWords(language).draft;
  const { page, ways } = checkoutWords(language);
  const until =
    draft.linkExpiresAt === null ? '' : formatDay(dayInZone(draft.linkExpiresAt.getTime(), site.timeZone), language);
  const wanted = entered.values.paymentMethod ?? '';
  const selected = methods.find(({ id }) => id === wanted) ?? methods[0];
  const market = { seller: homeCountry(site), buyer: draft.shippingAddress?.countryCode ?? null };
  const isFree = price.grandTotal.minor === 0n;
  const needsChoice = !isFree && (methods.length > 1 || methods.some(({ way }) => way !== 'card'));
  return {
    action: url,
    problem,
    lead: words.lead(site.title),
    until: until === '' ? '' : words.until(until),
    note: draft.note,
    addressLines: draft.shippingAddress === null ? [] : addressLines(draft.shippingAddress, language),
    entries: draft.lines.map((line) => ({
      title: line.title,
      variantText: line.description,
      quantityText: orderWords(language).mail.quantity(line.quantity),
      lineTotalText: formatMoney({ ...line.unitPrice, minor: line.unitPrice.minor * BigInt(line.quantity) }, language),
    })),
    totals: priceRows(price, 'chosen', language),
    totalText: formatMoney(price.grandTotal, language),
    methods: needsChoice
      ? methods.map(({ id, way, title, instructions }) => ({
          id,
          title: title || ways[way],
          instructions: instructions || wayText(way, page),
          isSelected: id === selected?.id,
        }))
      : [],
    fields: !isFree && methods.some(({ way }) => way === 'card') ? cardFieldViews(entered, language) : [],
    testCards,
    dueText: dueLine(price.grandTotal, market, language),
    buttonText: payButtonLabel(price.grandTotal, market, language),
    idempotencyKey,
    acceptedTotalCents: String(price.grandTotal.minor),
  };
}
