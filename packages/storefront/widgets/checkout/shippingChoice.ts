import type { CheckoutView } from '@quoin/contract/endpoints/site';

/**
 * The way of shipping after the server has answered: the wanted one while offered, else the server's, else the one that is
 * priced already, else the first.
 */
export function shippingChoice(wanted: string, { cart, shippingOptions, shippingOptionId }: CheckoutView): string {
  const isOffered = (wish: string) => shippingOptions.some(({ id }) => id === wish);
  if (isOffered(wanted)) return wanted;
  const priced = cart.selectedShippingOption?.id ?? '';
  return shippingOptionId || (isOffered(priced) ? priced : (shippingOptions[0]?.id ?? ''));
}
