import { expect, it } from 'vitest';
import { sentence } from './wording.ts';

it('crumb failures say whether cookies are to blame (ATC-09)', () => {
  expect(sentence({ code: 'crumbFail' })).toBe('Your session has expired. Please reload the page and try again.');
  expect(sentence({ code: 'crumbFailWithoutCookies' })).toBe(
    'Please enable cookies in your browser, reload the page, and try again.',
  );
});

it('too many requests ask for a few seconds (ATC-10)', () => {
  expect(sentence({ code: 'tooManyRequests' })).toBe('Please try again in a few seconds.');
});
