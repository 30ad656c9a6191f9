import { CAPTCHA_ACTIONS } from '@quoin/domain/access';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CaptchaPart, createCaptcha, type LoadCaptchaPart } from './captcha.ts';
import { proofOfWork } from './proofOfWork.ts';
import { type Grecaptcha, recaptcha } from './recaptcha.ts';

const WORK = { provider: 'proofOfWork', siteKey: '' } as const;
const V2 = { provider: 'recaptchaV2', siteKey: 'key' } as const;
const { restock, form } = CAPTCHA_ACTIONS;

function part(more: Partial<CaptchaPart> = {}): CaptchaPart {
  return {
    load: vi.fn(async () => undefined),
    render: vi.fn(),
    execute: vi.fn(async () => 'token'),
    reset: vi.fn(),
    destroy: vi.fn(),
    ...more,
  };
}

/** A container of the given width. */
function node(clientWidth = 400) {
  const made = { clientWidth, children: [] as unknown[], ownerDocument: { createElement: () => ({}) } };
  return Object.assign(made, {
    replaceChildren: (...children: unknown[]) => {
      made.children = children;
    },
  }) as unknown as HTMLElement & { children: unknown[] };
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => void vi.restoreAllMocks());

describe('a captcha', () => {
  it('is loaded, rendered into its containers, executed, reset and destroyed (CAPT-01)', async () => {
    const made = part();
    const captcha = createCaptcha(V2, async () => made);
    expect(made.load).not.toHaveBeenCalled();
    const [one, two] = [node(), node()];
    await captcha.render([one, two], { theme: 'dark' });
    await captcha.render([one]);
    expect(made.load).toHaveBeenCalledOnce();
    expect(vi.mocked(made.render).mock.calls).toEqual([
      [one, { theme: 'dark' }],
      [two, { theme: 'dark' }],
    ]);
    expect(await captcha.tokenFor(restock)).toEqual({ ok: true, value: 'token' });
    expect(made.execute).toHaveBeenCalledWith('PRODUCT_WAITLIST_SUBMISSION');
    captcha.reset();
    captcha.destroy();
    await vi.waitFor(() => expect(made.destroy).toHaveBeenCalledOnce());
    expect(made.reset).toHaveBeenCalledOnce();
    await expect(captcha.tokenFor(restock)).rejects.toThrow('ReCaptcha has not been set up!');
  });

  it('says who forgot to set it up (CAPT-01)', async () => {
    const captcha = createCaptcha(V2, async () => part());
    await expect(captcha.tokenFor(restock)).rejects.toThrow('ReCaptcha has not been set up!');
  });

  it('logs a node that will not do, and draws the others (CAPT-01)', async () => {
    const [bad, good] = [node(), node()];
    const render = vi.fn((place: HTMLElement) => {
      if (place === bad) throw new Error('no');
    });
    await createCaptcha(V2, async () => part({ render })).render([bad, good]);
    expect(render).toHaveBeenCalledTimes(2);
    expect(console.error).toHaveBeenCalledWith('Error rendering captcha into node', bad, expect.any(Error));
  });

  it.each([
    ['nobody has solved', async () => ''],
    ['could not be asked for', () => Promise.reject(new Error('offline'))],
  ])('misses a token that %s', async (_, execute) => {
    const captcha = createCaptcha(WORK, async () => part({ execute }));
    await captcha.render([]);
    expect(await captcha.tokenFor(form)).toEqual({ ok: false, problem: { code: 'captchaMissing' } });
  });

  it('works itself when Google’s part cannot come (FT-21)', async () => {
    const asked: string[] = [];
    const load: LoadCaptchaPart = async ({ provider }) => {
      asked.push(provider);
      return part(provider === 'recaptchaV2' ? { load: () => Promise.reject(new Error('blocked')) } : {});
    };
    const captcha = createCaptcha(V2, load);
    await captcha.render([node()]);
    expect(asked).toEqual(['recaptchaV2', 'proofOfWork']);
    expect((await captcha.tokenFor(form)).ok).toBe(true);
  });
});

