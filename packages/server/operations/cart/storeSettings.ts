import type { QuantitySettings } from '@quoin/domain/catalog';
import { isCountryCode } from '@quoin/domain/orders';
import type { Site } from '../../storage/sites.ts';

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
