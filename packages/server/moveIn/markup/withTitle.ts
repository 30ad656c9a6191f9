import { escapeHtml } from '@quoin/rendering/page';

/** A page of a product whose themes show its title above its text: the title becomes the heading, unless the text has one. */
export function withTitle(title: string, html: string): string {
  return title === '' || /<h1\b/i.test(html) ? html : `<h1>${escapeHtml(title)}</h1>\n${html}`;
}
