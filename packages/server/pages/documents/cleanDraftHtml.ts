import { cleanMarkup } from './cleanMarkup.ts';

/**
 * Cleans a draft's HTML for pages. What the cleaner would only spell differently stays as written, because the text at
 * a user's caret must not change.
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
