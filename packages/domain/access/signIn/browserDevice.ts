/** The first that is found counts: browsers also name those they descend from. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['CrOS', 'ChromeOS'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'Mac'],
  ['Linux', 'Linux'],
] as const;

export type DeviceSystem = (typeof SYSTEMS)[number][1];

/** Null: not one of the usual ones. */
export interface BrowserDevice {
  readonly browser: string | null;
  readonly system: DeviceSystem | null;
}

/** The browser and the system that a User-Agent header names. */
export function browserDevice(userAgent: string): BrowserDevice {
  return {
    browser: BROWSERS.find(([mark]) => userAgent.includes(mark))?.[1] ?? null,
    system: SYSTEMS.find(([mark]) => userAgent.includes(mark))?.[1] ?? null,
  };
}
