import { type CurrencyCode, isCurrencyCode, money, toDecimalString } from '@quoin/domain/money';
import { isManualMethod, orderNumberText } from '@quoin/domain/orders';
import { en as checkoutEnglish } from '@quoin/messages/checkout';
import { en as orderEnglish } from '@quoin/messages/order';
import { stringify } from 'csv-stringify/sync';
import { recordAudit } from '../../audit/index.ts';
import { READ_ONLY } from '../../platform/database/database.ts';
import type { Site } from '../../sites/index.ts';
import type { OrderDeps } from '../actOnOrder.ts';
import { auditActor, type OrderStaff } from '../orderStaff.ts';
import { type ExportRow, listExportRows, NO_ORDER_FILTER, type OrderFilter } from '../storage/orderList.ts';

const MAX_ORDERS = 20_000;
const TIMEOUT_MS = 60_000;

const PIECE = 500;

const COLUMNS: readonly { readonly header: string; readonly value: (row: ExportRow) => string }[] = [
  { header: 'Order', value: ({ orderNumber }) => orderNumberText(Number(orderNumber)) },
  { header: 'Date', value: ({ placedAt }) => placedAt.toISOString() },
  { header: 'Email', value: ({ email }) => email },
  { header: 'Payment', value: ({ paymentState }) => paymentState },
  { header: 'Payment method', value: methodsOf },
  { header: 'Fulfillment', value: ({ fulfillmentStatus }) => fulfillmentStatus },
  { header: 'Currency', value: ({ currency }) => currency },
  { header: 'Subtotal', value: (row) => amount(row, row.subtotal) },
  { header: 'Discount', value: (row) => amount(row, row.discount) },
  { header: 'Shipping', value: (row) => amount(row, row.shipping) },
  { header: 'Tax', value: (row) => amount(row, row.tax) },
  { header: 'Total', value: (row) => amount(row, row.grandTotal) },
  { header: 'Shipping method', value: ({ shippingOptionName }) => shippingOptionName ?? '' },
  { header: 'Name', value: (row) => part(row, 'fullName') },
  {
    header: 'Address',
    value: (row) => [part(row, 'line1'), part(row, 'line2')].filter((text) => text !== '').join(', '),
  },
  { header: 'Postal code', value: (row) => part(row, 'postalCode') },
  { header: 'City', value: (row) => part(row, 'city') },
  { header: 'Region', value: (row) => part(row, 'region') },
  { header: 'Country', value: (row) => part(row, 'countryCode') },
  { header: 'Phone', value: (row) => part(row, 'phone') },
  { header: 'SKU', value: ({ sku }) => sku },
  { header: 'Item', value: ({ title }) => title },
  { header: 'Variant', value: ({ variantDescription }) => variantDescription },
  { header: 'Quantity', value: ({ quantity }) => String(quantity) },
  { header: 'Sent', value: ({ sent }) => String(sent) },
  { header: 'Canceled', value: ({ canceled }) => String(canceled) },
  { header: 'Price', value: (row) => amount(row, row.unitPrice) },
  { header: 'Line total', value: (row) => amount(row, row.lineTotal) },
  { header: 'Tags', value: ({ tags }) => tags.join(', ') },
  { header: 'Note', value: ({ note }) => note },
  {
    header: 'Answers',
    value: ({ formAnswers }) => formAnswers.map(({ label, answer }) => `${label}: ${answer}`).join('\n'),
  },
  { header: 'Tax included', value: (row) => amount(row, row.taxIncluded) },
  { header: 'Refunded', value: (row) => amount(row, row.refunded) },
  { header: 'Test', value: ({ testMode }) => (testMode ? 'yes' : 'no') },
];

export const ORDER_EXPORT_HEADER: readonly string[] = COLUMNS.map(({ header }) => header);

function recordOf(row: ExportRow): readonly string[] {
  return COLUMNS.map(({ value }) => value(row));
}

/** Every order, those put away among them: one row per line, some hundred orders at a time. */
export async function* orderRecords(
  { db }: Pick<OrderDeps, 'db'>,
  site: Site,
): AsyncGenerator<readonly (readonly string[])[]> {
  for (const archived of [false, true]) {
    let last: ExportRow | undefined;
    for (;;) {
      const which = { filter: { ...NO_ORDER_FILTER, archived }, ids: null, limit: PIECE, ...(last && { after: last }) };
      const rows = await db.inSite({ websiteId: site.id }, (trx) => listExportRows(trx, site.id, which), READ_ONLY);
      if (rows.length === 0) break;
      yield rows.map(recordOf);
      last = rows.at(-1);
    }
  }
}

/** As Shopify's column names them: all of them, where a gift card paid a part. */
function methodsOf({ provider, manualMethod, paidByGiftCard }: ExportRow): string {
  const { ways } = orderEnglish;
  const byProvider = () => {
    if (isManualMethod(manualMethod)) return ways[manualMethod];
    return provider === 'paypal' ? checkoutEnglish.ways.paypal : ways.card;
  };
  return [...(paidByGiftCard ? [ways.giftCard] : []), ...(provider === null ? [] : [byProvider()])].join(', ');
}

function amount({ currency }: ExportRow, minor: bigint): string {
  return isCurrencyCode(currency) ? toDecimalString(money(minor, currency as CurrencyCode)) : String(minor);
}

function part({ address }: ExportRow, name: string): string {
  const value = address?.[name];
  return typeof value === 'string' ? value : '';
}

/**
 * Orders as a table, one row per line. For a spreadsheet, texts that it would take for formulas are guarded (SC-27), phone numbers
 * with a plus among them; for software that prints labels or keeps accounts every text is as it is.
 */
export async function exportOrders(
  deps: Pick<OrderDeps, 'db'>,
  site: Site,
  staff: OrderStaff,
  which: { readonly filter: OrderFilter; readonly ids: readonly string[] | null; readonly isForSoftware?: boolean },
): Promise<string> {
  const { filter, ids, isForSoftware = false } = which;
  const rows = await deps.db.inSite(
    { websiteId: site.id },
    async (trx) => {
      const found = await listExportRows(trx, site.id, { filter, ids, limit: MAX_ORDERS });
      const details = { orders: new Set(found.map(({ orderNumber }) => orderNumber)).size };
      await recordAudit(trx, { websiteId: site.id, actor: auditActor(staff), action: 'order.export', details });
      return found;
    },
    { statementTimeoutMs: TIMEOUT_MS },
  );
  const options = { bom: true, record_delimiter: 'windows', escape_formulas: !isForSoftware } as const;
  return stringify([ORDER_EXPORT_HEADER, ...rows.map(recordOf)], options);
}
