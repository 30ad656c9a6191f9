import { describe, expect, it } from 'vitest';
import { applyEdits } from './edit.ts';
import type { JsonRecord } from './records/json.ts';
import type { RecordKey, SiteRecords } from './records/record.ts';
import { recordsOf } from './records/recordMap.ts';
import { planThemeSwitch } from './themeSwitch.ts';

const link = (navigation: string, order: string): JsonRecord => ({ navigation, order, parent: '', url: '/x' });
const SITE: SiteRecords = new Map<RecordKey, JsonRecord>([
  ['style:style', { theme: 'quoin' }],
  ['link:shop', link('mainNav', 'a')],
  ['link:account', link('secondaryNav', 'a')],
  ['link:terms', link('footerNav', 'a')],
]);
/** Themes by the navigations they have. */
const THEMES: Readonly<Record<string, readonly string[]>> = {
  quoin: ['mainNav', 'secondaryNav', 'footerNav'],
  parlour: ['mainNav'],
  counter: ['mainNav', 'footerNav'],
  lift: ['lift'],
  bare: [],
};

/** Where the three links are after the site was shown in each of these themes, one after the other. */
function after(...themes: readonly string[]): readonly string[] {
  let [records, from] = [SITE, 'quoin'];
  for (const theme of themes) {
    const navigations = { from: THEMES[from]!, to: THEMES[theme]! };
    records = applyEdits(records, planThemeSwitch(records, { theme, from, navigations }));
    from = theme;
  }
  return recordsOf(records, 'link').map(([, record]) => String(record.navigation));
}

describe('the links of a site in another theme', () => {
  const home = ['mainNav', 'secondaryNav', 'footerNav'];
  it.each([
    [['counter'], ['mainNav', 'footerNav', 'footerNav']],
    [['parlour'], ['mainNav', 'mainNav', 'mainNav']],
    [['lift'], ['lift', 'lift', 'lift']],
    [['bare'], home],
    [['parlour', 'quoin'], home],
    [['parlour', 'lift', 'counter', 'quoin'], home],
    [
      ['parlour', 'counter'],
      ['mainNav', 'mainNav', 'footerNav'],
    ],
  ])('after %j are in %j: none is lost, and each is at home where its navigation is', (themes, expected) => {
    expect(after(...themes)).toEqual(expected);
  });

  it('say nothing of a move once they are back', () => {
    const there = { theme: 'parlour', from: 'quoin', navigations: { from: THEMES.quoin!, to: THEMES.parlour! } };
    const back = { theme: 'quoin', from: 'parlour', navigations: { from: THEMES.parlour!, to: THEMES.quoin! } };
    const moved = applyEdits(SITE, planThemeSwitch(SITE, there));
    const returned = applyEdits(moved, planThemeSwitch(moved, back));
    expect(returned.get('link:terms')).toEqual(SITE.get('link:terms'));
  });
});
