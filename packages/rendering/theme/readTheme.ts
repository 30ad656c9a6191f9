import { readCustomTypes } from '@quoin/domain/site';
import {
  DEFAULT_PRESET,
  type Preset,
  parseTweaks,
  systemTweaksBeside,
  type Tweak,
  withPreset,
} from '@quoin/domain/styles';
import { type Conf, confList, confObject, confText, confTexts, isConf, readConf } from './readConf.ts';
import type {
  CollectionTemplates,
  Layout,
  PageTemplate,
  Stylesheet,
  Theme,
  ThemeDiagnostic,
  ThemeNavigation,
} from './theme.ts';

export type ThemeFiles = ReadonlyMap<string, string>;

/** Path of the `template.conf` of the theme that a theme is based on (`basedOn`), among its files. */
export const BASIS_CONF = 'basis/template.conf';

type Report = (code: ThemeDiagnostic['code'], file: string, detail: string, line?: number) => void;

const NO_PARTS: CollectionTemplates = { conf: {}, list: null, item: null };

/** A theme from its text files by path (`template.conf`, `blocks/navigation.block`, …). Never throws: see `diagnostics`. */
export function readTheme(files: ThemeFiles): Theme {
  const diagnostics: ThemeDiagnostic[] = [];
  const report: Report = (code, file, detail, line = 1) => diagnostics.push({ code, file, line, detail });
  const conf = readMainConf(files, report);
  const regions = filesIn(files, '', '.region');
  const stylesheets = readStylesheets(files, conf, report);
  const presets = readPresets(files, report);
  const ownTweaks = readTweaks(stylesheets, report);
  // Pages of our own themes have nothing that these would change.
  const tweaks = conf.systemTweaks === false ? ownTweaks : [...ownTweaks, ...systemTweaksBeside(ownTweaks)];
  return {
    name: confText(conf, 'name'),
    author: confText(conf, 'author'),
    description: confText(conf, 'description'),
    look: confObject(conf, 'look'),
    layouts: readLayouts(conf, regions, report),
    navigations: readNavigations(conf),
    regions,
    blocks: withSuffix(filesIn(files, 'blocks/', '.block', true), '.block'),
    overrides: readOverrides(files, report),
    collections: readCollections(files, report),
    pages: readPages(files, 'pages/', report),
    customTypes: readCustomTypes(conf.customTypes),
    system: readPages(files, 'system/', report),
    stylesheets,
    lentStylesheets: readLentStylesheets(files, conf),
    otherStyles: readOtherStyles(files, stylesheets),
    lessMath: conf.lessMath === 'parens-division' ? conf.lessMath : 'always',
    tweaks: withPreset(
      tweaks,
      presets.find(({ name }) => name === DEFAULT_PRESET),
    ),
    presets,
    strings: readStrings(files, STRINGS, report),
    tweakStrings: readStrings(files, TWEAK_STRINGS, report),
    scripts: namesIn(files, 'scripts/'),
    assets: namesIn(files, 'assets/'),
    browserGlobals: typeof conf.browserGlobals === 'boolean' ? conf.browserGlobals : null,
    diagnostics,
  };
}

/** A partial that only has the name of a type of block, `gallery.block`, is none: themes call partials as they like. */
function readOverrides(files: ThemeFiles, report: Report): Map<string, string> {
  const overrides = new Map<string, string>();
  for (const [name, text] of filesIn(files, 'blocks/', '.block.conf', true)) {
    const type = confText(readConfFile(`blocks/${name}.block.conf`, text, report), 'type');
    if (type !== '' && files.has(`blocks/${name}.block`) && !overrides.has(type)) overrides.set(type, name);
  }
  return overrides;
}

function readMainConf(files: ThemeFiles, report: Report): Conf {
  const text = files.get('template.conf');
  if (text === undefined) report('confMissing', 'template.conf', '');
  const own = text === undefined ? {} : readConfFile('template.conf', text, report);
  const below = files.get(BASIS_CONF);
  return below === undefined ? own : confOver(readConf(below) ?? {}, own);
}

/** A theme made on another says only what differs; its stylesheets come behind that one's (decision 0042). */
function confOver(below: Conf, own: Conf): Conf {
  const stylesheets = [...confList(below, 'stylesheets'), ...confList(own, 'stylesheets')];
  return { ...below, ...own, stylesheets };
}

function readConfFile(file: string, text: string, report: Report): Conf {
  const conf = readConf(text);
  if (conf === null && text.trim() !== '') report('confUnreadable', file, text.slice(0, 80).trim());
  return conf ?? {};
}

/** Files of one folder with one ending, by their name without it: in folders below it only where `isDeep` says so. */
function filesIn(files: ThemeFiles, folder: string, ending: string, isDeep = false): Map<string, string> {
  const found = new Map<string, string>();
  for (const [path, text] of files) {
    if (!path.startsWith(folder) || !path.endsWith(ending)) continue;
    const name = path.slice(folder.length, -ending.length);
    const isNamed = name.split('/').every((part) => part !== '' && !part.startsWith('.'));
    if (isNamed && (isDeep || !name.includes('/'))) found.set(name, text);
  }
  return found;
}

function withSuffix(files: ReadonlyMap<string, string>, suffix: string): Map<string, string> {
  return new Map([...files].map(([name, text]) => [name + suffix, text]));
}

function namesIn(files: ThemeFiles, folder: string): Set<string> {
  return new Set([...files.keys()].filter((path) => path.startsWith(folder)).map((path) => path.slice(folder.length)));
}

