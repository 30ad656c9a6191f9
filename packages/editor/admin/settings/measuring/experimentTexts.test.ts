import { expect, it } from 'vitest';
import { confidenceText, liftText, verdictText } from './experimentTexts.ts';

it.each([
  [0.125, '+12.5%'],
  [-0.3333, '-33.3%'],
  [0, '0%'],
  [null, '–'],
])('a lift of %s is shown as %s', (lift, text) => {
  expect(liftText(lift)).toBe(text);
});

it.each([
  [0.9512, '95.1%'],
  [0.99999, '99.9%'],
  [null, '–'],
])('a confidence of %s is shown as %s, never as certainty', (confidence, text) => {
  expect(confidenceText(confidence)).toBe(text);
});

it.each([
  [null, 'Control'],
  ['tooFew', 'Not enough data yet'],
  ['undecided', 'No clear difference yet'],
  ['better', 'Better than control'],
  ['worse', 'Worse than control'],
] as const)('the verdict %s reads %s (REC-03)', (verdict, text) => {
  expect(verdictText({ rate: 0, lift: null, confidence: null, verdict }, 'control')).toBe(text);
});
