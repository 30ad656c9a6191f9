import type { FieldMeasure, FromFrame, PageMeasure, SectionMeasure } from '../frame/protocol.ts';
import { type Mark, readMarks } from './marks.ts';

/** What the page in the canvas last said of itself. */
export interface Measures {
  readonly page: PageMeasure;
  /** Sections from the top. */
  readonly order: readonly string[];
  readonly sections: ReadonlyMap<string, SectionMeasure>;
  /** Block fields of the theme among them, by the id of their section. */
  readonly fields: ReadonlyMap<string, FieldMeasure>;
  /** What theme and system drew that comes from somewhere, in the page's order. */
  readonly marks: readonly Mark[];
  /** Number of the last message to the page that these measures know of. */
  readonly upTo: number;
  readonly isSettled: boolean;
}

export const NO_MEASURES: Measures = {
  page: { width: 0, height: 0, viewWidth: 0, viewHeight: 0, scrollLeft: 0, scrollTop: 0 },
  order: [],
  sections: new Map(),
  fields: new Map(),
  marks: [],
  upTo: 0,
  isSettled: false,
};

/** The measures after a message: sections that are not in it keep their blocks and get their new box. */
export function withReport(measures: Measures, report: Extract<FromFrame, { readonly type: 'measures' }>): Measures {
  const fresh = new Map(report.sections.map((section) => [section.id, section]));
  const sections = new Map<string, SectionMeasure>();
  for (const { id, box } of report.boxes) {
    const known = fresh.get(id) ?? measures.sections.get(id) ?? { id, box, grid: null, blocks: [] };
    sections.set(id, { ...known, box });
  }
  const { page, order, upTo, isSettled } = report;
  const fields = sameFields(measures.fields, report.fields);
  const marks = report.marks === null ? measures.marks : readMarks(report.marks);
  return { page, order, sections, fields, marks, upTo, isSettled };
}

type Fields = Measures['fields'];

/** Returns the same map while its content is equal, so that its users need not rerender. */
function sameFields(before: Fields, told: readonly FieldMeasure[]): Fields {
  const isSame = before.size === told.length && told.every((field) => isAlike(before.get(field.id), field));
  return isSame ? before : new Map(told.map((field) => [field.id, field]));
}

function isAlike(one: FieldMeasure | undefined, other: FieldMeasure): boolean {
  return one?.label === other.label && one.isLocked === other.isLocked && one.isShared === other.isShared;
}
