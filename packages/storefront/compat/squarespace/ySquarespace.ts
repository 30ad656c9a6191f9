import { formatMoney, isCurrencyCode, money } from '@quoin/domain/money';
import type { StaticContext } from '../staticContext.ts';
import { CustomEvents } from '../yui/customEvents.ts';
import { guid } from '../yui/values.ts';
import { Gallery2 } from './gallery2.ts';
import { Lightbox2 } from './lightbox2.ts';
import { ResizeEmitter, TextShrink } from './resizing.ts';

/** `Y.Squarespace`: what we have of it. What is missing fails in the script that asks for it, and is told to the owner. */
export function ySquarespace(context: StaticContext) {
  return {
    Template: {
      /** A tweak that is marked for scripts, by its name; undefined for all others. */
      getTweakValue: (name: string): string | undefined =>
        Object.hasOwn(context.tweakJSON ?? {}, name) ? context.tweakJSON?.[name] : undefined,
    },
    Commerce: {
      goToCheckoutPage: () => location.assign('/checkout'),
      isExpressCheckout: (): boolean => context.websiteSettings?.storeSettings?.expressCheckout === true,
      moneyString: (cents: number): string => moneyText(cents, context),
    },
    Utils: { getGuid: () => guid('sqs') },
    /** The editor tells the scripts of a page here what it changes. */
    Management: new CustomEvents(),
    Gallery2,
    Lightbox2,
    ResizeEmitter,
    TextShrink,
  };
}

/** An amount in minor units of the shop's currency, as the page's language writes it. */
export function moneyText(cents: number, { website, websiteSettings }: StaticContext): string {
  const currency = websiteSettings?.storeSettings?.defaultCurrency ?? '';
  if (!isCurrencyCode(currency) || !Number.isSafeInteger(cents)) return '';
  return formatMoney(money(BigInt(cents), currency), website?.language);
}
