import { expect, it } from 'vitest';
import { browserDevice } from './browserDevice.ts';

it.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox', 'Linux'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge', 'Windows'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 OPR/124.0', 'Opera', 'Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) AppleWebKit/605 Version/18 Safari/605', 'Safari', 'Mac'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/140 Mobile Safari/604', 'Chrome', 'iPhone'],
  ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604', 'Safari', 'iPad'],
  ['Mozilla/5.0 (Linux; Android 15) Chrome/140 Mobile Safari/537', 'Chrome', 'Android'],
  ['Mozilla/5.0 (Linux; Android 15) SamsungBrowser/28.0 Chrome/130.0 Mobile', 'Samsung Internet', 'Android'],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/140.0.0.0 Safari/537.36', 'Chrome', 'ChromeOS'],
  ['curl/8.0', null, null],
  ['', null, null],
])('%s is %s on %s (29.7)', (userAgent, browser, system) => {
  expect(browserDevice(userAgent)).toEqual({ browser, system });
});