function readLayouts(conf: Conf, regions: ReadonlyMap<string, string>, report: Report): Map<string, Layout> {
  const layouts = new Map<string, Layout>();
  for (const [key, value] of Object.entries(confObject(conf, 'layouts'))) {
    const layout = readLayout(key, isConf(value) ? value : {}, regions, report);
    if (layout.regions.length > 0) layouts.set(key, layout);
    else report('layoutWithoutRegions', 'template.conf', key);
  }
  if (!layouts.has('default')) {
    report('layoutDefaultMissing', 'template.conf', [...layouts.keys()].join(', '));
    const first = layouts.values().next().value;
    const spare = regions.has('site') ? ['site'] : [...regions.keys()].slice(0, 1);
    layouts.set('default', { key: 'default', name: 'Default', regions: first?.regions ?? spare });
  }
  return layouts;
}

function readLayout(key: string, conf: Conf, regions: ReadonlyMap<string, string>, report: Report): Layout {
  const names = confList(conf, 'regions')
    .filter((name): name is string => typeof name === 'string')
    .map((name) => name.replace(/\.region$/, ''));
  for (const name of names) if (!regions.has(name)) report('regionMissing', 'template.conf', `${name}.region`);
  return { key, name: confText(conf, 'name') || key, regions: names.filter((name) => regions.has(name)) };
}

function readNavigations(conf: Conf): ThemeNavigation[] {
  return confList(conf, 'navigations')
    .filter(isConf)
    .map((entry) => ({ title: confText(entry, 'title'), name: confText(entry, 'name') }))
    .filter((entry) => entry.name !== '');
}

function readCollections(files: ThemeFiles, report: Report): Map<string, CollectionTemplates> {
  const collections = new Map<string, CollectionTemplates>();
  const put = (name: string, part: Partial<CollectionTemplates>) =>
    collections.set(name, { ...(collections.get(name) ?? NO_PARTS), ...part });
  for (const [name, text] of filesIn(files, 'collections/', '.conf')) {
    put(name, { conf: readConfFile(`collections/${name}.conf`, text, report) });
  }
  for (const [name, list] of filesIn(files, 'collections/', '.list')) put(name, { list });
  for (const [name, item] of filesIn(files, 'collections/', '.item')) put(name, { item });
  return collections;
}

function readPages(files: ThemeFiles, folder: string, report: Report): Map<string, PageTemplate> {
  const pages = new Map<string, PageTemplate>();
  for (const [name, source] of filesIn(files, folder, '.page')) {
    const file = `${folder}${name}.page.conf`;
    const conf = readConfFile(file, files.get(file) ?? '', report);
    const layout = confText(conf, 'layout');
    pages.set(name, { source, title: confText(conf, 'title'), description: confText(conf, 'description'), layout });
  }
  return pages;
}

function readStylesheets(files: ThemeFiles, conf: Conf, report: Report): Stylesheet[] {
  const listed = confList(conf, 'stylesheets').filter((name): name is string => typeof name === 'string');
  const names = listed.includes('reset.css') ? listed : ['reset.css', ...listed];
  const sheets: Stylesheet[] = [];
  for (const file of new Set(names)) {
    const source = files.get(`styles/${file}`);
    if (source !== undefined) sheets.push({ file, source });
    else if (listed.includes(file)) report('stylesheetMissing', 'template.conf', file);
  }
  return sheets;
}

function readLentStylesheets(files: ThemeFiles, conf: Conf): Stylesheet[] {
  return confList(conf, 'lentStylesheets').flatMap((name) => {
    const source = typeof name === 'string' ? files.get(`styles/${name}`) : undefined;
    return source === undefined ? [] : [{ file: String(name), source }];
  });
}

function readOtherStyles(files: ThemeFiles, listed: readonly Stylesheet[]): Map<string, string> {
  const names = new Set(listed.map(({ file }) => file));
  const sheets = ['.less', '.css'].flatMap((ending) => [
    ...withSuffix(filesIn(files, 'styles/', ending, true), ending),
  ]);
  return new Map(sheets.filter(([name]) => !names.has(name)));
}

function readTweaks(stylesheets: readonly Stylesheet[], report: Report): Tweak[] {
  return stylesheets.flatMap(({ file, source }) => {
    const { tweaks, diagnostics } = parseTweaks(source);
    for (const { code, line, detail } of diagnostics) report(code, `styles/${file}`, detail, line);
    return tweaks;
  });
}

function readPresets(files: ThemeFiles, report: Report): Preset[] {
  const presets = [...filesIn(files, 'presets/', '.preset')].map(([name, text]) => {
    const conf = readConfFile(`presets/${name}.preset`, text, report);
    const values = textsIn(confObject(conf, 'templateTweaks'));
    return { name, title: confText(conf, 'title') || name, values, webFonts: confTexts(conf, 'webFonts') };
  });
  return presets.sort((one, other) => Number(other.name === DEFAULT_PRESET) - Number(one.name === DEFAULT_PRESET));
}

function textsIn(conf: Conf): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(conf).flatMap(([key, value]) =>
      ['string', 'number', 'boolean'].includes(typeof value) ? [[key, String(value)]] : [],
    ),
  );
}

const STRINGS = /^(?:template|annotations)-([A-Za-z0-9-]+)$/;
const TWEAK_STRINGS = /^tweaks-([A-Za-z0-9-]+)$/;

function readStrings(files: ThemeFiles, names: RegExp, report: Report): Map<string, Readonly<Record<string, string>>> {
  const strings = new Map<string, Record<string, string>>();
  for (const [name, text] of filesIn(files, 'strings/', '.json')) {
    const locale = names.exec(name)?.[1];
    if (locale === undefined) continue;
    const texts = strings.get(locale) ?? {};
    for (const [key, value] of Object.entries(readConfFile(`strings/${name}.json`, text, report))) {
      if (typeof value === 'string') texts[key] = value;
    }
    strings.set(locale, texts);
  }
  return strings;
}
