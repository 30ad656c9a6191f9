import * as texts from '@quoin/messages/app/devices';

/** First that is found counts: browsers name those they descend from as well. */
const BROWSERS: readonly (readonly [mark: string, name: string])[] = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
];
const SYSTEMS: readonly (readonly [mark: string, name: string])[] = [
  ['iPhone', texts.anIphone],
  ['iPad', texts.anIpad],
  ['Android', 'Android'],
  ['CrOS', 'ChromeOS'],
  ['Windows', 'Windows'],
  ['Mac OS X', texts.aMac],
  ['Linux', 'Linux'],
];

/** A User-Agent as people say it: `Firefox on Linux`. */
export function deviceText(userAgent: string): string {
  const named = (table: typeof BROWSERS) => table.find(([mark]) => userAgent.includes(mark))?.[1];
  const [browser, system] = [named(BROWSERS), named(SYSTEMS)];
  if (browser === undefined) return system === undefined ? texts.unknownBrowser : texts.aBrowserOn(system);
  return system === undefined ? browser : texts.on(browser, system);
}
