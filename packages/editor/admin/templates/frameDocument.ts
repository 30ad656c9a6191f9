import { appPreviewStylesheetPath } from '@quoin/contract/endpoints/content';
import { appSitePath } from '@quoin/contract/endpoints/running';
import { withoutAutofocus } from '@quoin/domain/document';

/**
 * A rendered page for a frame inside the app: pictures and stylesheets through the app's own origin, because its policy
 * lets no other in, and links that lead nowhere. Scripts never run there: the frame's sandbox forbids them.
 */
export function frameDocument(html: string, site: string): string {
  const own = html
    .replace(
      /(["'\s,(])\/s\/images\/([0-9a-f-]{36})\/[^"'\s?,)]*(\?format=\w+)?/g,
      (_, before: string, id: string, format = '') => {
        return `${before}${appSitePath(site, `/images/${id}${format}`)}`;
      },
    )
    .replace(
      /(["'])\/assets\/site\/([0-9a-f]{20})\.css/g,
      (_, before: string, hash: string) => before + appPreviewStylesheetPath(site, hash),
    );
  // In a sandbox without pop-ups, a link that opens a new window does nothing.
  return withoutAutofocus(own).replace(/<head\b[^>]*>/i, (head) => `${head}<base target="_blank">`);
}
