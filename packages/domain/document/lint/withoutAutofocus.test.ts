import { expect, it } from 'vitest';
import { withoutAutofocus } from './withoutAutofocus.ts';

it.each([
  ['<input name="q" autofocus>', '<input name="q">'],
  ['<textarea autofocus="" rows="2"></textarea>', '<textarea rows="2"></textarea>'],
  ['<BUTTON AUTOFOCUS type="button">Go</BUTTON>', '<BUTTON type="button">Go</BUTTON>'],
  ['<p>An autofocus >here</p>', '<p>An autofocus >here</p>'],
  ['<input data-autofocus="yes">', '<input data-autofocus="yes">'],
])('takes the focus out of %s', (html, calm) => expect(withoutAutofocus(html)).toBe(calm));
