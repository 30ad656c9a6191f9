import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { registerFonts } from './pdfFonts.ts';
import { linesOf } from './textLines.ts';

const pdf = new PDFDocument();
registerFonts(pdf);
/** Lines of a width in signs of ten points. */
const lines = (text: string, signs: number) =>
  linesOf(pdf, text, { font: 'text', size: 10, width: signs * 10 + 0.5 }).map(({ runs }) =>
    runs.map((run) => run.text).join(''),
  );

describe('lines of a paper', () => {
  it.each([
    ['海霧海霧海霧', 4, ['海霧海霧', '海霧']],
    // No line begins with a full stop, nor ends with what opens a quotation.
    ['海霧海霧。海霧', 4, ['海霧海', '霧。海霧']],
    ['海霧海「霧海」', 4, ['海霧海', '「霧海」']],
    ['海霧 Dunes', 4, ['海霧', 'Dunes']],
    ['Dunes海霧海霧', 5, ['Dunes海霧', '海霧']],
    ['one two', 2, ['one', 'two']],
  ])('“%s” in lines of %i signs', (text, signs, expected) => {
    expect(lines(text, signs)).toEqual(expected);
  });
});
