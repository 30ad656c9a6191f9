import type { AppThemesResponse, WireSiteTheme, WireThemeVersion } from '@quoin/contract/endpoints/content';
import { textIn } from '@quoin/domain/document';
import { themeFamily, toThemeReference } from '@quoin/domain/site';
import { settingText } from '@quoin/rendering/page';
import type { DocumentDeps } from '../../pages/index.ts';
import type { Site } from '../../sites/index.ts';
import { type ListedThemeVersion, listInstalledThemes } from '../storage/installedThemes.ts';
import type { ThemeDeps } from './themeDeps.ts';

/** Themes that a site can be shown in: its own first, then those that come with the product. */
export async function listThemes(
  deps: Pick<ThemeDeps, 'db' | 'pages'> & DocumentDeps,
  site: Site,
): Promise<AppThemesResponse> {
  const { installed, draft } = await deps.db.inSite({ websiteId: site.id }, async (trx) => ({
    installed: await listInstalledThemes(trx, site.id),
    draft: await deps.drafts.of(trx, site.id),
  }));
  const own = familiesOf(installed);
  const chosen = textIn(draft?.records.get('style:style') ?? {}, 'theme');
  const before = settingText(site.settings, 'firstTheme') || site.theme;
  return {
    themes: [
      ...(await Promise.all(own.map((versions) => ownTheme(deps, site, versions)))),
      ...(await shippedThemes(deps)),
    ],
    current: site.theme,
    draft: draft === null ? site.theme : chosen || before,
  };
}

async function ownTheme(
  { pages }: Pick<ThemeDeps, 'pages'>,
  site: Site,
  versions: readonly ListedThemeVersion[],
): Promise<WireSiteTheme> {
  const [newest] = versions;
  const reference = toThemeReference(newest!);
  const { compiled } = await pages.themes.load({ id: site.id, theme: reference });
  return {
    family: themeFamily(reference),
    title: newest!.title,
    description: compiled.theme.description,
    versions: versions.map(toWireVersion),
  };
}

function toWireVersion(version: ListedThemeVersion): WireThemeVersion {
  const { number, addedBy, addedAt, files, size } = version;
  return { reference: toThemeReference(version), number, addedBy, addedAt: addedAt.toISOString(), files, size };
}

async function shippedThemes({ pages }: Pick<ThemeDeps, 'pages'>): Promise<readonly WireSiteTheme[]> {
  const names = await pages.themes.names();
  const all = await Promise.all(names.map((name) => pages.themes.loadShipped(name)));
  return all.map(({ name, files, compiled: { theme } }) => ({
    ...{ family: name, title: theme.name || name, description: theme.description },
    versions: [{ reference: name, number: null, addedBy: '', addedAt: '', files: files.size, size: 0 }],
  }));
}

/** Versions theme by theme; they come that way. */
function familiesOf(versions: readonly ListedThemeVersion[]): readonly (readonly ListedThemeVersion[])[] {
  const names = [...new Set(versions.map(({ name }) => name))];
  return names.map((name) => versions.filter((version) => version.name === name));
}
