import type { Choice } from './SelectField.tsx';

export interface TimeZones {
  readonly choices: readonly Choice<string>[];
  /** Browsers that tell no list leave the zones one has (EDIT-06). */
  readonly isLoaded: boolean;
}

const toChoice = (zone: string): Choice<string> => ({ value: zone, text: zone.replaceAll('_', ' ') });

/** Every time zone this browser knows, behind those that are in use. */
export function timeZones(used: readonly string[], read = zonesOfBrowser): TimeZones {
  const known = read();
  const first = used.filter((zone) => zone !== '' && !known.includes(zone));
  return { choices: [...first, ...known].map(toChoice), isLoaded: known.length > 0 };
}

function zonesOfBrowser(): readonly string[] {
  try {
    return ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')];
  } catch {
    return [];
  }
}
