import { describe, expect, it } from 'vitest';
import { choiceOf } from './choiceOf.ts';
import { CONSENT_DAYS, isConsentRequired, isPurposeAllowed, parseConsentChoice } from './consentChoice.ts';
import { CONSENT_MODES } from './trackingSettings.ts';

const NOW = Date.UTC(2026, 10, 22);
const NO_CHOICE = { choice: null, refusesSharing: false };

describe('what visitors agree to', () => {
  it.each([
    ['off', true, true, false],
    ['banner', false, false, true],
    ['restrictive', false, false, false],
  ] as const)('%s: analytics %s and marketing %s before anything was chosen; asked: %s', (mode, ...expected) => {
    const facts = { ...NO_CHOICE, mode };
    expect([
      isPurposeAllowed('analytics', facts),
      isPurposeAllowed('marketing', facts),
      isConsentRequired(facts),
    ]).toEqual(expected);
  });

  it.each(CONSENT_MODES)('counts before the setting "%s" once it is chosen', (mode) => {
    const facts = { mode, refusesSharing: true, choice: choiceOf(['marketing'], NOW) };
    expect([isPurposeAllowed('analytics', facts), isPurposeAllowed('marketing', facts)]).toEqual([false, true]);
    expect(isConsentRequired(facts)).toBe(false);
  });

  it('a browser that refuses to have its user’s visits sold hears no marketing unless its user wants it', () => {
    expect(isPurposeAllowed('marketing', { mode: 'off', choice: null, refusesSharing: true })).toBe(false);
    expect(isPurposeAllowed('analytics', { mode: 'off', choice: null, refusesSharing: true })).toBe(true);
  });

  it('is kept for a year, and read back', () => {
    const text = JSON.stringify(choiceOf(['analytics'], NOW));
    expect(parseConsentChoice(text, NOW + CONSENT_DAYS * 86_400_000)).toEqual({
      at: NOW,
      analytics: true,
      marketing: false,
    });
    expect(parseConsentChoice(text, NOW + CONSENT_DAYS * 86_400_000 + 1)).toBeNull();
  });

  it.each([null, '', '{', '[]', '7', '{"at":"x","analytics":true}', `{"at":${NOW + 1},"analytics":true}`])(
    'what is kept as %s agrees to nothing',
    (text) => {
      expect(parseConsentChoice(text, NOW)).toBeNull();
    },
  );
});
