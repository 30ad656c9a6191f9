import { decideThreshold, LOW_STOCK_THRESHOLD, type QuantitySettings } from '@quoin/domain/catalog';
import { isCountryCode, orderPageWords, POLICY_NAMES, type PolicyName } from '@quoin/domain/orders';
import type { Site } from '../storage/sites.ts';

type Settings = Readonly<Record<string, unknown>>;

function storeSettings(site: Pick<Site, 'settings'>): Settings {
  const store = site.settings.storeSettings;
  return typeof store === 'object' && store !== null ? (store as Settings) : {};
}

function text(settings: Settings, name: string): string {
  const value = settings[name];
  return typeof value === 'string' ? value : '';
}

/** DISP-11: several of one service may be bought unless the owner said no. */
export function quantitySettings(site: Pick<Site, 'settings'>): QuantitySettings {
  return { multipleQuantityAllowedForServices: storeSettings(site).multipleQuantityAllowedForServices !== false };
}

/** Adding something leads straight to checkout. */
export function isExpressCheckout(site: Pick<Site, 'settings'>): boolean {
  return storeSettings(site).expressCheckout === true;
}

/** What the owner has written about these, as HTML; those without a word are left out. */
export function policiesOf(
  site: Pick<Site, 'settings' | 'language'>,
): readonly { readonly name: PolicyName; readonly title: string; readonly html: string }[] {
  const store = storeSettings(site);
  const { policies } = orderPageWords(site.language);
  return POLICY_NAMES.map((name) => ({ name, title: policies[name], html: text(store, name) })).filter(
    ({ html }) => html.trim() !== '',
  );
}

/** Site-relative; where an emptied cart leads back to (CX-04). */
export function continueShoppingUrl(site: Pick<Site, 'settings'>): string {
  const url = text(storeSettings(site), 'continueShoppingLinkUrl');
  return url.startsWith('/') && !url.startsWith('//') ? url : '/';
}

/** The shop's own country: the first guess of where things go. */
export function homeCountry(site: Pick<Site, 'settings'>): string | null {
  const code = text(site.settings, 'country');
  return isCountryCode(code) ? code : null;
}

/** Where customers write to; empty when the owner gave none. */
export function contactEmail(site: Pick<Site, 'settings'>): string {
  return text(site.settings, 'contactEmail');
}

/** Reports whether the owner gets mails about low stock. On by default. */
export function isLowStockMailed(site: Pick<Site, 'settings'>): boolean {
  return storeSettings(site).lowStockMail !== false;
}

/** A limited variant with that many or fewer left is low. */
export function lowStockThreshold(site: Pick<Site, 'settings'>): number {
  const value = storeSettings(site).lowStockThreshold;
  return typeof value === 'number' && decideThreshold(value).ok ? value : LOW_STOCK_THRESHOLD;
}
