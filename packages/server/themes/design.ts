import type {
  AppDesignResponse,
  DesignStylesheetRequest,
  DesignStylesheetResponse,
} from '@quoin/contract/endpoints/content';
import { readThemeReference, toThemeReference } from '@quoin/domain/site';
import { presetValues, tweakClasses } from '@quoin/domain/styles';
import { settingText, tweaksIn } from '@quoin/rendering/page';
import { CUSTOM_CSS, pageKinds, pageLayouts } from '@quoin/rendering/theme';
import type { Deps } from '../deps.ts';
import type { Site } from '../sites/index.ts';
import { looksOf } from './siteStyles.ts';
import { listInstalledThemes } from './storage/installedThemes.ts';
import type { LoadedTheme } from './themes.ts';

type DesignDeps = Pick<Deps, 'db' | 'pages'>;

/** What a site's look can be made of, with the tweaks of one theme: the site's own where none is named. */
export async function siteDesign(deps: DesignDeps, site: Site, wanted: string): Promise<AppDesignResponse> {
  const own = settingText(site.settings, 'firstTheme') || site.theme;
  const references = await themesOf(deps, site, [own, site.theme, wanted]);
  const { themes } = deps.pages;
  const all = await Promise.all(references.map((theme) => themes.load({ id: site.id, theme })));
  const { name, compiled } = await themes.load({ id: site.id, theme: references.includes(wanted) ? wanted : own });
  return {
    themes: all.filter(isOurs).map(({ name, compiled: { theme } }) => ({
      ...{ name, title: titleOf(name, theme.name), description: theme.description, look: theme.look },
    })),
    theme: name,
    tweaks: tweaksIn(compiled.theme, site.language),
    presets: compiled.theme.presets.map((preset) => ({
      ...{ name: preset.name, title: preset.title, values: presetValues(preset, compiled.theme.tweaks) },
    })),
    navigations: compiled.theme.navigations.map(({ name, title }) => ({ name, title })),
    layouts: pageLayouts(compiled.theme),
    pageKinds: pageKinds(compiled.theme),
    customTypes: compiled.theme.customTypes,
    isStyled: isStyled(compiled.theme),
  };
}

/**
 * Lists the bundled themes and the newest version of each installed one. Older versions are included only if in
 * `named`, because they are in use.
 */
async function themesOf(deps: DesignDeps, site: Site, named: readonly string[]): Promise<readonly string[]> {
  const installed = await deps.db.inSite({ websiteId: site.id }, (trx) => listInstalledThemes(trx, site.id));
  const references = installed
    .filter((version, index) => {
      const isNewest = installed[index - 1]?.name !== version.name;
      return isNewest || named.includes(toThemeReference(version));
    })
    .map(toThemeReference);
  return [...(await deps.pages.themes.names()), ...references];
}

/** Two versions of a theme may be in the same list. */
function titleOf(reference: string, title: string): string {
  const installed = readThemeReference(reference);
  return installed === null ? title || reference : `${title || installed.name}, version ${installed.number}`;
}

/** Themes one may change to: those that can show every page of a site. */
function isOurs({ compiled: { theme } }: LoadedTheme): boolean {
  return theme.layouts.size > 0 && theme.diagnostics.every(({ code }) => code !== 'confMissing');
}

/** Its stylesheets use the properties that a style sets. */
function isStyled({ stylesheets }: LoadedTheme['compiled']['theme']): boolean {
  return stylesheets.some(({ source }) => source.includes('var(--wall)'));
}

/** A theme's stylesheet with choices that nobody has saved yet, and what is wrong in the owner's own part of it. */
export async function designStylesheet(
  deps: DesignDeps,
  site: Site,
  { theme: wanted, tweaks, customCss }: DesignStylesheetRequest,
): Promise<DesignStylesheetResponse> {
  const { pages } = deps;
  const references = await themesOf(deps, site, [wanted]);
  const theme = await pages.themes.load(references.includes(wanted) ? { id: site.id, theme: wanted } : site);
  const sheets = await pages.styles.inTwo(theme, { ...looksOf(site, theme), tweaks, customCss });
  await pages.draftStylesheets.keep(site.id, [sheets.theme]);
  const own = sheets.theme.diagnostics.filter(({ file }) => file === CUSTOM_CSS);
  return {
    address: sheets.theme.address,
    problems: own.map(({ line, column = 1, detail }) => ({ line, column, message: detail })),
    bodyClasses: tweakClasses(theme.compiled.theme.tweaks, tweaks).filter((name) => name !== ''),
  };
}
