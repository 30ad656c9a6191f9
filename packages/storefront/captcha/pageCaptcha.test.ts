import { expect, it } from 'vitest';
import { pageCaptcha } from './pageCaptcha.ts';

const markup = (hasPlace: boolean) => ({ querySelector: () => (hasPlace ? {} : null) }) as unknown as ParentNode;
const page = (text: string | null) => ({
  getElementById: () => (text === null ? null : ({ textContent: text } as HTMLElement)),
});

it.each([
  ['{"provider":"proofOfWork","siteKey":""}', { provider: 'proofOfWork', siteKey: '' }],
  ['{"provider":"recaptchaV2","siteKey":"k"}', { provider: 'recaptchaV2', siteKey: 'k' }],
  ['{"provider":"other","siteKey":"k"}', null],
  ['', null],
  [null, null],
])('the captcha of printed markup is what its page says: %j (CAPT-01)', (text, captcha) => {
  expect(pageCaptcha(markup(true), page(text))).toEqual(captcha);
});

it('markup without a place for a captcha has none (CAPT-03)', () => {
  expect(pageCaptcha(markup(false), page('{"provider":"proofOfWork","siteKey":""}'))).toBeNull();
});
