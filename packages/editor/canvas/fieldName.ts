import * as texts from '@quoin/messages/app/fieldName';
import type { ShownField } from '../document/editor.ts';

/** What a block field is called: as its theme does. */
export function fieldName({ label }: Pick<ShownField, 'label'>): string {
  return label === '' ? texts.areaOfTheTheme : label;
}

/** What one should know before one changes it; '' for nothing. */
export function fieldNote({ isLocked, isShared }: Pick<ShownField, 'isLocked' | 'isShared'>): string {
  const notes = [isShared ? texts.alsoShownOnOther : '', isLocked ? texts.positionedByTheTheme : ''];
  return notes.filter((note) => note !== '').join(' · ');
}
