import { SHARE_SERVICES, type ShareService } from './shareLinks.ts';

/**
 * What templates know each service by: a name in `shareButtons` of a page's data, and a number in `shareButtonOptions` of its
 * site (page-data 1, 2).
 */
export const SHARE_KEYS: Readonly<Record<ShareService, { readonly name: string; readonly number: string }>> = {
  Facebook: { name: 'facebook', number: '1' },
  X: { name: 'twitter', number: '2' },
  LinkedIn: { name: 'linkedin', number: '3' },
  Pinterest: { name: 'pinterest', number: '4' },
  Reddit: { name: 'reddit', number: '5' },
  Email: { name: 'email', number: '6' },
};

/** The services that are on in a stored setting of any shape, `{"Facebook": true}`, in the order of their links. */
export function switchedOnShares(stored: unknown): readonly ShareService[] {
  return SHARE_SERVICES.filter((service) => isOn(stored, service));
}

/** The same of what scripts of templates read, `website.shareButtonOptions`: `{"1": true}`. */
export function numberedShares(options: unknown): readonly ShareService[] {
  return SHARE_SERVICES.filter((service) => isOn(options, SHARE_KEYS[service].number));
}

function isOn(stored: unknown, name: string): boolean {
  if (typeof stored !== 'object' || stored === null || !Object.hasOwn(stored, name)) return false;
  return (stored as Readonly<Record<string, unknown>>)[name] === true;
}
