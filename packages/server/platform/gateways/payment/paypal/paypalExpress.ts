import type { Address } from '@quoin/domain/orders';
import { type ExpressGateway, type PaymentRequest, ProviderRefusal } from '../paymentGateway.ts';
import { toPayPalAmount } from './paypalAmounts.ts';
import { type PayPalClient, PayPalRefusal } from './paypalClient.ts';
import { makeOrder, orderPath, readOrderOf } from './paypalOrders.ts';
import type { PayPalOrder } from './paypalPayments.ts';

/** From the cart to PayPal and back with an address: an order whose amount is an estimate, which nobody collects as it is. */
export function createPayPalExpress(client: PayPalClient): ExpressGateway {
  return {
    async begin({ requestId, ...wanted }) {
      try {
        const order = await makeOrder(client, {
          ...{ ...wanted, requestId: `express-${requestId}`, marks: { custom_id: requestId }, isFinal: false },
        });
        const url = order.links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href;
        if (url === undefined) throw new ProviderRefusal('PayPal names no page for its buyer');
        return { agreementId: order.id, url };
      } catch (error) {
        if (error instanceof PayPalRefusal) throw new ProviderRefusal(error.message, { cause: error });
        throw error;
      }
    },
    async buyerOf(agreementId) {
      const order = await readOrderOf(client, agreementId);
      if (order?.status !== 'APPROVED') return null;
      return { email: order.payer?.email_address ?? '', address: addressOf(order) };
    },
  };
}

function addressOf({ purchase_units: [unit] }: PayPalOrder): Address | null {
  const { name, address } = unit?.shipping ?? {};
  if (address === undefined) return null;
  return {
    fullName: name?.full_name ?? '',
    line1: address.address_line_1,
    line2: address.address_line_2,
    city: address.admin_area_2,
    region: address.admin_area_1,
    postalCode: address.postal_code,
    countryCode: address.country_code,
    phone: '',
  };
}

/**
 * The order that the buyer has agreed to already becomes this payment's: with its amount and references. Null where PayPal
 * does not let it: he agrees to a new one.
 */
export async function adoptAgreement(
  client: PayPalClient,
  { agreementId, intentId, amount, currency }: PaymentRequest,
): Promise<PayPalOrder | null> {
  if (agreementId === undefined) return null;
  const held = await readOrderOf(client, agreementId);
  const [unit] = held?.purchase_units ?? [];
  if (held?.status !== 'APPROVED' || unit === undefined) return null;
  const at = `/purchase_units/@reference_id=='${unit.reference_id}'`;
  const body = [
    { op: 'replace', path: `${at}/amount`, value: toPayPalAmount(amount, currency) },
    { op: 'replace', path: `${at}/custom_id`, value: intentId },
    { op: 'add', path: `${at}/invoice_id`, value: intentId },
  ];
  try {
    await client.call({ method: 'PATCH', path: orderPath(agreementId), body });
  } catch (error) {
    if (error instanceof PayPalRefusal) return null;
    throw error;
  }
  return readOrderOf(client, agreementId);
}
