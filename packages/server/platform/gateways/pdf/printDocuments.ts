import { inFigures } from '@quoin/domain/formats';
import { textDirection } from '@quoin/domain/languages';
import type { Fact, Party, PrintedDocument, PrintedTable } from '@quoin/domain/orders';
import { type FontName, registerFonts, useFont } from './pdfFonts.ts';
import { linesOf, widthOf } from './textLines.ts';

/** A4 in points. */
const PAGE = { width: 595.28, height: 841.89, left: 62, right: 62, top: 56, bottom: 86 } as const;
const WIDTH = PAGE.width - PAGE.left - PAGE.right;
const FOOT = PAGE.height - PAGE.bottom;
const INK = '#17191d';
const SOFT = '#5a5d63';
const RULE = '#dcdad4';
const SIZE = 9.5;
/** Line height for one of the size. */
const LEAD = 1.42;
/** From the top of a line to its baseline, for size one: of the first font of each stack, for all that share a line. */
const ASCENT: Readonly<Record<FontName, number>> = { text: 0.97, strong: 0.97, title: 0.99 };
/** Between columns. */
const GAP = 18;

/** What is printed on. Of languages that run from right to left all places are mirrored. */
interface Paper {
  readonly pdf: PDFKit.PDFDocument;
  readonly isRtl: boolean;
}

/** Counted from where lines begin. */
interface Place {
  readonly x: number;
  readonly width: number;
}

/**
 * Prints documents as one PDF file, each on its own pages. The library is loaded with the first document, so no start
 * waits for it.
 */
export async function printDocuments(documents: readonly PrintedDocument[]): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { ...PAGE, bottom: 0 },
    bufferPages: true,
    autoFirstPage: false,
    lang: documents[0]?.language ?? 'en',
    displayTitle: true,
    info: { Title: documents.map(titleOf).slice(0, 3).join(', '), Producer: 'Quoin', Creator: 'Quoin' },
  });
  registerFonts(pdf);
  const bytes = collect(pdf);
  for (const document of documents) {
    const first = pdf.bufferedPageRange().count;
    pdf.addPage();
    const paper = { pdf, isRtl: textDirection(document.language) === 'rtl' };
    new Sheet(paper).print(document);
    footPages(paper, first, document);
  }
  if (documents.length === 0) pdf.addPage();
  pdf.end();
  return bytes;
}

function titleOf({ title, facts }: PrintedDocument): string {
  return `${title} ${facts[0]?.value ?? ''}`.trim();
}

function collect(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
}

/** The seller's lines and the page's number at the foot of every page, once it is known how many there are. */
function footPages(paper: Paper, first: number, document: PrintedDocument): void {
  const { pdf } = paper;
  const { count } = pdf.bufferedPageRange();
  const footer = document.footer ?? [];
  for (let page = first; page < count; page += 1) {
    pdf.switchToPage(page);
    let y = FOOT + 14;
    rule(paper, y, RULE);
    y += 9;
    const left = { x: PAGE.left, width: WIDTH * 0.7 };
    const text = footer.length > 0 ? footer.slice(0, 5).join('\n') : titleOf(document);
    write(paper, text, left, { y, size: 7.5, color: SOFT });
    const figures = (value: number) => inFigures(String(value), document.figures ?? '');
    const number = (document.pageText ?? '# / ##')
      .replace('##', figures(count - first))
      .replace('#', figures(page - first + 1));
    write(
      paper,
      number,
      { x: PAGE.left + WIDTH * 0.7, width: WIDTH * 0.3 },
      { y, size: 7.5, color: SOFT, isEnd: true },
    );
  }
}

function rule({ pdf, isRtl }: Paper, y: number, color: string, from: number = PAGE.left): void {
  const [left, right] = isRtl ? [PAGE.left, PAGE.width - from] : [from, PAGE.left + WIDTH];
  pdf
    .moveTo(left, y)
    .lineTo(right, y)
    .lineWidth(color === INK ? 0.9 : 0.5)
    .strokeColor(color)
    .stroke();
}

