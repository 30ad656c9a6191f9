import { gridOf, idOfSection, sectionElements } from '../pageParts.ts';
import type { SectionRoom } from '../protocol.ts';

/** Id of a section → the rows it has at least. */
let kept: ReadonlyMap<string, number> = new Map();

/** Grids with at least so many rows; answers whose are others than before: theirs alone are styled and measured again (ED-46). */
export function applyRoom(sections: readonly SectionRoom[]): readonly string[] {
  const before = kept;
  kept = new Map(sections.map(({ id, rows }) => [id, rows]));
  const changed = sectionElements().filter((section) => {
    const id = idOfSection(section);
    return before.get(id) !== kept.get(id);
  });
  for (const section of changed) giveRoom(section);
  return changed.map(idOfSection);
}

/** Sets the rows, also in rerendered markup. */
export function giveRoom(section: HTMLElement): void {
  const rows = kept.get(idOfSection(section));
  const grid = gridOf(section);
  if (rows === undefined) grid?.style.removeProperty('grid-template-rows');
  else grid?.style.setProperty('grid-template-rows', `repeat(${rows}, minmax(var(--row), auto))`);
}
