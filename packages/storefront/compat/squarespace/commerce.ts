import { formatMoney, isCurrencyCode, money } from '@quoin/domain/money';
import { localPath } from '../../page/languagePrefix.ts';
import type { StaticContext } from '../staticContext.ts';

/** `Y.Squarespace.Commerce`. */
export function commerce(context: StaticContext) {
  return {
    goToCheckoutPage: () => location.assign(localPath('/checkout')),
    isExpressCheckout: (): boolean => context.websiteSettings?.storeSettings?.expressCheckout === true,
    moneyString: (cents: number): string => moneyText(cents, context),
  };
}

/** An amount in minor units of the shop's currency, as the page's language writes it. */
export function moneyText(cents: number, { website, websiteSettings }: StaticContext): string {
  const currency = websiteSettings?.storeSettings?.defaultCurrency ?? '';
  if (!isCurrencyCode(currency) || !Number.isSafeInteger(cents)) return '';
  return formatMoney(money(BigInt(cents), currency), website?.language);
}
