import type { WireThemeDifference, WireThemeProblem, WireThemeReport } from '@quoin/contract/endpoints/content';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { readThemeReference, type ThemeCode, toThemeReference } from '@quoin/domain/site';
import { isSystemTweak } from '@quoin/domain/styles';
import type { TemplateProblem } from '@quoin/rendering/page';
import type { SiteTransaction } from '../../platform/database/database.ts';
import {
  findNewestVersion,
  findThemeVersion,
  listThemeFiles,
  type ThemeFile,
  type ThemeVersion,
} from '../storage/installedThemes.ts';
import { diagnoseTheme } from '../themeDiagnosis.ts';
import type { LoadedTheme } from '../themes.ts';
import type { ThemeDeps } from './themeDeps.ts';

/** Problems that are listed; all of them are counted. */
const MOST_LISTED = 300;
const PLAIN_LOOKS = { tweaks: {}, style: {}, customCss: '', styleHosts: new Set<string>() };

/** What a version of a theme has and gets wrong, and how it differs from the one that is installed. */
export async function themeReport(
  deps: Pick<ThemeDeps, 'db' | 'pages'>,
  websiteId: string,
  reference: string,
): Promise<Outcome<WireThemeReport, ThemeCode>> {
  const listed = await deps.db.inSite({ websiteId }, (trx) => versionWithFiles(trx, websiteId, reference));
  if (listed === null) return refuse('themeUnknown');
  const { version, files, other } = listed;
  const theme = await deps.pages.themes.load({ id: websiteId, theme: reference });
  const problems = await problemsOf(deps, theme);
  return accept({
    ...{ reference, name: version.name, number: version.number, title: version.title },
    ...{ isInstalled: version.state === 'installed', leftOut: version.leftOut },
    ...{ files: files.length, size: files.reduce((sum, { size }) => sum + size, 0) },
    ...partsOf(theme),
    problems: [...problems].sort(bySeverity).slice(0, MOST_LISTED).map(toWireProblem),
    problemCount: countOf(problems),
    difference: other === null ? null : await differenceTo(deps, websiteId, { files, problems }, other),
  });
}

interface Other {
  readonly version: ThemeVersion;
  readonly files: readonly ThemeFile[];
}

async function versionWithFiles(trx: SiteTransaction, websiteId: string, reference: string) {
  const wanted = readThemeReference(reference);
  const version = wanted && (await findThemeVersion(trx, websiteId, wanted));
  if (version === null) return null;
  const newest = await findNewestVersion(trx, websiteId, version.name);
  const isOther = newest !== null && newest.number !== version.number;
  return {
    version,
    files: await listThemeFiles(trx, websiteId, version),
    other: isOther ? { version: newest, files: await listThemeFiles(trx, websiteId, newest) } : null,
  };
}

/** Those of its stylesheets too, as they are before anybody chose anything. */
async function problemsOf({ pages }: Pick<ThemeDeps, 'pages'>, theme: LoadedTheme) {
  const sheet = await pages.styles.of(theme, PLAIN_LOOKS);
  return diagnoseTheme(theme, sheet.diagnostics);
}

function partsOf({ compiled: { theme } }: LoadedTheme) {
  return {
    ...{
      author: theme.author,
      description: theme.description,
      tweaks: theme.tweaks.filter((tweak) => !isSystemTweak(tweak)).length,
    },
    layouts: [...theme.layouts.values()].map(({ name }) => name),
    navigations: theme.navigations.map(({ title, name }) => title || name),
    collections: [...theme.collections.keys()].sort(),
    pages: [...theme.pages.keys()].sort(),
    languages: [...theme.strings.keys()].sort(),
  };
}

async function differenceTo(
  deps: Pick<ThemeDeps, 'pages'>,
  websiteId: string,
  own: { readonly files: readonly ThemeFile[]; readonly problems: readonly TemplateProblem[] },
  other: Other,
): Promise<WireThemeDifference> {
  const before = new Map(other.files.map(({ path, sha256 }) => [path, sha256]));
  const after = new Map(own.files.map(({ path, sha256 }) => [path, sha256]));
  const loaded = await deps.pages.themes.load({ id: websiteId, theme: toThemeReference(other.version) });
  const [was, is] = [await problemsOf(deps, loaded), own.problems].map((problems) => new Set(problems.map(identityOf)));
  return {
    number: other.version.number,
    added: [...after.keys()].filter((path) => !before.has(path)),
    changed: [...after].filter(([path, sha]) => before.has(path) && before.get(path) !== sha).map(([path]) => path),
    removed: [...before.keys()].filter((path) => !after.has(path)),
    newProblems: [...is!].filter((each) => !was!.has(each)).length,
    goneProblems: [...was!].filter((each) => !is!.has(each)).length,
  };
}

/** The same problem some lines further down is the same. */
const identityOf = ({ file, code, message }: TemplateProblem) => `${file}|${code}|${message}`;

const WORST_FIRST = { error: 0, warning: 1, info: 2 } as const;
const bySeverity = (a: TemplateProblem, b: TemplateProblem) => WORST_FIRST[a.severity] - WORST_FIRST[b.severity];

function toWireProblem({ file, line, column, severity, code, message }: TemplateProblem): WireThemeProblem {
  return { file, line, column, severity, code, message };
}

function countOf(problems: readonly TemplateProblem[]): WireThemeReport['problemCount'] {
  const count = (wanted: TemplateProblem['severity']) => problems.filter(({ severity }) => severity === wanted).length;
  return { errors: count('error'), warnings: count('warning'), notes: count('info') };
}
