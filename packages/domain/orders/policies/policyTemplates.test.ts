import { policies } from '@quoin/messages/policies';
import { describe, expect, it } from 'vitest';
import { POLICY_NAMES, policyOfSlug, policyPath } from './policies.ts';
import { type PolicyFacts, policyTemplates } from './policyTemplates.ts';
import { POLICY_TAGS, POLICY_VALUES } from './policyText.ts';

const FACTS: PolicyFacts = {
  ...{ language: 'en-US', countryCode: 'DE', store: 'Salt & Co', address: 'Weg 1, 20095 Hamburg', phone: '040 1' },
  ...{ email: 'hello@salt.example', shipsTo: ['DE', 'AT'], deliveryDays: { min: 2, max: 5 }, hasPickup: false },
  returns: { window: 'days', days: 30, payer: 'shop', ways: ['mail'] },
  ...{ isTaxIncluded: true, countsVisits: true, asksConsent: true },
};
const textsOf = (change: Partial<PolicyFacts>) => policyTemplates({ ...FACTS, ...change }).templates;

describe('templates of policies (29.5)', () => {
  it.each([
    ['DE', true, true],
    ['AT', true, true],
    ['CH', true, false],
    ['FR', false, true],
    ['NO', false, true],
    ['GB', false, true],
    ['US', false, false],
    ['', false, false],
  ])('%s: has an imprint %s, a right of withdrawal %s', (countryCode, hasImprint, canWithdraw) => {
    const { imprint, returnPolicy } = textsOf({ countryCode });
    expect(imprint !== undefined).toBe(hasImprint);
    expect(returnPolicy?.includes('Right of withdrawal')).toBe(canWithdraw);
    expect(returnPolicy?.includes('within 30 days')).toBe(true);
  });

  it.each([
    ['DE', 'Article 6', 'federal state'],
    ['AT', 'Article 6', 'dsb.gv.at'],
    ['GB', 'UK GDPR', 'ico.org.uk'],
    ['CH', 'FDPIC', 'Federal Act'],
    ['US', 'do not sell', 'under 13'],
    ['JP', 'as provided by law', 'correct'],
  ])('privacy in %s names %s and %s', (countryCode, ...words) => {
    for (const word of words) expect(textsOf({ countryCode }).privacyPolicy).toContain(word);
  });

  it.each([
    [{ window: 'unsaid', days: 14 }, 'within 14 days'],
    // What the law gives is the least.
    [{ window: 'days', days: 7 }, 'within 14 days'],
    [{ window: 'none', days: 0 }, 'within 14 days'],
    [{ window: 'days', days: 60 }, 'within 60 days'],
  ] as const)('in the EU, returns %j say: %s', (returns, words) => {
    const text = textsOf({ returns: { ...FACTS.returns, ...returns } }).returnPolicy;
    expect(text).toContain(words);
  });

  it.each([
    ['none', 'do not accept returns'],
    ['always', 'at any time'],
    ['unsaid', '[Say whether'],
  ] as const)('elsewhere, returns %s say: %s', (window, words) => {
    expect(textsOf({ countryCode: 'US', returns: { ...FACTS.returns, window } }).returnPolicy).toContain(words);
  });

  it('are filled in from the settings, escaped; what is missing is in brackets', () => {
    const { imprint, shippingPolicy, termsOfService } = textsOf({ email: '', store: 'Salt & <b>Co' });
    expect(imprint).toContain('Salt &amp; &lt;b&gt;Co<br>');
    expect(imprint).toContain('Phone: 040 1<br>Email: [email address]');
    expect(shippingPolicy).toContain('Germany, Austria');
    expect(shippingPolicy).toContain('within 2 to 5 days');
    expect(termsOfService).toContain('The law of Germany applies');
    expect(Object.values(textsOf({})).join('')).not.toMatch(/\{|undefined/);
  });

  it.each([
    ['de-CH', 'de', false, 'Impressum'],
    ['en', 'en', false, 'Imprint'],
    ['fr-FR', 'en', true, 'Imprint'],
  ])('for a site in %s are in %s, as a fallback: %s', (language, spoken, isFallback, words) => {
    const made = policyTemplates({ ...FACTS, language });
    expect(made).toMatchObject({ language: spoken, isFallback });
    expect(made.templates.imprint).toContain(words);
  });

  it.each(POLICY_NAMES)('of %s have the same parts, conditions and values in every language', (name) => {
    const shapeOf = (language: string) =>
      policies[language]!.policies[name]!.map(({ heading, text, when = [] }) => ({
        ...{ hasHeading: heading !== undefined, when, entries: typeof text === 'string' ? 1 : text.length },
        values: [
          ...[text]
            .flat()
            .join(' ')
            .matchAll(/\{(\w+)\}/g),
        ]
          .map(([, value]) => value)
          .toSorted(),
      }));
    for (const language of Object.keys(policies)) expect(shapeOf(language)).toEqual(shapeOf('en'));
    const used = shapeOf('en');
    expect(POLICY_VALUES).toEqual(expect.arrayContaining(used.flatMap(({ values }) => values)));
    expect(POLICY_TAGS).toEqual(
      expect.arrayContaining(used.flatMap(({ when }) => when.map((tag) => tag.replace('!', '')))),
    );
  });
});

it('each policy has an address of its own', () => {
  expect(POLICY_NAMES.map(policyPath)).toEqual([
    ...['/policies/returns', '/policies/shipping', '/policies/terms', '/policies/privacy', '/policies/imprint'],
  ]);
  expect([policyOfSlug('imprint'), policyOfSlug('x')]).toEqual(['imprint', null]);
});
