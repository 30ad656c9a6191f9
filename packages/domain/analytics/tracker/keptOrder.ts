import { storable } from '../counting/storable.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What is kept of an order's own fields, and of each line (TRACK-09). */
const TEXTS = { id: 64, purchasedCartId: 64, websiteId: 64, sku: 100, productName: 200 } as const;
const TOTALS = ['grandTotal', 'shippingTotal', 'taxTotal'] as const;
const AMOUNT = /^-?\d{1,15}(?:\.\d{1,4})?$/;
const CURRENCY = /^[A-Z]{3}$/;
/** Of the comma and the like between two lines. */
const BETWEEN = 2;

/**
 * The order of a `purchase`, an untrusted value, as it is kept: the fields of TRACK-09 and no other, so nothing that says who
 * bought. Lines that find no room are left out; `room` is of bytes. Undefined for what is no order.
 */
export function keptOrder(value: unknown, room: number): Fields | undefined {
  if (!isFields(value)) return undefined;
  const head = {
    ...textsOf(value, ['id', 'purchasedCartId', 'websiteId']),
    ...(typeof value.testMode === 'boolean' ? { testMode: value.testMode } : {}),
    ...moneysOf(value, TOTALS),
  };
  const left = room - bytesOf({ ...head, items: [] });
  if (left < 0 || Object.keys(head).length === 0) return undefined;
  return { ...head, items: fitting(Array.isArray(value.items) ? value.items : [], left) };
}

function fitting(lines: readonly unknown[], room: number): readonly Fields[] {
  const kept: Fields[] = [];
  let left = room;
  for (const line of lines) {
    if (!isFields(line)) continue;
    const { quantity } = line;
    const own = {
      ...textsOf(line, ['sku', 'productName']),
      ...(typeof quantity === 'number' && Number.isFinite(quantity) ? { quantity } : {}),
      ...moneysOf(line, ['unitPrice']),
    };
    left -= bytesOf(own) + BETWEEN;
    if (left < 0) break;
    kept.push(own);
  }
  return kept;
}

function textsOf(value: Fields, names: readonly (keyof typeof TEXTS)[]): Fields {
  const found = names.flatMap((name) => {
    const text = value[name];
    return typeof text === 'string' ? [[name, storable(text.slice(0, TEXTS[name]))]] : [];
  });
  return Object.fromEntries(found);
}

function moneysOf(value: Fields, names: readonly string[]): Fields {
  const found = names.flatMap((name) => {
    const money = moneyOf(value[name]);
    return money === null ? [] : [[name, money]];
  });
  return Object.fromEntries(found);
}

/** Money carries `decimalValue`, or `value` where another's script tells it so. */
function moneyOf(money: unknown): Fields | null {
  if (!isFields(money)) return null;
  const { decimalValue, value, currencyCode } = money;
  const currency = typeof currencyCode === 'string' && CURRENCY.test(currencyCode) ? { currencyCode } : {};
  if (typeof decimalValue === 'string' && AMOUNT.test(decimalValue)) return { decimalValue, ...currency };
  const isValue = typeof value === 'number' ? Number.isFinite(value) : typeof value === 'string' && AMOUNT.test(value);
  return isValue ? { value, ...currency } : null;
}

/** Of UTF-8, a character beyond ASCII takes at most three bytes for each of its UTF-16 units. */
function bytesOf(value: Fields): number {
  const text = JSON.stringify(value);
  return text.length + 2 * text.replace(/[ -~]/g, '').length;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
