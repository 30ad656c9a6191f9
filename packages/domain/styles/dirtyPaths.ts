import { inside, type Stored } from './stored.ts';

/** What of a site's looks differs from how it was, as EDIT-02 names it. */
export const DIRTY_PATHS = [
  'colors.defaultThemeId',
  'fonts.activeThemeId',
  'colors.palette',
  'colors.themes',
  'fonts.themes',
  'fonts.fontUsageCategories',
] as const;
export type DirtyPath = (typeof DIRTY_PATHS)[number];

/** Position of each path in a stored style. */
const PLACES: Readonly<Record<DirtyPath, readonly (readonly string[])[]>> = {
  'colors.defaultThemeId': [['sectionThemes', 'page']],
  'fonts.activeThemeId': [['fonts', 'pack']],
  'colors.palette': [['palette']],
  'colors.themes': [
    ['sectionThemes', 'colors'],
    ['sectionThemes', 'header'],
    ['sectionThemes', 'footer'],
  ],
  'fonts.themes': [['fonts', 'roles'], ['scale']],
  'fonts.fontUsageCategories': [['fonts', 'uses']],
};

export function dirtyPaths(before: Stored, now: Stored): readonly DirtyPath[] {
  return DIRTY_PATHS.filter((path) => PLACES[path].some((place) => isOther(at(before, place), at(now, place))));
}

/** What a font pack was changed from: from as it was kept, or from another change that is not kept yet. */
export type FontPackChange = 'cleanToDirty' | 'dirtyToDirty' | 'dirtyToClean';

/** Null where the pack is the same. `kept`: as the style was when one began. */
export function fontPackChange(kept: Stored, before: Stored, now: Stored): FontPackChange | null {
  const pack = (stored: Stored) => at(stored, ['fonts', 'pack']);
  if (!isOther(pack(before), pack(now))) return null;
  if (!isOther(pack(kept), pack(now))) return 'dirtyToClean';
  return isOther(pack(kept), pack(before)) ? 'dirtyToDirty' : 'cleanToDirty';
}

function at(stored: Stored, [name = '', ...rest]: readonly string[]): unknown {
  return rest.length === 0 ? stored[name] : at(inside(stored, name), rest);
}

/** Values of records are plain; the order of their names says nothing. */
function isOther(left: unknown, right: unknown): boolean {
  return plain(left) !== plain(right);
}

function plain(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([name, inner]) => `${name}:${plain(inner)}`).join()}}`;
}
