import { escapeHtml } from '@quoin/rendering/page';
import type { TakenPicture } from '../moveInRun.ts';

/** A text whose pictures are the site's own, as far as they could be had; the others stay where they are. */
export function withOwnPictures(html: string, taken: ReadonlyMap<string, TakenPicture>): string {
  return html.replace(/<img src="([^"]*)"/g, (whole, written: string) => {
    const picture = taken.get(plain(written));
    return picture === undefined ? whole : `<img src="${escapeHtml(picture.address)}"`;
  });
}

/** The texts are written by us: these are all entities that an address in them has. */
function plain(written: string): string {
  return written
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
