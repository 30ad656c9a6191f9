import { installmentsInfoPath, type WireInstallments } from '@quoin/contract/endpoints/site';
import {
  installmentCloseLabel,
  installmentContext,
  installmentInfoLabel,
  installmentLocale,
  installmentOffer,
  installmentSettingsOf,
  languageOf,
  type ProductType,
} from '@quoin/domain/catalog';
import type { Money } from '@quoin/domain/money';
import type { SiteContent } from '../content/siteContent.ts';

/**
 * Returns the installment offer next to this price for these product types. Null if it does not apply (INST-02,
 * INST-03).
 */
export function installmentsFor(
  site: Pick<SiteContent, 'settings' | 'language'>,
  types: readonly ProductType[],
  price: Money,
): WireInstallments | null {
  const settings = installmentSettingsOf(site.settings);
  const of = { types, currency: price.currency, language: site.language };
  const context = installmentContext(settings, of);
  const locale = installmentLocale(context);
  const offer = installmentOffer(settings.provider, context, price);
  if (offer === null || locale === null) return null;
  return {
    brand: offer.brand,
    text: offer.text,
    infoUrl: installmentsInfoPath(settings.provider, locale),
    infoLabel: installmentInfoLabel(locale, offer.brand),
    closeLabel: installmentCloseLabel(locale),
    language: languageOf(locale),
  };
}
