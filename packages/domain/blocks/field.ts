/**
 * One value an owner sets on a block. Fields are data: pages are read by them (leniently: what is missing or wrong
 * becomes the default), saved by them, and an editor draws its panel from them.
 */
export type Field =
  | TextField
  | HtmlField
  | NumberField
  | FlagField
  | ChoiceField<string>
  | ReferenceField
  | ColorField
  | TableField
  | ListField<Fields>;

export interface TextField {
  readonly kind: 'text';
  readonly label: string;
  readonly initial: string;
  readonly max: number;
  /** Over several lines. */
  readonly isLong: boolean;
  /** What the text is, where it is more than words: an editor offers to pick it. */
  readonly holds?: TextContent;
}
/** `date` is `2026-11-21`; `audio`, `video` and `file` are addresses of files, which may be one's own; `navigation` is the name of one. */
export type TextContent = 'link' | 'audio' | 'video' | 'file' | 'date' | 'code' | 'navigation';
/** Text with markup; storage keeps it cleaned. */
export interface HtmlField {
  readonly kind: 'html';
  readonly label: string;
  readonly initial: string;
  readonly max: number;
}
export interface NumberField {
  readonly kind: 'number';
  readonly label: string;
  readonly initial: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly unit: string;
}
export interface FlagField {
  readonly kind: 'flag';
  readonly label: string;
  readonly initial: boolean;
}
export interface ChoiceField<Value extends string> {
  readonly kind: 'choice';
  readonly label: string;
  readonly initial: Value;
  readonly choices: Readonly<Record<Value, string>>;
  /** What pages of existing sites store instead of the name of a choice (ENUM-06). */
  readonly numbers?: Readonly<Record<Value, number>>;
}
/** The id of something else of this site; '' for nothing. */
export interface ReferenceField {
  readonly kind: 'reference';
  readonly label: string;
  readonly to: ReferenceTarget;
  /** Only those of this kind, where there are several. */
  readonly of?: 'newsletter';
}
/** A colour as CSS writes it, or ''. */
export interface ColorField {
  readonly kind: 'color';
  readonly label: string;
  readonly initial: string;
}
export type ReferenceTarget = 'image' | 'collection' | 'product' | 'form' | 'file' | 'page';
export interface ListField<Each extends Fields> {
  readonly kind: 'list';
  readonly label: string;
  readonly each: Each;
  readonly max: number;
  /** Written as one text rather than entry by entry: `menuText` of this package reads and writes it. */
  readonly writtenAs?: 'menu';
}
/** Columns and rows of a dataset. */
export interface TableField {
  readonly kind: 'table';
  readonly label: string;
  readonly maxRows: number;
  readonly maxColumns: number;
}
export interface TableValue {
  readonly columns: readonly string[];
  /** Cells in the order of the columns, as typed. */
  readonly rows: readonly (readonly string[])[];
}
export type Fields = { readonly [name: string]: Field };

export type ValueOf<F> = F extends TextField | HtmlField | ReferenceField | ColorField
  ? string
  : F extends NumberField
    ? number
    : F extends FlagField
      ? boolean
      : F extends ChoiceField<infer Value>
        ? Value
        : F extends TableField
          ? TableValue
          : F extends ListField<infer Each>
            ? readonly ValuesOf<Each>[]
            : never;
export type ValuesOf<All extends Fields> = { readonly [Name in keyof All]: ValueOf<All[Name]> };

const TEXT_MAX = 500;
const LONG_MAX = 10_000;
const HTML_MAX = 100_000;
const ADDRESS_MAX = 2000;

export const text = (label: string, initial = '', max = TEXT_MAX): TextField => ({
  kind: 'text',
  label,
  initial,
  max,
  isLong: false,
});
export const longText = (label: string, initial = '', max = LONG_MAX): TextField => ({
  kind: 'text',
  label,
  initial,
  max,
  isLong: true,
});
export const link = (label: string): TextField => ({ ...text(label, '', ADDRESS_MAX), holds: 'link' });
export const fileAddress = (label: string, holds: 'audio' | 'video' | 'file'): TextField => ({
  ...text(label, '', ADDRESS_MAX),
  holds,
});
export const date = (label: string): TextField => ({ ...text(label, '', 10), holds: 'date' });
export const navigation = (label: string, initial: string): TextField => ({
  ...text(label, initial, 60),
  holds: 'navigation',
});
export const table = (label: string, maxRows: number, maxColumns: number): TableField => ({
  kind: 'table',
  label,
  maxRows,
  maxColumns,
});
export const html = (label: string, initial = ''): HtmlField => ({ kind: 'html', label, initial, max: HTML_MAX });
export const number = (
  label: string,
  initial: number,
  range: { readonly min: number; readonly max: number; readonly step?: number; readonly unit?: string },
): NumberField => ({ kind: 'number', label, initial, step: 1, unit: '', ...range });
export const flag = (label: string, initial: boolean): FlagField => ({ kind: 'flag', label, initial });
export const choice = <Value extends string>(
  label: string,
  initial: NoInfer<Value>,
  choices: Readonly<Record<Value, string>>,
  numbers?: Readonly<Record<NoInfer<Value>, number>>,
): ChoiceField<Value> => ({ kind: 'choice', label, initial, choices, ...(numbers === undefined ? {} : { numbers }) });
export const color = (label: string, initial = ''): ColorField => ({ kind: 'color', label, initial });
export const reference = (label: string, to: ReferenceTarget): ReferenceField => ({ kind: 'reference', label, to });
export const list = <Each extends Fields>(
  label: string,
  each: Each,
  max: number,
  writtenAs?: 'menu',
): ListField<Each> => ({
  kind: 'list',
  label,
  each,
  max,
  ...(writtenAs === undefined ? {} : { writtenAs }),
});
