import { cleanMarkup } from './cleanMarkup.ts';

/**
 * HTML of a draft as pages may show it. What the cleaner would only spell in another way stays as it was written: the text
 * under somebody's caret must not change beneath it.
 */
export function cleanDraftHtml(html: string): string {
  const { html: clean } = cleanMarkup(html, { isBlock: true });
  return spelledAlike(clean) === spelledAlike(html) ? html : clean;
}

/** Two spellings of the same that no parser tells apart. */
function spelledAlike(html: string): string {
  return html
    .replace(/ ?\/>/g, '>')
    .replace(/&nbsp;/g, '\u00a0')
    .trim();
}
