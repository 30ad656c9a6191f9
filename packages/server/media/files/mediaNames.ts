import { extensionOf, MEDIA_LIMITS } from '@quoin/domain/media';

const LONGEST_FILENAME = 120;

/** The last part of a path, as people know it: without what a header or a file system could take amiss. */
export function plainName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const plain = last.replace(/[\p{Cc}\p{Bidi_C}"<>|:*?]/gu, '').trim();
  return shortened(plain, MEDIA_LIMITS.name) || 'file';
}

/** As it appears in addresses: letters and digits of any script, dots and dashes. */
export function safeFilename(name: string, otherwise = 'image'): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return (
    last
      .normalize('NFC')
      .replace(/[^\p{L}\p{M}\p{N}._-]+/gu, '-')
      .replace(/^[.-]+/, '')
      .slice(-LONGEST_FILENAME) || otherwise
  );
}

/** Another address for other bytes: caches keep the old one for ever. `hill.jpg`, the second time `hill.v2.jpg`. */
export function versionedFilename(name: string, version: number): string {
  const safe = safeFilename(name, 'file');
  if (version === 1) return safe;
  const extension = extensionOf(safe);
  const stem = extension === '' ? safe : safe.slice(0, -extension.length - 1);
  return `${stem}.v${version}${extension === '' ? '' : `.${extension}`}`;
}

/** The same name, ending as the new bytes want it. */
export function withExtensionOf(name: string, other: string): string {
  const [own, wanted] = [extensionOf(name), extensionOf(other)];
  if (wanted === '' || own === wanted) return name;
  return `${own === '' ? name : name.slice(0, -own.length - 1)}.${wanted}`;
}

/** Names as one folder can hold them: `a.jpg`, `a (2).jpg`. */
export function uniqueNames(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const extension = extensionOf(name);
    const stem = extension === '' ? name : name.slice(0, -extension.length - 1);
    let free = name;
    for (let count = 2; taken.has(free.toLowerCase()); count += 1) {
      free = `${stem} (${count})${extension === '' ? '' : `.${extension}`}`;
    }
    taken.add(free.toLowerCase());
    return free;
  });
}

function shortened(name: string, max: number): string {
  const letters = [...name];
  if (letters.length <= max) return name;
  const extension = extensionOf(name).slice(0, 20);
  const rest = extension === '' ? '' : `.${extension}`;
  return `${letters.slice(0, max - rest.length).join('')}${rest}`;
}
