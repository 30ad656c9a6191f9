import { expect, it } from 'vitest';
import { deviceText } from './devices.ts';

it.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox on Linux'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) AppleWebKit/605 Version/18 Safari/605', 'Safari on a Mac'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 'A browser on an iPhone'],
  ['curl/8.0', 'Unknown browser'],
])('%s is %s', (userAgent, expected) => expect(deviceText(userAgent)).toBe(expected));
