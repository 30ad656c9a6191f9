import type { ShownField } from '../document/editor.ts';

/** What a block field is called: as its theme does. */
export function fieldName({ label }: Pick<ShownField, 'label'>): string {
  return label === '' ? 'Area of the theme' : label;
}

/** What one should know before one changes it; '' for nothing. */
export function fieldNote({ isLocked, isShared }: Pick<ShownField, 'isLocked' | 'isShared'>): string {
  const notes = [
    isShared ? 'Also shown on other pages' : '',
    isLocked ? 'Positioned by the theme. You can edit its content.' : '',
  ];
  return notes.filter((note) => note !== '').join(' · ');
}
