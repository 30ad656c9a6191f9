import { expect, it } from 'vitest';
import { csvText } from './csvText.ts';

it('a list is a file that table programs read as it stands, and run nothing of (SC-42)', () => {
  const text = csvText(
    ['Page', 'Loads'],
    [
      ['/shop', 1200],
      ['/a,b "c"', 0.08],
      ['=HYPERLINK("x")', -1],
      [' edge\n', ''],
    ],
  );
  const lines = ['Page,Loads', '/shop,1200', '"/a,b ""c""",0.08', `"'=HYPERLINK(""x"")",-1`, '" edge\n",'];
  expect(text).toBe(`\u{feff}${lines.join('\r\n')}\r\n`);
});
