import type { Act } from './act.ts';

/**
 * Keys of acts beyond the map of product.md 3.2, so that every command has one (structural rule b, decision 0037). Alt+Shift and
 * a letter is no browser's own; what opens is named by a letter of its name.
 */
const MORE_KEYS: Readonly<Record<string, readonly string[]>> = {
  ...{ pages: ['Alt+Shift+P'], layers: ['Alt+Shift+L'], style: ['Alt+Shift+Y'], versions: ['Alt+Shift+V'] },
  ...{ chooseSectionPattern: ['Alt+Shift+S'], sectionSettings: ['Alt+Shift+G'], duplicateSection: ['Alt+Shift+D'] },
  ...{ addPage: ['Alt+Shift+N'], pageSettings: ['Alt+Shift+E'], duplicatePage: ['Alt+Shift+U'] },
  ...{
    setHomepage: ['Alt+Shift+H'],
    makeSections: ['Alt+Shift+T'],
    writeEntry: ['Alt+Shift+B'],
    deletePage: ['Alt+Shift+Delete'],
    restorePage: ['Alt+Shift+Z'],
  },
  ...{ siteSettings: ['Alt+Shift+W'], code: ['Alt+Shift+C'], notices: ['Alt+Shift+M'], screens: ['Alt+Shift+K'] },
  ...{ resetStyle: ['Alt+Shift+X'], fixOrder: ['Alt+Shift+O'], resetPhonePlaces: ['Alt+Shift+R'] },
  ...{ renameBlock: ['Shift+F2'], blockSettings: ['Alt+Enter'] },
  ...{ 'arrange left': ['Ctrl+Shift+ArrowLeft'], 'arrange right': ['Ctrl+Shift+ArrowRight'] },
  ...{ 'arrange top': ['Ctrl+Shift+ArrowUp'], 'arrange bottom': ['Ctrl+Shift+ArrowDown'] },
};

/**
 * Adds these keys to acts without keys of their own. They never apply during text editing, because they contain
 * letters.
 */
export function withMoreKeys(acts: readonly Act[]): readonly Act[] {
  return acts.map((act) => {
    const keys = MORE_KEYS[act.id];
    return keys === undefined || act.keys !== undefined ? act : { ...act, keys };
  });
}
