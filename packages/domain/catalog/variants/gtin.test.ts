import { expect, it } from 'vitest';
import { parseGtin } from './gtin.ts';

it.each([
  ['4006381333931', '4006381333931'],
  ['96385074', '96385074'],
  ['036000291452', '036000291452'],
  ['00012345600012', '00012345600012'],
  [' 978-3-16-148410-0 ', '9783161484100'],
  ['3-16-148410-X', '9783161484100'],
  ['0306406152', '9780306406157'],
  ['', ''],
  ['   ', ''],
])('the number of the trade “%s” is kept as “%s”', (written, kept) => {
  expect(parseGtin(written)).toBe(kept);
});

it.each([
  ['a wrong check digit', '4006381333932'],
  ['two digits that changed places', '4006381339331'],
  ['a wrong ISBN', '3161484101'],
  ['an X in the middle', '31614841X0'],
  ['too few digits', '400638133'],
  ['too many', '400638133393112'],
  ['letters', '40063813339AB'],
  ['nothing but zeros', '0000000000000'],
  ['digits of another script', '٤٠٠٦٣٨١٣٣٣٩٣١'],
])('no number of the trade: %s', (_, written) => {
  expect(parseGtin(written)).toBeNull();
});
