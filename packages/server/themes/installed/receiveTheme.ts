import type { WireThemeReport } from '@quoin/contract/endpoints/content';
import { type Outcome, refuse } from '@quoin/domain/problem';
import { THEME_LIMITS, type ThemeCode } from '@quoin/domain/site';
import { filesOfZip } from '../../platform/gateways/archive/givenFiles.ts';
import { checkTheme } from './checkTheme.ts';
import type { ThemeDeps, ThemeEditing } from './themeDeps.ts';

export interface IncomingTheme {
  readonly fileName: string;
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** Receives a ZIP from a browser. It is stored next to the site's files while it is read, then deleted. */
export async function receiveTheme(
  deps: ThemeDeps,
  editing: ThemeEditing,
  { fileName, bytes }: IncomingTheme,
): Promise<Outcome<WireThemeReport, ThemeCode>> {
  const unreadable = refuse('themeArchiveUnreadable', { values: { fileName } }) as Outcome<never, ThemeCode>;
  const received = await deps.files
    .receive(editing.site.id, bytes, THEME_LIMITS.archiveBytes)
    .catch(() => 'cutOff' as const);
  if (received === 'cutOff') return unreadable;
  if (received === null) return refuse('themeTooLarge', { values: { fileName } });
  try {
    return await checkZip(deps, editing, { fileName, path: received.path });
  } finally {
    await received.discard();
  }
}

/** `path`: of the archive on this machine. */
export async function checkZip(
  deps: ThemeDeps,
  editing: ThemeEditing,
  { fileName, path }: { readonly fileName: string; readonly path: string },
): Promise<Outcome<WireThemeReport, ThemeCode>> {
  const given = await filesOfZip(path, THEME_LIMITS.entries);
  if (given === null) return refuse('themeArchiveUnreadable', { values: { fileName } });
  try {
    return await checkTheme(deps, editing, { files: given.files, fileName });
  } finally {
    given.close();
  }
}
