import type { ConsentMode } from './trackingSettings.ts';

/**
 * Where the law requires that visitors are asked before anything optional is kept in their browsers: the EU, the rest
 * of the EEA, the United Kingdom with its islands, and Switzerland, including overseas parts of such states that have
 * their own code.
 */
const ASKING: ReadonlySet<string> = new Set([
  ...['AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU', 'IE', 'IT', 'LT', 'LU', 'LV'],
  ...['MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK', 'AX', 'GF', 'GP', 'MF', 'MQ', 'RE', 'YT'],
  ...['IS', 'LI', 'NO', 'GB', 'GG', 'IM', 'JE', 'GI', 'CH'],
]);

/**
 * Returns how the visitors of a new site are asked until its owner decides. `country`: ISO 3166-1 alpha-2, of the
 * site's owner.
 */
export function firstConsent(country: string): ConsentMode {
  return ASKING.has(country) ? 'banner' : 'off';
}
