import { escapeHtml } from './escape.ts';

/** An element with a text, whatever the text holds; `attributes` are written as they are. */
export function xmlElement(name: string, text: string, attributes = ''): string {
  // Control characters are not XML at all, escaped or not.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
  const clean = text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
  return `<${name}${attributes}>${escapeHtml(clean)}</${name}>`;
}
