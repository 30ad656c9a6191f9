import { extname } from 'node:path';
import { isCompressible } from '../platform/http/replies/compress.ts';
import {
  type Encoded,
  encodedReply,
  encodedSize,
  encodePlain,
  encodeStrongly,
} from '../platform/http/replies/encoded.ts';
import type { Reply } from '../platform/http/replies/reply.ts';
import type { LoadedTheme } from './themes.ts';

/** Files of a theme that browsers ask for: `assets/…` and `scripts/…`. */
export interface ThemeFiles {
  /** Null when the theme has no such file. `name` is below the folder, as asked for. */
  reply(
    theme: LoadedTheme,
    folder: 'assets' | 'scripts',
    name: string,
    headers: Readonly<Record<string, string | undefined>>,
  ): Promise<Reply | null>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.otf': 'font/otf',
  '.eot': 'application/vnd.ms-fontobject',
  '.txt': 'text/plain; charset=utf-8',
  '.mp4': 'video/mp4',
};
const MAX_BYTES = 10 * 1024 * 1024;
const MAX_KEPT_BYTES = 32 * 1024 * 1024;
/** Names stay when contents change: browsers ask again after five minutes. */
const CACHING = 'public, max-age=300, must-revalidate';

export function createThemeFiles(): ThemeFiles {
  const kept = new Map<string, Encoded>();
  let bytes = 0;

  async function load(theme: LoadedTheme, path: string, type: string): Promise<Encoded | null> {
    const key = `${theme.name}|${theme.version}|${path}`;
    const known = kept.get(key);
    if (known) return known;
    const content = await theme.read(path);
    if (content === null) return null;
    if (content.length > MAX_BYTES) throw new RangeError(`${path} is larger than a theme's file may be.`);
    const encoded = isCompressible(type, content.length) ? await encodeStrongly(content) : encodePlain(content);
    const size = encodedSize(encoded);
    if (bytes + size > MAX_KEPT_BYTES) kept.clear();
    bytes = kept.size === 0 ? size : bytes + size;
    kept.set(key, encoded);
    return encoded;
  }

  return {
    async reply(theme, folder, name, headers) {
      // Only names the theme's reader listed: no path of the visitor's is ever joined to a folder (SC-37).
      const type = TYPES[extname(name).toLowerCase()];
      if (!theme.compiled.theme[folder].has(name) || type === undefined) return null;
      const encoded = await load(theme, `${folder}/${name}`, type);
      if (encoded === null) return null;
      const own = { 'content-type': type, 'cache-control': CACHING, 'cross-origin-resource-policy': 'cross-origin' };
      return encodedReply(encoded, headers, own);
    },
  };
}
