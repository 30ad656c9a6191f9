/** What one theme may hold. */
export const THEME_LIMITS = {
  /** Files of the format. */
  files: 2000,
  /** Bytes of one file, as the format has it. */
  fileBytes: 10 * 1024 * 1024,
  /** Bytes of all files together, unpacked. */
  bytes: 100 * 1024 * 1024,
  /** Bytes of an archive, as it is sent. */
  archiveBytes: 100 * 1024 * 1024,
  /** Entries of an archive that are looked at, whatever they are. */
  entries: 20_000,
  /** Characters of a path. */
  path: 200,
} as const;

/** Why a file of a folder or archive is not part of the theme. */
export type LeftOutReason = 'stray' | 'notOfTheFormat' | 'nameUnusable' | 'link' | 'tooLarge';

export interface LeftOut {
  readonly path: string;
  readonly reason: LeftOutReason;
}

/** Files that editors, systems and tools leave in folders. */
const STRAY_PART =
  /^(?:\.git|\.svn|\.hg|\.idea|\.vscode|\.github|node_modules|__MACOSX|\.DS_Store|Thumbs\.db|desktop\.ini)$/i;
const STRAY_NAME = /(?:~|\.swp|\.swo|\.orig|\.rej|\.bak|\.tmp)$|^\._|^#.*#$/;
const ROOT_FILE = /^(?:template\.conf|[^/]+\.region)$/;
/** Those with their subfolders. */
const DEEP = /^(?:blocks|styles|scripts|assets)\/./;
const FLAT = /^(?:collections|pages|system|strings|presets)\/[^/]+$/;

/**
 * Why a path is left out; null for a file of the theme. Names are case-sensitive and may hold any letters. `path` is below the
 * theme's own folder.
 */
export function leftOutReason(path: string): Exclude<LeftOutReason, 'link' | 'tooLarge'> | null {
  const parts = path.split('/');
  if (isUnusable(path, parts)) return 'nameUnusable';
  if (parts.some((part) => STRAY_PART.test(part) || STRAY_NAME.test(part) || part.startsWith('.'))) return 'stray';
  return ROOT_FILE.test(path) || DEEP.test(path) || FLAT.test(path) ? null : 'notOfTheFormat';
}

/** Names in a path, the file's among them. */
const MAX_DEPTH = 8;

/** No path leads out of the theme's folder, nor is any that a system or a browser would read as another one. */
function isUnusable(path: string, parts: readonly string[]): boolean {
  const isOdd = parts.length > MAX_DEPTH || parts.some((part) => part === '' || part === '.' || part === '..');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are the ones that are refused.
  return isOdd || path.length > THEME_LIMITS.path || /[\u0000-\u001f\u007f\\:]|[\ud800-\udfff]/u.test(path);
}

/**
 * Returns the path at which the theme begins in a folder or archive: '' or `checkout-main/`. Archives of a repository
 * have one folder at the top. Manually packed themes often have one too.
 */
export function themeRoot(paths: readonly string[]): string {
  const confs = paths.filter((path) => path === 'template.conf' || path.endsWith('/template.conf'));
  const usable = confs.filter((path) => !path.split('/').some((part) => STRAY_PART.test(part)));
  const highest = usable.toSorted((a, b) => depthOf(a) - depthOf(b) || (a < b ? -1 : 1))[0];
  if (highest !== undefined) return highest.slice(0, -'template.conf'.length);
  return soleFolder(paths.filter((path) => leftOutReason(path) !== 'stray'));
}

const depthOf = (path: string) => path.split('/').length;

/** Without a `template.conf`, the folder that everything is in. */
function soleFolder(paths: readonly string[]): string {
  const first = paths[0]?.split('/')[0];
  return first !== undefined && paths.every((path) => path.startsWith(`${first}/`)) && !isThemeFolder(first)
    ? `${first}/`
    : '';
}

const THEME_FOLDERS = ['blocks', 'scripts', 'assets', 'collections', 'pages', 'system', 'styles', 'strings', 'presets'];
const isThemeFolder = (name: string) => THEME_FOLDERS.includes(name);
