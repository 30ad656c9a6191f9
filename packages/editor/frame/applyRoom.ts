import type { SectionRoom } from './protocol.ts';

const sheet = new CSSStyleSheet();

/** Grids with at least so many rows: a rule of its own for each, which outlives markup that is drawn anew. */
export function applyRoom(sections: readonly SectionRoom[]): void {
  const rules = sections.map(
    ({ id, rows }) =>
      `[data-section-id="${CSS.escape(id)}"] > .content-wrapper > .block-grid{grid-template-rows:repeat(${rows},minmax(var(--row),auto))}`,
  );
  sheet.replaceSync(rules.join('\n'));
  if (!document.adoptedStyleSheets.includes(sheet))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
