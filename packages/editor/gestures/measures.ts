import type { FromFrame, PageMeasure, SectionMeasure } from '../frame/protocol.ts';

/** What the page in the canvas last said of itself. */
export interface Measures {
  readonly page: PageMeasure;
  /** Sections from the top. */
  readonly order: readonly string[];
  readonly sections: ReadonlyMap<string, SectionMeasure>;
  /** Number of the last message to the page that these measures know of. */
  readonly upTo: number;
  readonly isSettled: boolean;
}

export const NO_MEASURES: Measures = {
  page: { width: 0, height: 0, viewWidth: 0, viewHeight: 0, scrollLeft: 0, scrollTop: 0 },
  order: [],
  sections: new Map(),
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
  return { page, order, sections, upTo, isSettled };
}
