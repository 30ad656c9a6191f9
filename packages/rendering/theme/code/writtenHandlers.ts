import { unescaped } from './attributeText.ts';
import { quotedTexts } from './quotedTexts.ts';

const SETS = /\.setAttribute\(\s*["']on[a-z]{3,30}["']\s*,\s*(["'])([^"'\\\n]{1,500})\1\s*\)/g;
const ATTRIBUTE = /(?:^|[\s"'])on[a-z]{3,30}\s*=\s*(?:"([^"]{1,500})"|'([^']{1,500})'|([^\s"'<>`=]{1,500})(?=[\s>]))/gi;

/**
 * Code of event attributes that a script gives to elements: by `setAttribute`, and in markup that it writes (`innerHTML`).
 * What it puts together out of pieces is not seen.
 */
export function writtenHandlers(script: string): readonly string[] {
  const found = new Set([...script.matchAll(SETS)].map((match) => match[2] ?? ''));
  if (!/\bon[a-z]{3,30}\s*=\s*\\?["'\w]/i.test(script)) return [...found];
  for (const text of quotedTexts(script)) {
    for (const attribute of meantBy(text).matchAll(ATTRIBUTE)) {
      const code = unescaped(attribute[1] ?? attribute[2] ?? attribute[3] ?? '');
      if (code.trim() !== '' && !code.includes('${')) found.add(code);
    }
  }
  return [...found];
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', '\n': '' };

/** A text of a script without its escapes. */
function meantBy(text: string): string {
  return text.replace(/\\(?:x([\da-f]{2})|u([\da-f]{4})|([\s\S]))/gi, (_whole, two, four, one) => {
    if (one !== undefined) return ESCAPES[one] ?? one;
    return String.fromCharCode(Number.parseInt(two ?? four, 16));
  });
}