interface Look {
  readonly y: number;
  readonly size?: number;
  readonly font?: FontName;
  readonly color?: string;
  /** Aligned to the line's end, as figures are. */
  readonly isEnd?: boolean;
}

/** Writes a text at a place, broken where it must be; answers the y below it. */
function write({ pdf, isRtl }: Paper, text: string, { x, width }: Place, look: Look): number {
  const { size = SIZE, font = 'text', color = INK, isEnd = false } = look;
  const left = isRtl ? PAGE.width - x - width : x;
  let { y } = look;
  for (const line of linesOf(pdf, text, { font, size, width, isRtl })) {
    let at = isEnd === isRtl ? left : left + width - line.width;
    for (const run of line.runs) {
      useFont(pdf, run.font).fontSize(size).fillColor(color);
      if (run.outline > 0) pdf.lineWidth(size * run.outline).strokeColor(color);
      const look = { lineBreak: false, fill: true, stroke: run.outline > 0, baseline: 'alphabetic' } as const;
      pdf.text(run.text, at, y + size * ASCENT[font], look);
      at += pdf.widthOfString(run.text);
    }
    y += size * LEAD;
  }
  return y;
}

/** The first line of a cell strong, what follows it small: an item and what tells it from others. */
function writeCell(paper: Paper, text: string, place: Place, look: Look): number {
  const [first = '', ...rest] = text.split('\n');
  const y = write(paper, first, place, look);
  return rest.length === 0 ? y : write(paper, rest.join('\n'), place, { ...look, y, size: 8.5, color: SOFT });
}

function heightOf({ pdf, isRtl }: Paper, text: string, width: number): number {
  const [first = '', ...rest] = text.split('\n');
  const head = linesOf(pdf, first, { font: 'text', size: SIZE, width, isRtl }).length * SIZE * LEAD;
  if (rest.length === 0) return head;
  return head + linesOf(pdf, rest.join('\n'), { font: 'text', size: 8.5, width, isRtl }).length * 8.5 * LEAD;
}

/** One document, top to bottom. */
class Sheet {
  private y: number = PAGE.top;

  constructor(private readonly paper: Paper) {}

  print(document: PrintedDocument): void {
    this.head(document);
    this.parties(document);
    this.table(document.lines);
    if (document.totals.length > 0) this.totals(document.totals);
    if (document.taxes !== null) this.taxes(document.taxes);
    this.notes(document.notes);
  }

  /** Prints the seller, the title, and its facts next to it. */
  private head({ title, seller, facts }: PrintedDocument): void {
    const left = { x: PAGE.left, width: WIDTH * 0.5 };
    const below = write(this.paper, seller.lines[0] ?? '', left, { y: this.y, size: 15, font: 'title' });
    const after = write(this.paper, title, left, { y: Math.max(below + 26, this.y + 58), size: 30, font: 'title' });
    let y = this.y + 4;
    for (const fact of facts) y = this.fact(fact, y);
    this.y = Math.max(after, y) + 20;
  }

  private fact({ label, value }: Fact, y: number): number {
    const x = PAGE.left + WIDTH * 0.55;
    const half = WIDTH * 0.2;
    const low = write(this.paper, label, { x, width: half }, { y, color: SOFT });
    const place = { x: x + half + 8, width: WIDTH * 0.25 - 8 };
    return Math.max(low, write(this.paper, value, place, { y, isEnd: true })) + 1.5;
  }

  private parties({ recipient, seller }: PrintedDocument): void {
    const left = this.party(recipient, { x: PAGE.left, width: WIDTH * 0.48 });
    const right = this.party(seller, { x: PAGE.left + WIDTH * 0.55, width: WIDTH * 0.45 });
    this.y = Math.max(left, right) + 30;
  }

  private party({ label, lines, facts }: Party, place: Place): number {
    let y = write(this.paper, label, place, { y: this.y, size: 8, color: SOFT }) + 3;
    for (const [row, line] of lines.entries())
      y = write(this.paper, line, place, { y, font: row === 0 ? 'strong' : 'text' });
    if (facts.length > 0) y += 3;
    for (const fact of facts)
      y = write(this.paper, `${fact.label} ${fact.value}`, place, { y, size: 8.5, color: SOFT });
    return y;
  }

