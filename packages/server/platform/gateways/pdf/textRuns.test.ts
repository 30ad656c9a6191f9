import { describe, expect, it } from 'vitest';
import { runsOf } from './textRuns.ts';

/** From left to right, as the runs are drawn; a run of Arabic is turned around by the PDF library when it is shaped. */
const drawn = (text: string, isRtl: boolean) =>
  runsOf(text, 'text', isRtl)
    .map((run) => run.text.trim())
    .filter((part) => part !== '');

describe('a line of several scripts', () => {
  it.each([
    ['Größe A2', false, ['Größe A2']],
    ['شارع الملك', true, ['الملك', 'شارع']],
    // Numbers run from left to right, wherever they are.
    ['شارع الملك 17', true, ['17', 'الملك', 'شارع']],
    ['كثبان Dunes رقم 4', true, ['4', 'رقم', 'Dunes', 'كثبان']],
    ['Order: ضباب البحر', false, ['Order:', 'البحر', 'ضباب']],
    // Brackets are those of the other side: these are of another font.
    ['(نسخة)', true, ['(', 'نسخة', ')']],
    ['السعر (49)', true, ['(', '49', ')', 'السعر']],
    ['49,00 €', true, ['€', '49,00']],
    ['49,00 €', false, ['49,00 €']],
    ['٤٩٫٠٠ €', true, ['€', '٤', '٩', '٫', '٠', '٠']],
    ['45900 Halde', true, ['45900 Halde']],
    ['INV-2026-00042', true, ['INV-2026-00042']],
  ] as const)('%s', (text, isRtl, parts) => {
    expect(drawn(text, isRtl)).toEqual(parts);
  });

  it('prints no sign that only says which way to read', () => {
    expect(drawn('\u061c\u200f49,00\u00a0€\u200e', true)).toEqual(['€', '49,00']);
  });
});
