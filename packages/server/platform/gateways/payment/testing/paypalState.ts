import { fromPayPalAmount, type PayPalAmount, toPayPalAmount } from '../paypal/paypalAmounts.ts';

/** What happens to one order at the fake. */
export const PAYPAL_BEHAVIOURS = [
  'ok',
  'slow',
  'createTimeoutThenOk',
  'createTimeoutThenNothing',
  'createError',
  'collectTimeoutThenOk',
  'collectTimeoutThenNothing',
  'collectError',
  'declined',
  'webhookBeforeReturn',
  'webhookLate',
  'otherAmount',
  'otherCurrency',
  'pending',
  'patchRefused',
] as const;
export type PayPalBehaviour = (typeof PAYPAL_BEHAVIOURS)[number];

export interface FakeCapture {
  readonly id: string;
  status: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'REFUNDED';
  readonly amount: PayPalAmount;
}

export interface FakeRefund {
  readonly id: string;
  readonly capture: string;
  readonly amount: PayPalAmount;
  readonly custom_id?: string | undefined;
}

export interface FakeOrder {
  readonly id: string;
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED';
  amount: PayPalAmount;
  customId: string;
  invoiceId: string;
  readonly shippingPreference: string;
  readonly returnUrl: string;
  readonly cancelUrl: string;
  readonly behaviour: PayPalBehaviour;
  /** How often collecting it was attempted. */
  tries: number;
  capture: FakeCapture | null;
  readonly refunds: FakeRefund[];
}

/** An answer of PayPal's with its word for why not. */
export class FakePayPalRefusal extends Error {
  constructor(
    readonly status: number,
    readonly issue: string,
  ) {
    super(issue);
  }
}

interface OrderBody {
  readonly purchase_units: readonly [
    { readonly amount: PayPalAmount; readonly custom_id?: string; readonly invoice_id?: string },
  ];
  readonly payment_source: {
    readonly paypal: {
      readonly experience_context: {
        readonly return_url: string;
        readonly cancel_url: string;
        readonly shipping_preference: string;
      };
    };
  };
}

/** What PayPal reports of the buyer who agrees at the fake. */
export const PAYPAL_BUYER = {
  email_address: 'ada@example.com',
  payer_id: 'BUYER00000001',
  name: { given_name: 'Ada', surname: 'Kern' },
} as const;

export const PAYPAL_ADDRESS = {
  name: { full_name: 'Ada Kern' },
  address: {
    address_line_1: 'Am Deich 4',
    admin_area_2: 'Bremen',
    postal_code: '28199',
    country_code: 'DE',
  },
} as const;

/** PayPal's books in memory. */
export class PayPalState {
  readonly orders = new Map<string, FakeOrder>();
  /** Where the next buyers live. */
  address: object = PAYPAL_ADDRESS;
  private made = 0;

  private nextId(kind: string): string {
    this.made += 1;
    return `${kind}${String(this.made).padStart(12, '0')}`;
  }

  createOrder(body: OrderBody, behaviour: PayPalBehaviour): FakeOrder {
    const [unit] = body.purchase_units;
    const { experience_context: context } = body.payment_source.paypal;
    const order: FakeOrder = {
      id: this.nextId('ORDER'),
      status: 'PAYER_ACTION_REQUIRED',
      amount: unit.amount,
      customId: unit.custom_id ?? '',
      invoiceId: unit.invoice_id ?? '',
      shippingPreference: context.shipping_preference,
      returnUrl: context.return_url,
      cancelUrl: context.cancel_url,
      behaviour,
      tries: 0,
      capture: null,
      refunds: [],
    };
    this.orders.set(order.id, order);
    return order;
  }

  orderOf(id: string): FakeOrder {
    const order = this.orders.get(id);
    if (order === undefined) throw new FakePayPalRefusal(404, 'INVALID_RESOURCE_ID');
    return order;
  }

  /** `[{ op, path, value }]` over the one purchase unit. */
  patch(
    order: FakeOrder,
    changes: readonly { readonly op: string; readonly path: string; readonly value: unknown }[],
  ): void {
    if (order.behaviour === 'patchRefused') throw new FakePayPalRefusal(422, 'PATCH_VALUE_REQUIRED');
    if (order.status === 'COMPLETED') throw new FakePayPalRefusal(422, 'ORDER_COMPLETED_OR_VOIDED');
    for (const { path, value } of changes) {
      const [, name] = /^\/purchase_units\/@reference_id=='default'\/(amount|custom_id|invoice_id)$/.exec(path) ?? [];
      if (name === 'amount') order.amount = value as PayPalAmount;
      else if (name === 'custom_id') order.customId = String(value);
      else if (name === 'invoice_id') order.invoiceId = String(value);
      else throw new FakePayPalRefusal(422, 'INVALID_PATCH_OPERATION');
    }
  }

