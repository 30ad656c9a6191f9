import { describe, expect, it } from 'vitest';
import { sentence } from '../wording.ts';
import { waitSentence } from './waitSentence.ts';

describe('when to try again', () => {
  it.each([
    [undefined, 'en', 'Please try again in a few seconds.'],
    [1, 'en', 'Please try again in a few seconds.'],
    [10, 'en', 'Please try again in a few seconds.'],
    [11, 'en', 'Please try again in 11 seconds.'],
    [379, 'en', 'Please try again in 7 minutes.'],
    [120, 'en', 'Please try again in 2 minutes.'],
    [379, 'de-DE', 'Bitte versuchen Sie es in 7 Minuten noch einmal.'],
    [379, 'fr', 'Veuillez réessayer dans 7 minutes.'],
    [379, 'ja', '7 分後にもう一度お試しください。'],
    [5, 'de', 'Bitte versuchen Sie es in einigen Sekunden noch einmal.'],
  ])('%s seconds in %s: %s (ATC-10)', (seconds, language, text) => {
    expect(waitSentence(seconds, language)).toBe(text);
  });

  it('is the same at sign-in', () => {
    expect(sentence({ code: 'signInTooOften', values: { seconds: 900 } })).toBe(
      'Too many attempts to sign in. Please try again in 15 minutes.',
    );
  });
});
