import { idOfKey, type Json, kindOfKey, type RecordKey } from '@quoin/domain/document';
import { SITE_SCREENS } from '@quoin/domain/site';
import type { ActWorld } from './acts/act.ts';
import { perform } from './acts/acting.ts';
import { changeBlockStyle } from './blocks/changeBlockStyle.ts';
import { changeScreen } from './changeScreen.ts';
import { changePage } from './pages/changePage.ts';
import { changeSection } from './sections/changeSection.ts';

/**
 * Applies the linter's fix through the command a user would use, as one undo step. Returns false if nothing was done.
 */
export function fixFinding(
  world: ActWorld,
  key: RecordKey,
  mend: { readonly path: readonly string[]; readonly value: Json },
): boolean {
  const id = idOfKey(key);
  const kind = kindOfKey(key);
  const changes = [mend];
  const screen = SITE_SCREENS.find((type) => type === id);
  if (kind === 'section') return perform(world, changeSection, { id, changes });
  if (kind === 'page') return perform(world, changePage, { id, changes });
  if (kind === 'screen' && screen !== undefined) return perform(world, changeScreen, { screen, changes });
  const [part, name] = mend.path;
  if (kind !== 'block' || part !== 'style' || name === undefined) return false;
  return perform(world, changeBlockStyle, { ids: [id], style: { [name]: mend.value } });
}
