import { GRID_COLUMNS, PHONE_COLUMNS, type Placement, withoutStretch } from '@quoin/domain/layout';
import type { Device } from '../../document/editor.ts';
import type { SceneSection } from '../scene.ts';
import type { PlaceChange } from './placing.ts';

export function gridColumnsOf(device: Device): number {
  return device === 'phone' ? PHONE_COLUMNS : GRID_COLUMNS;
}

/**
 * Returns the places of a section's blocks in rows of equal height. Places on phones stay unchanged: most are derived,
 * and a row is as high as its content.
 */
export function evenPlaces(section: SceneSection, device: Device): ReadonlyMap<string, Placement> {
  if (section.grid === null || device === 'phone') return new Map(section.blocks.map(({ id, place }) => [id, place]));
  return withoutStretch(section.blocks, section.grid);
}

/** Returns blocks that were not moved but are in other rows, because the stretch is removed. */
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
