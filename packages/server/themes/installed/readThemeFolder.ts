import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { callsBrowserGlobals, callsWidgetGlobals, type NamedInScript, namedInScript } from '@quoin/rendering/theme';

/** A file that a theme is read from. */
export interface ThemeSource {
  /** Below the theme's folder. */
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  /** Its bytes; null where they are lost. */
  read(): Promise<Buffer | null>;
}

/** Files of a theme: texts whole, everything else by name. */
export interface ThemeFolder {
  readonly files: ReadonlyMap<string, string>;
  /** One of its templates or scripts calls the browser globals of the format. */
  readonly callsGlobals: boolean;
  /** And the heavier ones among them. */
  readonly callsWidgets: boolean;
  /** What its scripts name, by path. */
  readonly scripts: ReadonlyMap<string, NamedInScript>;
  /** Changes when any file does. */
  readonly version: string;
  /** The bytes of a file; null for one the theme does not have. */
  readonly read: (path: string) => Promise<Buffer | null>;
}

const TEXTS = new Set(['.conf', '.region', '.block', '.list', '.item', '.page', '.less', '.css', '.json', '.preset']);
const FOLDERS: ReadonlySet<string> = new Set([
  '',
  'blocks',
  'collections',
  'pages',
  'system',
  'styles',
  'scripts',
  'assets',
  'strings',
  'presets',
]);
const MAX_TEXT_BYTES = 512 * 1024;
/** Scripts are only looked through; bundles with libraries in them are larger than templates. */
const MAX_SCRIPT_BYTES = 4 * 1024 * 1024;
const MAX_FILES = 2000;
/** They may lie on another machine. */
const READ_AT_ONCE = 16;
/** Folders whose files may be in subfolders. */
const DEEP: ReadonlySet<string> = new Set(['blocks', 'styles', 'scripts', 'assets']);
/** Names in a path, the file's among them. */
const MAX_DEPTH = 8;

interface Entry extends ThemeSource {
  readonly stamp: string;
}

/** Reads names, sizes and times only: cheap enough to repeat often while a developer edits the theme. */
export async function themeVersion(folder: string): Promise<string> {
  return versionOf(await listEntries(folder));
}

export async function readThemeFolder(folder: string): Promise<ThemeFolder> {
  const entries = await listEntries(folder);
  return readThemeFiles(entries, versionOf(entries));
}

/** The same of files wherever they lie. */
export async function readThemeFiles(sources: readonly ThemeSource[], version: string): Promise<ThemeFolder> {
  const files = new Map<string, string>();
  const scripts = new Map<string, NamedInScript>();
  let callsGlobals = false;
  let callsWidgets = false;
  for (const { source, text } of await readTexts(sources)) {
    // A file whose bytes are lost is missing, as if deleted from a folder.
    if (text === null) continue;
    const { path } = source;
    files.set(path, isText(source) ? text : '');
    if (!mayCall(path)) continue;
    if (extname(path) === '.js') scripts.set(path, namedInScript(text));
    callsGlobals ||= callsBrowserGlobals(text);
    callsWidgets ||= callsWidgetGlobals(text);
  }
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const read = (path: string) => byPath.get(path)?.read() ?? Promise.resolve(null);
  return { files, callsGlobals, callsWidgets, scripts, version, read };
}

/** Of each file what is looked into: templates and scripts; empty for the others. */
async function readTexts(sources: readonly ThemeSource[]) {
  const found: { readonly source: ThemeSource; readonly text: string | null }[] = [];
  for (let from = 0; from < sources.length; from += READ_AT_ONCE) {
    const some = sources.slice(from, from + READ_AT_ONCE).map(async (source) => {
      if (!isText(source) && !isScript(source)) return { source, text: '' };
      return { source, text: (await source.read())?.toString('utf8') ?? null };
    });
    found.push(...(await Promise.all(some)));
  }
  return found;
}

function isText({ path, size }: ThemeSource): boolean {
  return TEXTS.has(extname(path)) && size <= MAX_TEXT_BYTES;
}

function isScript({ path, size }: ThemeSource): boolean {
  return extname(path) === '.js' && size <= MAX_SCRIPT_BYTES && mayCall(path);
}

/** Stylesheets and texts of the interface hold no script. */
function mayCall(path: string): boolean {
  return !/^(?:styles|strings|presets|assets)\//.test(path);
}

function versionOf(entries: readonly Entry[]): string {
  const hash = createHash('sha256');
  for (const { path, stamp } of entries) hash.update(`${path}|${stamp}\n`);
  return hash.digest('base64url').slice(0, 12);
}

/** Files of the format's folders, symbolic links and hidden files left out, in a fixed order. */
async function listEntries(folder: string): Promise<readonly Entry[]> {
  const entries: Entry[] = [];
  for (const sub of FOLDERS) {
    const recursive = DEEP.has(sub);
    const found = await readdir(join(folder, sub), { withFileTypes: true, recursive }).catch(() => []);
    for (const file of found) {
      const whole = join(file.parentPath, file.name);
      const path = relativeTo(folder, whole);
      if (!file.isFile() || !isReadable(path) || entries.length >= MAX_FILES) continue;
      const { size, mtimeMs } = await stat(whole);
      entries.push({ path, read: () => readFile(whole), stamp: `${size}|${mtimeMs}`, size });
    }
  }
  return entries.sort((left, right) => (left.path < right.path ? -1 : 1));
}

/** Hidden files and files in hidden folders belong to the author's tools, not to the theme. */
function isReadable(path: string): boolean {
  const names = path.split('/');
  return names.length <= MAX_DEPTH && !names.some((name) => name.startsWith('.'));
}

function relativeTo(folder: string, path: string): string {
  return path.slice(folder.length).replaceAll('\\', '/').replace(/^\/+/, '');
}
