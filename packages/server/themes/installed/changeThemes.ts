import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { type InstalledTheme, readThemeReference, type ThemeCode, themeFamily } from '@quoin/domain/site';
import { recordAudit } from '../../audit/index.ts';
import { scheduleFileRemoval } from '../../media/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import {
  findThemeVersion,
  listInstalledThemes,
  markInstalled,
  removeVersion,
  type ThemeVersion,
} from '../storage/installedThemes.ts';
import { listThemesInUse } from '../storage/themesInUse.ts';
import type { ThemeDeps, ThemeEditing } from './themeDeps.ts';

type Changing = Pick<ThemeDeps, 'db'>;

/** A version that was read is from now on one of the site's; what visitors see does not change by it. */
export function installTheme(
  { db }: Changing,
  { site, actor }: ThemeEditing,
  reference: string,
): Promise<Outcome<ThemeVersion, ThemeCode>> {
  return db.inSite({ websiteId: site.id }, async (trx): Promise<Outcome<ThemeVersion, ThemeCode>> => {
    const theme = readThemeReference(reference);
    const version = theme && (await findThemeVersion(trx, site.id, theme));
    if (version === null || version.state === 'dev') return refuse('themeUnknown');
    // Asked twice, it is installed once.
    if (!(await markInstalled(trx, site.id, version))) return accept(version);
    await record(trx, { site, actor }, 'theme.install', reference, version.title);
    return accept(version);
  });
}

/** Takes an installed theme away with all its versions; not while what visitors see or the draft names one of them. */
export function removeTheme(
  { db }: Changing,
  { site, actor }: ThemeEditing,
  name: string,
): Promise<Outcome<null, ThemeCode>> {
  return db.inSite({ websiteId: site.id }, async (trx): Promise<Outcome<null, ThemeCode>> => {
    const versions = (await listInstalledThemes(trx, site.id)).filter((version) => version.name === name);
    const [newest] = versions;
    if (newest === undefined) return refuse('themeUnknown');
    const inUse = await listThemesInUse(trx, site.id);
    if (inUse.some((reference) => themeFamily(reference) === `${name}@`)) return refuse('themeInUse');
    for (const version of versions) await end(trx, site.id, version);
    await record(trx, { site, actor }, 'theme.remove', name, newest.title);
    return accept(null);
  });
}

/** Forgets a version that was read and not installed. */
export function forgetTheme(
  { db }: Changing,
  { site }: ThemeEditing,
  reference: string,
): Promise<Outcome<null, ThemeCode>> {
  return db.inSite({ websiteId: site.id }, async (trx): Promise<Outcome<null, ThemeCode>> => {
    const theme = readThemeReference(reference);
    const version = theme && (await findThemeVersion(trx, site.id, theme));
    if (version?.state !== 'checked') return refuse('themeUnknown');
    await end(trx, site.id, version);
    return accept(null);
  });
}

async function end(trx: SiteTransaction, websiteId: string, theme: InstalledTheme): Promise<void> {
  await scheduleFileRemoval(trx, websiteId, await removeVersion(trx, websiteId, theme));
}

async function record(
  trx: SiteTransaction,
  { site, actor }: ThemeEditing,
  action: `theme.${string}`,
  theme: string,
  subjectTitle: string,
): Promise<void> {
  await recordAudit(trx, { websiteId: site.id, actor, action, subjectTitle, details: { theme } });
}
