import { foreignHost, secureAddress } from './codeHosts.ts';
import { fontsFromHere } from './fromHere.ts';

/** A stylesheet without what it imports from other hosts, and the addresses of that. */
export interface WithoutImports {
  readonly source: string;
  readonly addresses: readonly string[];
}

const IMPORT =
  /@import\s+(?:\([\w\s,]*\)\s*)?(?:url\(\s*(?:"([^"\n]+)"|'([^'\n]+)'|([^)\s"']+))\s*\)|"([^"\n]+)"|'([^'\n]+)')[^;\n]*;?/gi;
const LOADED_FONT = /url\(\s*["']?((?:https?:)?\/\/[^"')\s]+\.(?:woff2?|ttf|otf|eot)[^"')\s]*)/gi;

/**
 * Removes imports from other hosts and keeps lines. Browsers accept an import only before all rules, and a file in the
 * middle can't ensure that. The code that writes the whole stylesheet puts the imports first.
 */
export function withoutImports(source: string): WithoutImports {
  const addresses: string[] = [];
  const quiet = withoutComments(source);
  let rest = '';
  let at = 0;
  for (const match of quiet.matchAll(IMPORT)) {
    const address = match.slice(1).find((each) => each !== undefined) ?? '';
    if (foreignHost(address) === null) continue;
    addresses.push(address);
    rest += source.slice(at, match.index);
    at = match.index + match[0].length;
  }
  return { source: rest + source.slice(at), addresses };
}

/** `@import` of each address that comes from here or whose host is allowed, by https. */
export function importsText(addresses: readonly string[], hosts: ReadonlySet<string>): string {
  const kept = addresses.flatMap((address) => {
    const ours = fontsFromHere(address);
    if (ours !== null) return [ours];
    return hosts.has(foreignHost(address) ?? '') ? [secureAddress(address)] : [];
  });
  const whole = [...new Set(kept)];
  return whole.map((address) => `@import url("${address.replaceAll(/["\\\n]/g, '')}");\n`).join('');
}

/** Hosts of fonts that a stylesheet loads. */
export function fontHostsIn(source: string): readonly string[] {
  const found = [...withoutComments(source).matchAll(LOADED_FONT)].map((match) => foreignHost(match[1] ?? ''));
  return [...new Set(found)].filter((host) => host !== null);
}

/** Comments as blanks of the same length, so that places stay. */
function withoutComments(source: string): string {
  let out = '';
  let at = 0;
  for (;;) {
    const start = source.indexOf('/*', at);
    if (start < 0) break;
    const end = source.indexOf('*/', start + 2);
    out += source.slice(at, start) + blank(source.slice(start, end < 0 ? source.length : end + 2));
    at = end < 0 ? source.length : end + 2;
  }
  return (out + source.slice(at)).replace(/^[ \t]*\/\/[^\n]*/gm, blank);
}

function blank(text: string): string {
  return text.replaceAll(/[^\n]/g, ' ');
}
