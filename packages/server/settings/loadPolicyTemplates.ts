import { trackingSettingsOf } from '@quoin/domain/analytics';
import { type PolicyTemplates, policyTemplates } from '@quoin/domain/orders';
import type { Deps } from '../deps.ts';
import { loadPricing } from '../pricing/index.ts';
import type { Site } from '../sites/index.ts';
import { loadProfile } from './storeProfile.ts';

/** Texts for the policies of a site, filled in with its own settings. */
export async function loadPolicyTemplates(deps: Pick<Deps, 'db'>, site: Site): Promise<PolicyTemplates> {
  const { checkout, tax, shippingMethods } = await loadPricing(deps, site);
  const view = await loadProfile(deps, site.id);
  const { line1, line2, postalCode, city, region } = view?.profile.address ?? NO_ADDRESS;
  const { isTrackingOff, consent } = trackingSettingsOf(site.settings);
  const methods = shippingMethods.filter(({ isEnabled }) => isEnabled);
  const sent = methods.filter(({ rate }) => rate.kind !== 'pickup');
  const days = sent.filter(({ maxDays }) => maxDays > 0);
  return policyTemplates({
    language: site.language,
    countryCode: view?.profile.address.countryCode ?? '',
    store: view?.profile.title ?? site.title,
    address: [line1, line2, [postalCode, city].filter(Boolean).join(' '), region].filter(Boolean).join(', '),
    email: view?.profile.contactEmail ?? '',
    phone: view?.profile.phone ?? '',
    shipsTo: [...new Set(sent.flatMap(({ places }) => places.map(({ countryCode }) => countryCode)))],
    deliveryDays:
      days.length === 0
        ? null
        : {
            min: Math.min(...days.map(({ minDays }) => minDays)),
            max: Math.max(...days.map(({ maxDays }) => maxDays)),
          },
    hasPickup: methods.some(({ rate }) => rate.kind === 'pickup'),
    returns: checkout.returns,
    isTaxIncluded: tax.priceTaxInterpretation === 'INCLUSIVE',
    countsVisits: !isTrackingOff,
    asksConsent: consent === 'banner',
  });
}

const NO_ADDRESS = { line1: '', line2: '', postalCode: '', city: '', region: '' } as const;
