import * as texts from '@quoin/messages/app/themeFolders';

/** The folders of the site template format, in the order one works with them; '' is the theme's own folder. */
const ORDER = ['', 'collections', 'blocks', 'pages', 'system', 'styles', 'strings', 'presets'];
const TITLES: Readonly<Record<string, string>> = { '': texts.layouts };
/** Folders of files that a browser loads unchanged: they are not rendered. */
const AS_THEY_ARE = new Set(['assets', 'scripts']);

export interface ThemeFolder {
  readonly title: string;
  readonly files: readonly string[];
}

/** Text files of a theme by folder. Binary files have no source here: the server sends them empty. */
export function themeFolders(files: Readonly<Record<string, string>>): readonly ThemeFolder[] {
  const byFolder = new Map<string, string[]>();
  for (const file of Object.keys(files).sort()) {
    const folder = file.includes('/') ? file.slice(0, file.indexOf('/')) : '';
    if (AS_THEY_ARE.has(folder) || isOther(file)) continue;
    byFolder.set(folder, [...(byFolder.get(folder) ?? []), file]);
  }
  const rank = (folder: string) => (ORDER.indexOf(folder) + ORDER.length + 1) % (ORDER.length + 1);
  return [...byFolder]
    .sort(([left], [right]) => rank(left) - rank(right))
    .map(([folder, names]) => ({ title: TITLES[folder] ?? folder, files: names }));
}

/** Reports whether a file in a theme's own folder is for people: a README, a licence. */
function isOther(file: string): boolean {
  return !/\.(?:conf|region|block|list|item|page|less|css|json|preset)$/.test(file);
}

/** `card.block` of `blocks/card.block`. */
export function fileTitle(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1);
}
