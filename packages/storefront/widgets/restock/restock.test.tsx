import type { ClientProblem } from '@quoin/contract/client';
import type { RestockSignupRequest } from '@quoin/contract/endpoints/site';
import type { RestockProps } from '@quoin/contract/islands';
import type { CaptchaProvider } from '@quoin/domain/access';
import { accept, refuse } from '@quoin/domain/problem';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { createTimedMachine } from '../../timing/timedMachine.ts';
import { RESTOCK_PLAN } from './machine.ts';
import { RestockForm } from './RestockForm.tsx';
import { sendSignup } from './sendSignup.ts';

const PROPS: RestockProps = {
  successText: '',
  offersMailingList: true,
  optInByDefault: true,
  captcha: { provider: 'proofOfWork', siteKey: '' },
  language: '',
};
const ENTRY = { productId: 'p', variantId: 'v', email: ' ada@example.com ', joins: true };

function means(
  more: { problem?: ClientProblem; token?: string; provider?: CaptchaProvider | null; props?: object } = {},
) {
  const { problem, token = 't', provider = 'proofOfWork' } = more;
  const sent: RestockSignupRequest[] = [];
  const captcha = provider && {
    provider,
    tokenFor: vi.fn(async () => (token === '' ? refuse('captchaMissing') : accept(token))),
    reset: vi.fn(),
    destroy: vi.fn(),
  };
  const calls = {
    signUp: async (request: RestockSignupRequest) => {
      sent.push(request);
      return problem === undefined ? ({ ok: true, value: {} } as const) : ({ ok: false, problem } as const);
    },
  };
  return { sent, captcha, calls, props: { ...PROPS, ...more.props }, onSending: vi.fn() };
}

const problemOf = (code: string, message: string): ClientProblem => ({ status: 422, code, message });

describe('the form for what is sold out', () => {
  it.each([
    ['', 'Email cannot be blank'],
    ['ada', 'Email is invalid'],
  ])('says of %j: %s, and asks nobody (RSTK-03)', async (email, said) => {
    const all = means();
    expect(await sendSignup(all, { ...ENTRY, email })).toBe(said);
    expect([all.sent, all.captcha?.tokenFor.mock.calls, all.onSending.mock.calls]).toEqual([[], [], []]);
  });

  it('wants the captcha done (RSTK-03)', async () => {
    const all = means({ token: '' });
    expect(await sendSignup(all, ENTRY)).toBe('Complete CAPTCHA before submitting.');
    expect(all.sent).toEqual([]);
  });

  it('sends product, variant, address, flag and token (RSTK-02)', async () => {
    const all = means();
    expect(await sendSignup(all, ENTRY)).toBe('');
    const whole = { productId: 'p', variantId: 'v', siteVisitorEmail: 'ada@example.com', isJoinMailingList: true };
    expect(all.sent).toEqual([{ ...whole, captchaToken: 't' }]);
    expect(all.captcha?.tokenFor).toHaveBeenCalledWith('PRODUCT_WAITLIST_SUBMISSION');
  });

  it('names Enterprise’s token as such, and the language where mails have several (RSTK-02)', async () => {
    const all = means({ provider: 'recaptchaEnterprise', props: { language: 'de-DE', offersMailingList: false } });
    await sendSignup(all, ENTRY);
    expect(all.sent).toMatchObject([{ recaptchaEnterpriseV3Token: 't', language: 'de-DE', isJoinMailingList: false }]);
    expect(all.sent[0]).not.toHaveProperty('captchaToken');
  });

  it('sends no token where none is wanted', async () => {
    const all = means({ provider: null });
    await sendSignup(all, ENTRY);
    expect(Object.keys(all.sent[0] ?? {})).toEqual(['productId', 'variantId', 'siteVisitorEmail', 'isJoinMailingList']);
  });

  it('destroys the captcha on success, resets it on failure (RSTK-04)', async () => {
    const good = means();
    await sendSignup(good, ENTRY);
    expect([good.captcha?.destroy.mock.calls.length, good.captcha?.reset.mock.calls.length]).toEqual([1, 0]);
    const bad = means({ problem: problemOf('captchaFailed', 'reCAPTCHA failed. Refresh this page and try again.') });
    expect(await sendSignup(bad, ENTRY)).toBe('reCAPTCHA failed. Refresh this page and try again.');
    expect([bad.captcha?.destroy.mock.calls.length, bad.captcha?.reset.mock.calls.length]).toEqual([0, 1]);
  });

  it.each([
    ['recaptchaEnterprise', 'restockNotOffered', 'Own words.', 'Own words.'],
    ['recaptchaEnterprise', 'fault', 'Something', 'Unable to submit form. Please try again later.'],
    ['recaptchaEnterprise', 'networkFailed', 'Something', 'Unable to submit form. Please try again later.'],
    ['recaptchaV2', 'fault', 'Something', 'Something'],
    ['proofOfWork', 'tooManyRequests', 'Please try again in a few seconds.', 'Please try again in a few seconds.'],
  ] as const)(
    'with %s and %s it says what the server said, else the fallback (RSTK-05)',
    async (provider, code, message, said) => {
      expect(await sendSignup(means({ provider, problem: problemOf(code, message) }), ENTRY)).toBe(said);
    },
  );

  it('goes from idle over errors to success, which is its end (RSTK-04)', () => {
    const machine = createTimedMachine(RESTOCK_PLAN, () => () => undefined);
    const walk = (['failure', 'submit', 'failure', 'submit', 'success', 'submit', 'failure'] as const).map((event) => {
      machine.send(event);
      return machine.getState();
    });
    expect(walk).toEqual(['error', 'sending', 'error', 'sending', 'success', 'success', 'success']);
  });

  it('has an address, the box ticked where that is the custom, and a place for the captcha (RSTK-01)', () => {
    const drawn = (props: RestockProps) =>
      renderToStaticMarkup(
        <RestockForm
          props={props}
          productId="p"
          variantId="v"
          client={{ act: async () => ({ ok: false, problem: problemOf('fault', '') }) }}
          typed={{ email: 'a@b.example', joins: props.optInByDefault }}
        />,
      );
    expect(drawn(PROPS)).toMatch(/<input type="checkbox" name="isJoinMailingList" checked=""/);
    expect(drawn(PROPS)).toContain('name="siteVisitorEmail"');
    expect(drawn(PROPS)).toContain('data-captcha=""');
    expect(drawn({ ...PROPS, optInByDefault: false })).not.toContain('checked');
    expect(drawn({ ...PROPS, offersMailingList: false })).not.toContain('isJoinMailingList');
  });
});
