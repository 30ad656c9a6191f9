import type {
  AppDesignResponse,
  DesignStylesheetRequest,
  DesignStylesheetResponse,
} from '@quoin/contract/endpoints/content';
import { tweakClasses } from '@quoin/domain/styles';
import { settingText } from '@quoin/rendering/page';
import { CUSTOM_CSS } from '@quoin/rendering/theme';
import type { Deps } from '../../deps.ts';
import { looksOf } from '../../site/siteStyles.ts';
import type { LoadedTheme } from '../../site/themes.ts';
import type { Site } from '../../storage/sites.ts';

type DesignDeps = Pick<Deps, 'pages'>;

/** What a site's look can be made of, with the tweaks of one theme: the site's own where none is named. */
export async function siteDesign({ pages }: DesignDeps, site: Site, wanted: string): Promise<AppDesignResponse> {
  const { themes } = pages;
  const names = await themes.names();
  const all = await Promise.all(names.map((name) => themes.load(name)));
  const own = settingText(site.settings, 'firstTheme') || site.theme;
  const { name, compiled } = await themes.load(names.includes(wanted) ? wanted : own);
  return {
    themes: all.filter(isOurs).map(({ name, compiled: { theme } }) => ({
      ...{ name, title: theme.name || name, description: theme.description, look: theme.look },
    })),
    theme: name,
    tweaks: compiled.theme.tweaks,
    navigations: compiled.theme.navigations.map(({ name, title }) => ({ name, title })),
    isStyled: isStyled(compiled.theme),
  };
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
  { pages }: DesignDeps,
  site: Site,
  { theme: wanted, tweaks, customCss }: DesignStylesheetRequest,
): Promise<DesignStylesheetResponse> {
  const names = await pages.themes.names();
  const theme = await pages.themes.load(names.includes(wanted) ? wanted : site.theme);
  const sheets = await pages.styles.inTwo(theme, { ...looksOf(site), tweaks, customCss });
  const own = sheets.theme.diagnostics.filter(({ file }) => file === CUSTOM_CSS);
  return {
    address: sheets.theme.address,
    problems: own.map(({ line, column = 1, detail }) => ({ line, column, message: detail })),
    bodyClasses: tweakClasses(theme.compiled.theme.tweaks, tweaks).filter((name) => name !== ''),
  };
}