  /** The buyer presses the button on PayPal's page. */
  approve(order: FakeOrder): void {
    if (order.status === 'PAYER_ACTION_REQUIRED') order.status = 'APPROVED';
  }

  collect(order: FakeOrder): FakeOrder {
    if (order.capture !== null) throw new FakePayPalRefusal(422, 'ORDER_ALREADY_CAPTURED');
    if (order.status !== 'APPROVED') throw new FakePayPalRefusal(422, 'ORDER_NOT_APPROVED');
    if (order.behaviour === 'declined') {
      order.status = 'PAYER_ACTION_REQUIRED';
      throw new FakePayPalRefusal(422, 'INSTRUMENT_DECLINED');
    }
    const isTwice = [...this.orders.values()].some(
      (each) => each.capture !== null && each.invoiceId === order.invoiceId,
    );
    if (isTwice && order.invoiceId !== '') throw new FakePayPalRefusal(422, 'DUPLICATE_INVOICE_ID');
    order.capture = {
      id: this.nextId('CAPTURE'),
      status: order.behaviour === 'pending' ? 'PENDING' : 'COMPLETED',
      amount: takenAmount(order),
    };
    order.status = 'COMPLETED';
    return order;
  }

  orderOfCapture(id: string): FakeOrder {
    const order = [...this.orders.values()].find(({ capture }) => capture?.id === id);
    if (order === undefined) throw new FakePayPalRefusal(404, 'INVALID_RESOURCE_ID');
    return order;
  }

  refund(captureId: string, body: { readonly amount?: PayPalAmount; readonly custom_id?: string }): FakeRefund {
    const order = this.orderOfCapture(captureId);
    const capture = order.capture!;
    const currency = capture.amount.currency_code;
    const left = heldOf(order);
    const amount = body.amount === undefined ? left : fromPayPalAmount(body.amount);
    if (left === 0n) throw new FakePayPalRefusal(422, 'CAPTURE_FULLY_REFUNDED');
    if (amount > left) throw new FakePayPalRefusal(422, 'REFUND_AMOUNT_EXCEEDED');
    const refund = {
      id: this.nextId('REFUND'),
      capture: captureId,
      amount: toPayPalAmount(amount, currency),
      custom_id: body.custom_id ?? order.customId,
    };
    order.refunds.push(refund);
    capture.status = amount === left ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
    return refund;
  }
}

/** Minor units that PayPal holds of an order. */
export function heldOf({ capture, refunds }: FakeOrder): bigint {
  if (capture === null || capture.status === 'DECLINED' || capture.status === 'PENDING') return 0n;
  return refunds.reduce((left, { amount }) => left - fromPayPalAmount(amount), fromPayPalAmount(capture.amount));
}

function takenAmount({ amount, behaviour }: FakeOrder): PayPalAmount {
  if (behaviour === 'otherCurrency') return { ...amount, currency_code: 'USD' };
  if (behaviour !== 'otherAmount') return amount;
  return toPayPalAmount(fromPayPalAmount(amount) - 1n, amount.currency_code);
}

export function orderObject(order: FakeOrder, origin: string, address: object = PAYPAL_ADDRESS): object {
  const { capture, refunds } = order;
  const isAgreed = order.status !== 'PAYER_ACTION_REQUIRED';
  const payments = {
    ...(capture === null ? {} : { captures: [captureObject(order)] }),
    ...(refunds.length === 0 ? {} : { refunds: refunds.map((each) => ({ ...each, status: 'COMPLETED' })) }),
  };
  return {
    id: order.id,
    intent: 'CAPTURE',
    status: order.status,
    ...(isAgreed ? { payer: PAYPAL_BUYER } : {}),
    purchase_units: [
      {
        reference_id: 'default',
        amount: order.amount,
        custom_id: order.customId,
        invoice_id: order.invoiceId,
        ...(isAgreed && order.shippingPreference === 'GET_FROM_FILE' ? { shipping: address } : {}),
        ...(Object.keys(payments).length === 0 ? {} : { payments }),
      },
    ],
    links: [
      { rel: 'self', href: `${origin}/v2/checkout/orders/${order.id}`, method: 'GET' },
      ...(isAgreed ? [] : [{ rel: 'payer-action', href: `${origin}/checkoutnow?token=${order.id}`, method: 'GET' }]),
    ],
  };
}

export function captureObject(order: FakeOrder): object {
  const { capture, customId, invoiceId, id } = order;
  return {
    ...capture,
    custom_id: customId,
    invoice_id: invoiceId,
    supplementary_data: { related_ids: { order_id: id } },
  };
}
