import { describe, expect, it } from 'vitest';
import { CAPTCHA_ACTIONS, captchaSettingsOf, DEFAULT_CAPTCHA, isCaptchaAction, validateCaptcha } from './captcha.ts';
import { CAPTCHA_FAULTS, captchaSentence } from './captchaWording.ts';

const KEY = '6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI';
const own = { provider: 'recaptchaEnterprise', siteKey: KEY, projectId: 'my-shop-123', minScore: 0.7 } as const;

describe('a captcha', () => {
  it('is asked for in four actions (CAPT-02)', () => {
    expect(Object.values(CAPTCHA_ACTIONS)).toEqual([
      'FORM_BLOCK_SUBMISSION',
      'NEWSLETTER_BLOCK_SUBMISSION',
      'PRODUCT_WAITLIST_SUBMISSION',
      'PROMO_POPUP_SUBMISSION',
    ]);
    expect(isCaptchaAction('PROMO_POPUP_SUBMISSION')).toBe(true);
    expect(isCaptchaAction('toString')).toBe(false);
  });

  it.each([
    ['captchaMissing', 'Complete CAPTCHA before submitting.'],
    ['captchaFailed', 'reCAPTCHA failed. Refresh this page and try again.'],
  ] as const)('says of %s: %s', (code, said) => expect(captchaSentence({ code })).toBe(said));

  it('has two texts for programmers (CAPT-01)', () => {
    expect(CAPTCHA_FAULTS).toEqual({
      notSetUp: 'ReCaptcha has not been set up!',
      badNode: 'Error rendering captcha into node',
    });
  });
});

describe('the settings of a site', () => {
  it('are proof of work until somebody chooses otherwise, and where what is kept makes no sense (CAPT-04)', () => {
    for (const captcha of [undefined, null, 'x', {}, { provider: 'other' }, { provider: 'recaptchaV2' }])
      expect(captchaSettingsOf({ captcha })).toEqual(DEFAULT_CAPTCHA);
  });

  it('are what was chosen', () => {
    expect(captchaSettingsOf({ captcha: own })).toEqual(own);
    expect(captchaSettingsOf({ captcha: { ...own, minScore: 4 } }).minScore).toBe(0.5);
  });

  it.each([
    [{ ...DEFAULT_CAPTCHA, secret: '' }, false, []],
    [{ ...own, secret: KEY }, false, []],
    [{ ...own, secret: '' }, true, []],
    [{ ...own, secret: '' }, false, ['captchaSecretMissing']],
    [{ ...own, siteKey: ' ', secret: '<b>' }, false, ['captchaSiteKeyInvalid', 'captchaSecretInvalid']],
    [{ ...own, projectId: '../x', secret: KEY }, false, ['captchaProjectInvalid']],
    [{ ...own, minScore: Number.NaN, secret: KEY }, false, ['captchaScoreInvalid']],
    [{ ...own, provider: 'recaptchaV2', projectId: '', secret: KEY } as const, false, []],
  ])('%j with a held secret: %s is refused for %j', (entry, hasSecret, codes) => {
    expect(validateCaptcha(entry, { hasSecret }).map(({ code }) => code)).toEqual(codes);
  });
});
