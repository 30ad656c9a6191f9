import { describe, expect, it } from 'vitest';
import { isSpoken, SPOKEN_LANGUAGES } from './spoken.ts';
import { suggestedLanguage } from './suggestedLanguage.ts';
import { suggestionWords } from './suggestionWording.ts';

const offered = ['en-GB', 'de', 'pt-BR'];
const at = { current: 'en-GB', offered, liked: '', chosen: null, closed: null };

describe('the language suggested to a reader', () => {
  it.each([
    ['an English page in German', { liked: 'de-AT,de;q=0.9,en;q=0.8' }, 'de'],
    ['nothing to who reads the page’s language best', { liked: 'en-US,en;q=0.9,de;q=0.8' }, null],
    ['nothing to who reads none of them', { liked: 'ko' }, null],
    ['nothing to a browser that says nothing', {}, null],
    ['a region’s own', { liked: 'pt-PT' }, 'pt-BR'],
    ['the second best, where the best is not there', { liked: 'ko,de' }, 'de'],
    ['nothing to who chose this language', { liked: 'de', chosen: 'en-GB' }, null],
    ['what was chosen, on a page of another', { current: 'de', liked: 'de', chosen: 'en-GB' }, 'en-GB'],
    ['by the browser, where the chosen one is gone', { liked: 'de', chosen: 'fr' }, 'de'],
    ['nothing that was closed', { liked: 'de', closed: 'de' }, null],
    ['another than was closed', { liked: 'pt', closed: 'de' }, 'pt-BR'],
  ])('is %s (PREF-03)', (_name, situation, wanted) => {
    expect(suggestedLanguage({ ...at, ...situation })).toBe(wanted);
  });

  it('is said in its own words, in each language that we speak (PREF-03)', () => {
    const said = SPOKEN_LANGUAGES.map((language) => suggestionWords(language));
    expect(new Set(said.map((words) => words?.text)).size).toBe(SPOKEN_LANGUAGES.length);
    expect(new Set(said.map((words) => words?.close)).size).toBe(SPOKEN_LANGUAGES.length);
    expect(suggestionWords('de-CH')).toEqual(suggestionWords('de'));
    expect([isSpoken('ko'), suggestionWords('ko')]).toEqual([false, null]);
  });
});
