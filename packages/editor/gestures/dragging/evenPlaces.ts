import { GRID_COLUMNS, PHONE_COLUMNS, type Placement, withoutStretch } from '@quoin/domain/layout';
import type { Device } from '../../document/editor.ts';
import type { SceneSection } from '../scene.ts';
import type { PlaceChange } from './placing.ts';

export function gridColumnsOf(device: Device): number {
  return device === 'phone' ? PHONE_COLUMNS : GRID_COLUMNS;
}

/**
 * Where a section's blocks stand in rows of one height. On phones they stay as they are: most places there are derived, and a
 * row is as high as what is in it.
 */
export function evenPlaces(section: SceneSection, device: Device): ReadonlyMap<string, Placement> {
  if (section.grid === null || device === 'phone') return new Map(section.blocks.map(({ id, place }) => [id, place]));
  return withoutStretch(section.blocks, section.grid);
}

/** Blocks that were not moved but stand in other rows, because the stretch is gone. */
export function roomChanges(
  section: SceneSection,
  even: ReadonlyMap<string, Placement>,
  moved: ReadonlySet<string>,
): readonly PlaceChange[] {
  return section.blocks.flatMap(({ id, place }) => {
    const now = even.get(id);
    const isOther = now !== undefined && (now.row !== place.row || now.rows !== place.rows);
    return isOther && !moved.has(id) ? [{ block: id, section: section.id, place: now }] : [];
  });
}
