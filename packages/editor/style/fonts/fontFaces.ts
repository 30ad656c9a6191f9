import { appAssetBytesPath } from '@quoin/contract/endpoints/content';
import type { Font, FontFile } from '@quoin/domain/styles';

const asked = new Set<string>();

/**
 * Fetches the upright western letters of a built-in font, or all files of one of the owner's, for the app itself, so
 * the font's name can be set in it. Reports whether they loaded.
 */
export async function fetchFont(font: Font, site: string): Promise<boolean> {
  const files = font.files.filter((file, index) => index === 0 || isOwn(file));
  const loaded = await Promise.all(files.map((file) => fetchFile(font.family, file, site)));
  return !loaded.includes(false);
}

async function fetchFile(family: string, file: FontFile, site: string): Promise<boolean> {
  const { isItalic, weights } = file;
  const address = isOwn(file) ? appAssetBytesPath(site, file.address.split('/')[3] ?? '') : file.address;
  const key = `${family} ${weights.join(' ')} ${isItalic} ${address}`;
  if (asked.has(key) || typeof FontFace === 'undefined') return true;
  asked.add(key);
  const style = isItalic ? 'italic' : 'normal';
  const face = new FontFace(family, `url("${address}")`, { weight: weights.join(' '), style });
  document.fonts.add(face);
  try {
    await face.load();
    return true;
  } catch {
    // Asked for again when it is wanted again.
    asked.delete(key);
    document.fonts.delete(face);
    return false;
  }
}

/** Reports whether it is in the site's library. The app has its own address for it. */
function isOwn({ address }: FontFile): boolean {
  return address.startsWith('/s/files/');
}
