import { createHash, randomBytes } from 'node:crypto';
import type { CaptchaChallenge } from '@quoin/contract/endpoints/site';
import { CAPTCHA_ACTIONS, type CaptchaSettings } from '@quoin/domain/access';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { FAKE_KEYS, type FakeGoogle, startFakeGoogle } from '../platform/gateways/captcha/testing/fakeGoogle.ts';
import { addShop, type TestShop } from '../testing/appShop.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { loadCaptchaSettings, saveCaptchaSettings } from './captchaSettings.ts';
import { createSiteCaptcha, type SiteCaptcha, wireCaptchaOf } from './siteCaptcha.ts';

const ACTION = CAPTCHA_ACTIONS.restock;
const IP = '10.0.0.7';
const ACTOR = { accountId: null, name: 'Nora' };
const keyFor = (purpose: string) => new Uint8Array(createHash('sha256').update(`test ${purpose}`).digest());

let test: TestDatabase;
let shop: TestShop;
let other: TestShop;
let google: FakeGoogle;
let captcha: SiteCaptcha;
let clock = Date.now();
let proof: string;
let challenge: CaptchaChallenge;

const siteOf = (settings: object = {}, id = shop.id) => ({ id, settings: { ...settings } });
const verify = (token: unknown, more: object = {}, site = siteOf()) =>
  captcha.verify(site, { token, action: ACTION, ip: IP, ...more });
const codeOf = async (outcome: ReturnType<typeof verify>) => {
  const answer = await outcome;
  return answer.ok ? 'accepted' : answer.problem.code;
};

async function solve(given: CaptchaChallenge): Promise<string> {
  const solution = await solveChallenge({ challenge: given, deriveKey });
  return Buffer.from(JSON.stringify({ challenge: given, solution })).toString('base64');
}

beforeAll(async () => {
  test = await createTestDatabase();
  shop = await addShop(test.db, { identifier: 'guarded' });
  other = await addShop(test.db, { identifier: 'neighbour' });
  google = await startFakeGoogle();
  captcha = createSiteCaptcha({
    db: test.db,
    keyFor,
    now: () => clock,
    roll: () => 0,
    fetch,
    recaptchaApi: google.origin,
  });
  challenge = await captcha.challenge(siteOf(), ACTION);
  proof = await solve(challenge);
});
afterAll(async () => {
  await google.close();
  await test.close();
});

describe('proof of work (CAPT-04)', () => {
  it.each([[undefined], [null], [''], [['x']], [{}]])('%j is no token', async (token) =>
    expect(await codeOf(verify(token))).toBe('captchaMissing'),
  );

  it('lets a visitor of this site go on who has reached a limit, once for each work', async () => {
    const { ofLimits } = captcha;
    const token = await solve(await ofLimits.ask(shop.id));
    expect(await ofLimits.isGood(other.id, token)).toBe(false);
    expect(await ofLimits.isGood(shop.id, proof)).toBe(false);
    expect(await Promise.all([1, 2].map(() => ofLimits.isGood(shop.id, token)))).toContain(true);
    expect(await ofLimits.isGood(shop.id, token)).toBe(false);
    expect(await codeOf(verify(token))).toBe('captchaFailed');
  });

  it.each([['x'], ['e30='], ['x'.repeat(9000)], [Buffer.from('{"challenge":{"parameters":{}}}').toString('base64')]])(
    'refuses what is no proof: %.20s',
    async (token) => expect(await codeOf(verify(token))).toBe('captchaFailed'),
  );

  it('is for one action of one site alone', async () => {
    expect(await codeOf(verify(proof, { action: CAPTCHA_ACTIONS.form }))).toBe('captchaFailed');
    expect(await codeOf(verify(proof, {}, siteOf({}, other.id)))).toBe('captchaFailed');
  });

  it('cannot be changed: easier work, a later end, another answer', async () => {
    const opened = JSON.parse(Buffer.from(proof, 'base64').toString()) as {
      challenge: CaptchaChallenge;
      solution: { counter: number; derivedKey: string };
    };
    const sealed = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');
    const changed = [
      { ...opened, challenge: { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '00' } } },
      { ...opened, challenge: { ...challenge, parameters: { ...challenge.parameters, expiresAt: 9_999_999_999 } } },
      { ...opened, challenge: { ...challenge, signature: undefined } },
      { ...opened, solution: { counter: 1, derivedKey: `${challenge.parameters.keyPrefix}00` } },
    ];
    for (const each of changed) expect(await codeOf(verify(sealed(each)))).toBe('captchaFailed');
  });

  it('is too old after twenty minutes', async () => {
    clock += 20 * 60_000;
    expect(await codeOf(verify(proof))).toBe('captchaFailed');
    clock -= 20 * 60_000;
  });

  it('counts once, however many send it at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => codeOf(verify(proof))));
    expect(answers.filter((answer) => answer === 'accepted')).toHaveLength(1);
    expect(await codeOf(verify(proof))).toBe('captchaFailed');
  });

  it('asks between 60,000 and 180,000 hashes', () => {
    expect(challenge.parameters).toMatchObject({ algorithm: 'SHA-256', cost: 1, keyLength: 32 });
    expect(challenge.parameters.keyPrefix).toMatch(/^[0-9a-f]{32}$/);
  });
});

