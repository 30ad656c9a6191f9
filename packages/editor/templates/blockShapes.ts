import type { MadeBlock } from '@quoin/domain/sections';
import type { SectionColors } from '@quoin/domain/styles';
import type { Area, Shape } from './drawSection.ts';
import { textPieces, wrapped } from './textPieces.ts';

type Draw = (value: MadeBlock['value'], at: Area, colors: SectionColors) => readonly Shape[];

/** How each type of block looks from afar; others are a frame. */
const DRAWN: Readonly<Record<string, Draw>> = {
  html: ({ html }, at, colors) => textShapes(String(html ?? ''), at, colors),
  image: imageShapes,
  gallery: galleryShapes,
  button: ({ look }, at, colors) => buttonShapes(String(look), at, colors),
  quote: ({ quote }, at, colors) => [
    ...words(String(quote ?? ''), { ...at, y: at.y - 6 }, 42, colors.heading),
    bar({ x: at.x, y: at.y + at.height - 26, width: Math.min(220, at.width), height: 9 }, colors.soft),
  ],
  'summary-v2': summaryShapes,
  accordion: (_value, at, colors) => rowsOf(at, 62).flatMap((row) => entryShapes(row, colors)),
  menu: (_value, at, colors) => rowsOf(at, 74).flatMap((row) => dishShapes(row, colors)),
  form: (_value, at, colors) => formShapes(at, colors),
  newsletter: (_value, at, colors) => [
    box({ ...at, height: 52, width: at.width - 150 }, colors.field, colors.fieldLine),
    box({ x: at.x + at.width - 138, y: at.y, width: 138, height: 52 }, colors.button),
  ],
  calendar: (_value, at, colors) => cells(at, 7, 5, 0).map((cell) => box(cell, colors.ground, colors.line)),
  marquee: ({ items }, at, colors) =>
    words(marqueeText(items), { ...at, width: 4000, y: at.y - 6 }, 44, colors.heading),
  horizontalrule: (_value, at, colors) => [bar({ ...at, y: at.y + at.height / 2, height: 2 }, colors.line)],
};

export function blockShapes({ type, value }: MadeBlock, at: Area, colors: SectionColors): readonly Shape[] {
  return DRAWN[type]?.(value, at, colors) ?? [box(at, colors.tint, colors.line)];
}

function box(at: Area, fill: string, line?: string): Shape {
  return line === undefined ? { kind: 'box', at, fill } : { kind: 'box', at, fill, line };
}

/** A line of text too small to read. */
function bar(at: Area, fill: string): Shape {
  return { kind: 'box', at, fill, radius: at.height / 2 };
}

/** Larger than on the page: thumbnails are read from further away. */
const SIZES = { title: 74, heading: 46, small: 30, paragraph: 17, item: 17 } as const;
/** What would run over its place is drawn smaller, down to about what it is on the page. */
const SCALES = [1, 0.85, 0.7, 0.58] as const;

function textShapes(html: string, at: Area, colors: SectionColors): readonly Shape[] {
  const drawn = SCALES.map((scale) => scaledText(html, at, colors, scale));
  return (drawn.find(({ end }) => end <= at.y + at.height) ?? drawn.at(-1)!).shapes;
}

function scaledText(
  html: string,
  at: Area,
  colors: SectionColors,
  scale: number,
): { readonly shapes: readonly Shape[]; readonly end: number } {
  const shapes: Shape[] = [];
  let [y, end] = [at.y, at.y];
  for (const { kind, text } of textPieces(html)) {
    const isRead = kind !== 'paragraph' && kind !== 'item';
    const size = SIZES[kind] * (isRead ? scale : 1);
    const lines = wrapped(text, Math.floor(at.width / (size * (isRead ? 0.46 : 0.5))));
    for (const line of lines) {
      if (isRead) shapes.push({ kind: 'words', x: at.x, y: y + size * 0.85, size, text: line, fill: colors.heading });
      else
        shapes.push(bar({ x: at.x, y: y + 9, width: Math.min(at.width, line.length * 8.2), height: 12 }, colors.soft));
      y += isRead ? size * 1.12 : 28 * scale;
    }
    end = y;
    y += (isRead ? 16 : 10) * scale;
  }
  return { shapes, end };
}

function words(text: string, at: Area, size: number, fill: string): readonly Shape[] {
  return wrapped(text, Math.floor(at.width / (size * 0.42))).map((line, index) => ({
    ...{ kind: 'words' as const, x: at.x, y: at.y + size * (1 + index * 1.2), size, text: line, fill },
  }));
}

function imageShapes({ title, image }: MadeBlock['value'], at: Area, colors: SectionColors): readonly Shape[] {
  const hasWords = typeof title === 'string' && title !== '';
  const height = hasWords ? at.height - 96 : at.height;
  const shown = pictureShape(image, { ...at, height }, colors);
  if (!hasWords) return [shown];
  return [
    shown,
    { kind: 'words', x: at.x, y: at.y + height + 40, size: 24, text: title, fill: colors.heading },
    bar({ x: at.x, y: at.y + height + 60, width: at.width * 0.8, height: 10 }, colors.soft),
  ];
}

