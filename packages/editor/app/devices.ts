import { browserDevice, type DeviceSystem } from '@quoin/domain/access';
import * as texts from '@quoin/messages/app/devices';

/** Systems that are devices are said with their article. */
const SAID: Partial<Record<DeviceSystem, string>> = {
  iPhone: texts.anIphone,
  iPad: texts.anIpad,
  Mac: texts.aMac,
};

/** A User-Agent as people say it: `Firefox on Linux`. */
export function deviceText(userAgent: string): string {
  const { browser, system } = browserDevice(userAgent);
  const said = system && (SAID[system] ?? system);
  if (browser === null) return said === null ? texts.unknownBrowser : texts.aBrowserOn(said);
  return said === null ? browser : texts.on(browser, said);
}
