import type { WireThemeReport } from '@quoin/contract/endpoints/content';
import type { Outcome } from '@quoin/domain/problem';
import { installedThemeName, type ThemeCode, toThemeReference } from '@quoin/domain/site';
import { readTheme } from '@quoin/rendering/theme';
import type { GivenFile } from '../../platform/gateways/archive/givenFiles.ts';
import { insertThemeVersion } from '../storage/installedThemes.ts';
import { sortTheme } from './sortTheme.ts';
import { storeThemeFiles } from './storeThemeFiles.ts';
import { scheduleThemeSweep } from './sweepThemes.ts';
import type { ThemeDeps, ThemeEditing } from './themeDeps.ts';
import { themeReport } from './themeReport.ts';

export interface GivenTheme {
  readonly files: readonly GivenFile[];
  /** Of the archive or the folder, as people know it. */
  readonly fileName: string;
}

/**
 * Reads a theme and says what it has and gets wrong. It is kept as a version that is not installed yet, under the next number
 * of its theme; nobody's pages change.
 */
export async function checkTheme(
  deps: ThemeDeps,
  { site, actor }: ThemeEditing,
  { files, fileName }: GivenTheme,
): Promise<Outcome<WireThemeReport, ThemeCode>> {
  const sorted = sortTheme(files, fileName);
  if (!sorted.ok) return sorted;
  const stored = await storeThemeFiles(deps, site.id, sorted.value, fileName);
  if (!stored.ok) return stored;
  const title = await titleIn(sorted.value.files);
  const name = installedThemeName(title, fileName);
  const number = await deps.db.inSite({ websiteId: site.id }, async (trx) => {
    const { fingerprint } = stored.value;
    const version = { name, title: title || name, fingerprint, leftOut: sorted.value.leftOut, addedBy: actor.name };
    await scheduleThemeSweep(trx, site.id);
    return insertThemeVersion(trx, site.id, version, stored.value.files);
  });
  return themeReport(deps, site.id, toThemeReference({ name, number }));
}

const MAX_TITLE = 100;

/** What its `template.conf` calls it; '' where it says nothing. */
export async function titleIn(files: readonly GivenFile[]): Promise<string> {
  const conf = files.find(({ path }) => path === 'template.conf');
  const pieces: Uint8Array[] = [];
  for await (const piece of conf?.bytes() ?? []) pieces.push(piece);
  const { name } = readTheme(new Map([['template.conf', Buffer.concat(pieces).toString('utf8')]]));
  return name.replaceAll(/\p{C}/gu, ' ').trim().slice(0, MAX_TITLE);
}
