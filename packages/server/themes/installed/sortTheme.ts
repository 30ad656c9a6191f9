import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { type LeftOut, leftOutReason, THEME_LIMITS, type ThemeCode, themeRoot } from '@quoin/domain/site';
import type { GivenFile } from '../../platform/gateways/archive/givenFiles.ts';

/** What of a folder or archive is the theme, and what is not. */
export interface SortedTheme {
  /** With paths below the theme's own folder, in a fixed order. */
  readonly files: readonly GivenFile[];
  readonly leftOut: readonly LeftOut[];
}

/** So many are named; a folder full of other things says no more with more of them. */
const MOST_NAMED = 100;

/** `fileName`: as people know the file or folder. Too large is judged by what the archive says; reading holds it to that. */
export function sortTheme(given: readonly GivenFile[], fileName: string): Outcome<SortedTheme, ThemeCode> {
  const root = themeRoot(given.map(({ path }) => path));
  const files = new Map<string, GivenFile>();
  const leftOut = new Map<string, LeftOut>();
  for (const file of given) {
    const path = file.path.startsWith(root) ? file.path.slice(root.length) : file.path;
    const reason = file.path.startsWith(root) ? reasonFor(file, path) : outsideReason(path);
    if (reason === null) files.set(path, { ...file, path });
    else leftOut.set(shortPath(path, reason), { path: shortPath(path, reason), reason });
  }
  const kept = [...files.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
  const values = { fileName };
  if (kept.length === 0) return refuse('themeEmpty', { values });
  const bytes = kept.reduce((sum, { size }) => sum + size, 0);
  if (kept.length > THEME_LIMITS.files || bytes > THEME_LIMITS.bytes) return refuse('themeTooLarge', { values });
  return accept({ files: kept, leftOut: [...leftOut.values()].slice(0, MOST_NAMED) });
}

function reasonFor({ size, isLink }: GivenFile, path: string): LeftOut['reason'] | null {
  const reason = leftOutReason(path);
  if (reason !== null) return reason;
  if (isLink) return 'link';
  return size > THEME_LIMITS.fileBytes ? 'tooLarge' : null;
}

function outsideReason(path: string): LeftOut['reason'] {
  return leftOutReason(path) ?? 'notOfTheFormat';
}

/** Thousands of files of a tool are one folder to people. */
function shortPath(path: string, reason: LeftOut['reason']): string {
  const shown = path.replaceAll(/\p{C}/gu, '?').slice(0, THEME_LIMITS.path);
  const tool = reason === 'stray' ? /^(?:[^/]+\/)*?(?:node_modules|\.git|__MACOSX|\.[^/]+)(?=\/)/.exec(shown) : null;
  return tool === null ? shown : `${tool[0]}/`;
}