describe('Google’s', () => {
  function google() {
    const asked: string[] = [];
    const responses = ['', 'ticked'];
    const api: Grecaptcha = {
      ready: (run) => run(),
      render: vi.fn(() => vi.mocked(api.render).mock.calls.length - 1),
      getResponse: (widget) => responses[widget] ?? '',
      reset: vi.fn(),
      execute: vi.fn(async () => 'scored'),
    };
    return {
      api,
      asked,
      load: async (address: string) => {
        asked.push(address);
        return api;
      },
    };
  }

  it('v2 draws a box, compact where there are less than 320 pixels (CAPT-01)', async () => {
    const fake = google();
    const made = recaptcha('recaptchaV2', 'key', fake);
    expect(fake.asked).toEqual([]);
    await made.load();
    expect(fake.asked).toEqual(['https://www.google.com/recaptcha/api.js?render=explicit']);
    const [narrow, wide] = [node(319), node(320)];
    made.render(narrow, {});
    made.render(wide, { theme: 'dark' });
    expect(vi.mocked(fake.api.render).mock.calls.map(([, options]) => options)).toEqual([
      { sitekey: 'key', theme: 'light', size: 'compact', callback: expect.any(Function) },
      { sitekey: 'key', theme: 'dark', size: 'normal', callback: expect.any(Function) },
    ]);
    expect(await made.execute(form)).toBe('ticked');
    made.reset();
    expect(vi.mocked(fake.api.reset).mock.calls).toEqual([[0], [1]]);
    made.destroy();
    expect([...narrow.children, ...wide.children]).toEqual([]);
    expect(await made.execute(form)).toBe('');
  });

  it('v2 is ready for another try when its box is ticked, and not before (FORM-05)', async () => {
    const fake = google();
    let token = '';
    fake.api.getResponse = () => token;
    const captcha = createCaptcha(V2, async () => recaptcha('recaptchaV2', 'key', fake));
    await captcha.render([node()]);
    const isReady = vi.fn();
    const waiting = captcha.isReady(form).then(isReady);
    await Promise.resolve();
    expect(isReady).not.toHaveBeenCalled();
    token = 'ticked';
    vi.mocked(fake.api.render).mock.calls[0]?.[1].callback();
    await waiting;
    expect(isReady).toHaveBeenCalledOnce();
    expect(await captcha.tokenFor(form)).toEqual({ ok: true, value: 'ticked' });
    await captcha.isReady(form);
  });

  it('that nobody has to tick are ready as soon as they have a token (FORM-05)', async () => {
    const execute = vi.fn(async () => 'token');
    const captcha = createCaptcha(WORK, async () => part({ execute }));
    await captcha.render([]);
    await captcha.isReady(form);
    expect(execute).toHaveBeenCalledWith(form);
  });

  it.each(Object.values(CAPTCHA_ACTIONS))('Enterprise is asked for a token of %s (CAPT-02)', async (action) => {
    const fake = google();
    const made = recaptcha('recaptchaEnterprise', 'a key', fake);
    await made.load();
    expect(fake.asked).toEqual(['https://www.google.com/recaptcha/enterprise.js?render=a%20key']);
    expect(await made.execute(action)).toBe('scored');
    expect(fake.api.execute).toHaveBeenCalledWith('a key', { action });
  });
});

describe('proof of work', () => {
  const challenge = { parameters: { algorithm: '', cost: 1, nonce: '', salt: '', keyLength: 32, keyPrefix: '' } };
  function work() {
    let time = 0;
    const parts = {
      fetchChallenge: vi.fn(async () => challenge),
      solve: vi.fn(async () => ({ counter: 7, derivedKey: 'ab' })),
      now: () => time,
      stop: vi.fn(),
    };
    return { parts, made: proofOfWork(parts), pass: (ms: number) => (time += ms) };
  }

  it('begins when the form is touched, and gives the same proof until it is used up (CAPT-01)', async () => {
    const { parts, made } = work();
    made.render(node(), { action: restock });
    const token = await made.execute(restock);
    expect(JSON.parse(atob(token))).toEqual({ challenge, solution: { counter: 7, derivedKey: 'ab' } });
    expect(await made.execute(restock)).toBe(token);
    expect(parts.fetchChallenge.mock.calls).toEqual([[restock]]);
    made.reset();
    await made.execute(restock);
    expect(parts.fetchChallenge).toHaveBeenCalledTimes(2);
    made.destroy();
    expect(parts.stop).toHaveBeenCalledOnce();
  });

  it('does new work for another action, and for a form that stood open for a quarter of an hour', async () => {
    const { parts, made, pass } = work();
    await made.execute(restock);
    await made.execute(form);
    expect(parts.fetchChallenge.mock.calls).toEqual([[restock], [form]]);
    pass(15 * 60_000);
    await made.execute(form);
    expect(parts.fetchChallenge).toHaveBeenCalledTimes(3);
  });

  it('tries again after a failure', async () => {
    const { parts, made } = work();
    parts.fetchChallenge.mockRejectedValueOnce(new Error('offline'));
    await expect(made.execute(form)).rejects.toThrow('offline');
    expect(await made.execute(form)).not.toBe('');
  });
});