function galleryShapes(value: MadeBlock['value'], at: Area, colors: SectionColors): readonly Shape[] {
  const places = value.design === 'grid' ? cells(at, 3, 2, 16) : [at];
  const given = Array.isArray(value.pictures) ? (value.pictures as readonly { readonly image?: unknown }[]) : [];
  return places.map((cell, index) => pictureShape(given[index]?.image, cell, colors));
}

function pictureShape(image: unknown, at: Area, { link, tint }: SectionColors): Shape {
  return { kind: 'picture', at, ink: link, ground: tint, ...(typeof image === 'string' ? { image } : {}) };
}

function buttonShapes(look: string, at: Area, colors: SectionColors): readonly Shape[] {
  const shape = { ...at, width: Math.min(at.width, 190), height: 50 };
  const label = (fill: string) => bar({ x: shape.x + 36, y: shape.y + 20, width: shape.width - 72, height: 10 }, fill);
  if (look === 'tertiary') return [bar({ ...shape, y: shape.y + 20, width: 130, height: 10 }, colors.link)];
  if (look === 'secondary') return [box(shape, 'none', colors.button), label(colors.text)];
  return [box(shape, colors.button), label(colors.buttonText)];
}

function summaryShapes({ design, columns }: MadeBlock['value'], at: Area, colors: SectionColors): readonly Shape[] {
  if (design === 'list') return rowsOf(at, 116).flatMap((row) => entryWithPicture(row, colors));
  const count = typeof columns === 'number' ? columns : 3;
  return cells(at, count, 1, 24).flatMap((cell) => [
    { kind: 'picture' as const, at: { ...cell, height: cell.height - 80 }, ink: colors.link, ground: colors.tint },
    bar({ x: cell.x, y: cell.y + cell.height - 58, width: cell.width * 0.7, height: 13 }, colors.heading),
    bar({ x: cell.x, y: cell.y + cell.height - 30, width: cell.width * 0.35, height: 10 }, colors.soft),
  ]);
}

function entryWithPicture(row: Area, colors: SectionColors): readonly Shape[] {
  const x = row.x + 300;
  return [
    { kind: 'picture', at: { ...row, width: 270, height: row.height - 16 }, ink: colors.link, ground: colors.tint },
    bar({ x, y: row.y + 22, width: 360, height: 14 }, colors.heading),
    bar({ x, y: row.y + 54, width: 620, height: 10 }, colors.soft),
  ];
}

function entryShapes(row: Area, colors: SectionColors): readonly Shape[] {
  return [
    bar({ x: row.x, y: row.y + 20, width: row.width * 0.45, height: 13 }, colors.heading),
    bar({ x: row.x + row.width - 22, y: row.y + 24, width: 22, height: 4 }, colors.soft),
    bar({ ...row, y: row.y + row.height - 4, height: 2 }, colors.line),
  ];
}

function dishShapes(row: Area, colors: SectionColors): readonly Shape[] {
  return [
    bar({ x: row.x, y: row.y + 14, width: row.width * 0.35, height: 13 }, colors.heading),
    bar({ x: row.x, y: row.y + 42, width: row.width * 0.5, height: 9 }, colors.soft),
    bar({ x: row.x + row.width - 60, y: row.y + 14, width: 60, height: 12 }, colors.text),
  ];
}

function formShapes(at: Area, colors: SectionColors): readonly Shape[] {
  const fields = [0, 1, 2].flatMap((index) => {
    const y = at.y + index * 96;
    const height = index === 2 ? 130 : 50;
    return [
      bar({ x: at.x, y, width: 110, height: 10 }, colors.soft),
      box({ ...at, y: y + 22, height }, colors.field, colors.fieldLine),
    ];
  });
  return [...fields, box({ x: at.x, y: at.y + 368, width: 160, height: 50 }, colors.button)];
}

function cells({ x, y, width, height }: Area, columns: number, rows: number, gap: number): readonly Area[] {
  const [wide, high] = [(width - gap * (columns - 1)) / columns, (height - gap * (rows - 1)) / rows];
  return Array.from({ length: columns * rows }, (_, index) => ({
    x: x + (index % columns) * (wide + gap),
    y: y + Math.floor(index / columns) * (high + gap),
    width: wide,
    height: high,
  }));
}

function rowsOf(at: Area, height: number): readonly Area[] {
  const count = Math.max(1, Math.floor(at.height / height));
  return Array.from({ length: count }, (_, index) => ({ ...at, y: at.y + index * height, height }));
}

function marqueeText(items: unknown): string {
  const texts = Array.isArray(items) ? items.map((each: { readonly text?: unknown }) => String(each.text ?? '')) : [];
  return [...texts, ...texts].join('   ·   ');
}