  /** Columns of figures are as wide as their widest text; the first one takes the rest. */
  private places({ columns, rows }: PrintedTable): readonly Place[] {
    const wide = (text: string) => widthOf(this.paper.pdf, text, { font: 'text', size: SIZE, isRtl: this.paper.isRtl });
    const widths = columns.map((column, index) => {
      if (index === 0) return 0;
      const widest = Math.max(wide(column.label), ...rows.map((row) => wide(row[index] ?? '')));
      return Math.min(WIDTH * 0.28, widest) + GAP;
    });
    const rest = WIDTH - widths.reduce((sum, each) => sum + each, 0);
    let x: number = PAGE.left;
    return widths.map((each, index) => {
      const width = index === 0 ? rest : each;
      // The gap is before a column of figures and after one of words.
      const isEnd = columns[index]?.align === 'end';
      const place = { x: isEnd ? x + GAP : x, width: index === 0 ? width - GAP : width - GAP };
      x += width;
      return place;
    });
  }

  private table(table: PrintedTable): void {
    const places = this.places(table);
    this.tableHead(table, places);
    for (const row of table.rows) {
      const height = Math.max(...row.map((cell, index) => heightOf(this.paper, cell, places[index]?.width ?? 0)));
      if (this.y + height + 16 > FOOT) {
        this.newPage();
        this.tableHead(table, places);
      }
      const top = this.y + 8;
      for (const [index, cell] of row.entries()) {
        const place = places[index];
        const isEnd = table.columns[index]?.align === 'end';
        if (place !== undefined && cell !== '') writeCell(this.paper, cell, place, { y: top, isEnd });
      }
      this.y = top + height + 6;
      rule(this.paper, this.y, RULE);
    }
  }

  private tableHead({ columns }: PrintedTable, places: readonly Place[]): void {
    if (this.y + 44 > FOOT) this.newPage();
    for (const [index, { label, align }] of columns.entries()) {
      const place = places[index];
      if (place !== undefined)
        write(this.paper, label, place, { y: this.y, size: 8, color: SOFT, isEnd: align === 'end' });
    }
    this.y += 16;
    rule(this.paper, this.y, INK);
  }

  private newPage(): void {
    this.paper.pdf.addPage();
    this.y = PAGE.top;
  }

  /** Prints totals at the right margin, under the amounts. */
  private totals(totals: readonly Fact[]): void {
    if (this.y + totals.length * 18 + 34 > FOOT) this.newPage();
    const x = PAGE.left + WIDTH * 0.45;
    this.y += 12;
    totals.forEach(({ label, value, isStrong }, index) => {
      const strong = isStrong ?? index === totals.length - 1;
      if (strong) {
        this.y += 4;
        rule(this.paper, this.y, INK, x);
        this.y += 8;
      }
      const look = { y: this.y, font: strong ? 'strong' : 'text', size: strong ? 11 : SIZE } as const;
      const low = write(this.paper, label, { x, width: WIDTH * 0.33 }, { ...look, color: strong ? INK : SOFT });
      const place = { x: x + WIDTH * 0.33, width: WIDTH * 0.22 };
      this.y = Math.max(low, write(this.paper, value, place, { ...look, isEnd: true })) + (strong ? 5 : 3);
    });
    this.y += 22;
  }

  private taxes(taxes: PrintedTable): void {
    if (this.y + 24 + taxes.rows.length * 28 > FOOT) this.newPage();
    this.table(taxes);
    this.y += 20;
  }

  private notes(notes: readonly string[]): void {
    this.y += notes.length > 0 ? 8 : 0;
    for (const note of notes) {
      if (this.y + heightOf(this.paper, note, WIDTH) > FOOT) this.newPage();
      this.y = write(this.paper, note, { x: PAGE.left, width: WIDTH * 0.8 }, { y: this.y, color: SOFT, size: 9 }) + 3;
    }
  }
}
