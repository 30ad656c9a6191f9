import type { FormatterDefinition } from '@quoin/template';
import { ofText } from './define.ts';

/** Half of a pair of code units cannot be encoded; it becomes the replacement character. */
export function wellFormed(text: string): string {
  return /[\ud800-\udfff]/.test(text) ? text.replace(/\p{Surrogate}/gu, '\ufffd') : text;
}

/** Marks the two encodings treat differently. */
const OPEN_MARKS: Readonly<Record<string, string>> = { '%40': '@', '%2B': '+', '%2F': '/' };

/** UTF-8 percent encoding which keeps `/ @ +`; space becomes %20. */
export function urlEncode(text: string): string {
  if (/^[\w.*/@+-]*$/.test(text)) return text; // nothing in it changes
  return encodeURIComponent(wellFormed(text))
    .replace(/%(?:40|2B|2F)/g, (code) => OPEN_MARKS[code] ?? code)
    .replace(/[!~'()]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
}

export const ENCODING_FORMATTERS: readonly FormatterDefinition[] = [
  ofText('encode-space', (text) => text.replace(/\s/g, '&nbsp;')),
  ofText('encode-uri', (text) => encodeURI(wellFormed(text))),
  ofText('encode-uri-component', (text) => encodeURIComponent(wellFormed(text))),
  ofText('url-encode', urlEncode),
];