const V2 = { provider: 'recaptchaV2', siteKey: FAKE_KEYS.siteKey, projectId: '', minScore: 0.5 } as const;
const ENTERPRISE = { ...V2, provider: 'recaptchaEnterprise', projectId: FAKE_KEYS.projectId } as const;

async function choose(entry: CaptchaSettings, secret = ''): Promise<readonly string[]> {
  const deps = { db: test.db, keyFor, randomBytes: (count: number) => new Uint8Array(randomBytes(count)) };
  const problems = await saveCaptchaSettings(deps, shop.id, { entry: { ...entry, secret }, actor: ACTOR });
  return problems.map(({ code }) => code);
}

describe('the settings of a site', () => {
  it('want a secret once, seal it, and show only how it ends', async () => {
    expect(await choose(V2)).toEqual(['captchaSecretMissing']);
    expect(await choose(V2, FAKE_KEYS.secret)).toEqual([]);
    expect(await choose(ENTERPRISE)).toEqual([]);
    const deps = { db: test.db, keyFor, randomBytes: (count: number) => new Uint8Array(randomBytes(count)) };
    const view = await loadCaptchaSettings(deps, shop.id);
    expect(view).toEqual({ ...ENTERPRISE, secretEnd: FAKE_KEYS.secret.slice(-4) });
    const kept = await test.asOwner<{ secret: string }>('select secret from captcha_secret');
    expect(JSON.stringify(kept)).not.toContain(FAKE_KEYS.secret);
    const audit = await test.asOwner("select details::text from audit_event where action = 'captcha.update'");
    expect(JSON.stringify(audit)).not.toContain(FAKE_KEYS.secret);
  });

  it('give widgets the public part', () => {
    expect(wireCaptchaOf({ captcha: V2 })).toEqual({ provider: 'recaptchaV2', siteKey: FAKE_KEYS.siteKey });
    expect(wireCaptchaOf({})).toEqual({ provider: 'proofOfWork', siteKey: '' });
  });
});

describe('reCAPTCHA (CAPT-04)', () => {
  afterEach(() => {
    google.status = 200;
  });
  const v2 = siteOfProvider(V2);
  const enterprise = siteOfProvider(ENTERPRISE);
  function siteOfProvider(own: CaptchaSettings) {
    return () => siteOf({ captcha: own });
  }

  it('v2: a token of a person counts, once; Google is told the secret, the token and the address', async () => {
    expect(await codeOf(verify('human#1', {}, v2()))).toBe('accepted');
    const body = new URLSearchParams(google.asked.at(-1)?.body);
    expect(Object.fromEntries(body)).toEqual({ secret: FAKE_KEYS.secret, response: 'human#1', remoteip: IP });
    expect(await codeOf(verify('human#1', {}, v2()))).toBe('captchaFailed');
    expect(await codeOf(verify('robot', {}, v2()))).toBe('captchaFailed');
  });

  it('Enterprise: the token must be of this action and score high enough (CAPT-02)', async () => {
    expect(await codeOf(verify(`human:${ACTION}#2`, {}, enterprise()))).toBe('accepted');
    expect(await codeOf(verify(`human:${ACTION}#2`, {}, enterprise()))).toBe('captchaFailed');
    expect(await codeOf(verify('human:FORM_BLOCK_SUBMISSION', {}, enterprise()))).toBe('captchaFailed');
    expect(await codeOf(verify(`human:${ACTION}:0.4`, {}, enterprise()))).toBe('captchaFailed');
    expect(await codeOf(verify(`human:${ACTION}:0.5`, {}, enterprise()))).toBe('accepted');
    const asked = JSON.parse(google.asked.at(-1)?.body ?? '') as { event: object };
    expect(asked.event).toEqual({
      token: `human:${ACTION}:0.5`,
      siteKey: FAKE_KEYS.siteKey,
      expectedAction: ACTION,
      userIpAddress: IP,
    });
  });

  it.each([v2, enterprise])('away: refuses, but where the form says otherwise (FT-21)', async (site) => {
    google.status = 503;
    expect(await codeOf(verify(`human:${ACTION}#3`, {}, site()))).toBe('captchaFailed');
    expect(await codeOf(verify(`human:${ACTION}#3`, { whenUnreachable: 'accept' }, site()))).toBe('accepted');
  });

  it('work counts instead exactly while Google is away (FT-21)', async () => {
    const work = await solve(await captcha.challenge(siteOf(), ACTION));
    expect(await codeOf(verify(work, {}, v2()))).toBe('captchaFailed');
    google.status = 503;
    expect(await codeOf(verify(work, {}, v2()))).toBe('accepted');
    expect(await codeOf(verify(work, {}, v2()))).toBe('captchaFailed');
  });
});
