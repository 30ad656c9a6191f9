import { type FontName, useFont } from './pdfFonts.ts';
import { type Run, runsOf } from './textRuns.ts';

export interface TextLine {
  /** From left to right. */
  readonly runs: readonly Run[];
  readonly width: number;
}

/** Columns are as wide as their widest text, give or take what sums of fractions lose. */
const HAIR = 0.01;

interface Setting {
  readonly font: FontName;
  readonly size: number;
  readonly width: number;
  /** The text begins at the right. */
  readonly isRtl?: boolean;
}

/** Measures and breaks text of several fonts, which pdfkit by itself cannot align. */
export function linesOf(pdf: PDFKit.PDFDocument, text: string, setting: Setting): readonly TextLine[] {
  const { width } = setting;
  const measure = (part: string) => widthOf(pdf, part, setting);
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const { word, gap } of wordsOf(paragraph).flatMap((each) => pieces(each, width, measure))) {
      const longer = line === '' ? word : `${line}${gap}${word}`;
      if (line !== '' && measure(longer) > width + HAIR) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    return [...lines, line].map((each) => ({ runs: runsOf(each, setting.font, setting.isRtl), width: measure(each) }));
  });
}

export function widthOf(
  pdf: PDFKit.PDFDocument,
  text: string,
  { font, size, isRtl = false }: Omit<Setting, 'width'>,
): number {
  const runs = runsOf(text, font, isRtl);
  return runs.reduce((sum, run) => sum + useFont(pdf, run.font).fontSize(size).widthOfString(run.text), 0);
}

/** What stays together on a line, and what separates it from the word before. */
interface Word {
  readonly word: string;
  readonly gap: '' | ' ';
}

/** Japanese and Chinese write no spaces: a line may end after any sign, */
const SIGN = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/u;
/** but these begin none, */
const BEGINS_NONE = /[、。，．・：；？！ー」』）］｝〉》】〕ぁぃぅぇぉっゃゅょァィゥェォッャュョ々％]/u;
/** and these end none. */
const ENDS_NONE = /[「『（［｛〈《【〔￥]$/u;

function wordsOf(paragraph: string): readonly Word[] {
  return paragraph.split(' ').flatMap((text) => {
    const words: Word[] = [];
    for (const letter of text) {
      const last = words.at(-1);
      if (last === undefined || !mayBreak(last.word, letter)) {
        words[Math.max(0, words.length - 1)] = { gap: last?.gap ?? ' ', word: (last?.word ?? '') + letter };
      } else words.push({ word: letter, gap: '' });
    }
    return words.length === 0 ? [{ word: '', gap: ' ' } as const] : words;
  });
}

function mayBreak(before: string, letter: string): boolean {
  const isSign = SIGN.test(letter) || SIGN.test([...before].at(-1) ?? '');
  return isSign && !BEGINS_NONE.test(letter) && !ENDS_NONE.test(before);
}

/** A word that is longer than the line, in parts that fit: names without a space must not leave the page. */
function pieces({ word, gap }: Word, width: number, measure: (part: string) => number): readonly Word[] {
  if (measure(word) <= width + HAIR) return [{ word, gap }];
  const parts: Word[] = [];
  let part = '';
  const push = () => parts.push({ word: part, gap: parts.length === 0 ? gap : '' });
  for (const letter of word) {
    if (part !== '' && measure(part + letter) > width + HAIR) {
      push();
      part = letter;
    } else part += letter;
  }
  push();
  return parts;
}
