const SLASH = /<p(?: dir="auto")?>\/<\/p>/;

/** A text without the paragraph in which a slash asked for a block. */
export function withoutSlash(html: string): string {
  return html.replace(SLASH, '');
}
