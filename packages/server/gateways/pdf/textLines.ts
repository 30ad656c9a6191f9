import { type FontName, type Run, runsOf } from './pdfFonts.ts';

export interface TextLine {
  readonly runs: readonly Run[];
  readonly width: number;
}

/** Measures and breaks text of several fonts, which pdfkit by itself cannot align. */
export function linesOf(
  pdf: PDFKit.PDFDocument,
  text: string,
  { font, size, width }: { readonly font: FontName; readonly size: number; readonly width: number },
): readonly TextLine[] {
  const measure = (part: string) => widthOf(pdf, part, font, size);
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(' ').flatMap((each) => pieces(each, width, measure))) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && measure(longer) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    return [...lines, line].map((each) => ({ runs: runsOf(each, font), width: measure(each) }));
  });
}

export function widthOf(pdf: PDFKit.PDFDocument, text: string, font: FontName, size: number): number {
  return runsOf(text, font).reduce((sum, run) => sum + pdf.font(run.font).fontSize(size).widthOfString(run.text), 0);
}

/** A word that is longer than the line, in parts that fit: names without a space must not leave the page. */
function pieces(word: string, width: number, measure: (part: string) => number): readonly string[] {
  if (measure(word) <= width) return [word];
  const parts: string[] = [];
  let part = '';
  for (const letter of word) {
    if (part !== '' && measure(part + letter) > width) {
      parts.push(part);
      part = letter;
    } else part += letter;
  }
  return [...parts, part];
}
