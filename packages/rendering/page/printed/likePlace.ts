import { likeWords, readCommentSettings } from '@quoin/domain/site';
import { escapeHtml } from '../escape.ts';
import { likeFormId } from './likeForms.ts';
import type { PlaceContext, PrintedPlace } from './places.ts';
import { tagAttribute } from './tagAttribute.ts';

/** The place with what is in it: parts for an icon and a count, both empty. */
const PLACE =
  /(<span\b[^<>]*\bclass="[^"<>]*\bsqs-simple-like\b[^<>]*>)((?:\s*<span\b[^<>]*>\s*<\/span>)+\s*)(?=<\/span>)/g;
const COUNT = /(<span\b[^<>]*\blike-count\b[^<>]*>)\s*(?=<\/span>)/;

/** `{@|like-button}`: a button of a form at the end of the page, because the button may be inside a paragraph. */
export const likePlace: PrintedPlace = {
  sign: 'sqs-simple-like',
  fill(html, { page }) {
    const { site } = page.frame;
    if (!readCommentSettings(site.settings).simpleLikingEnabled) return html;
    return html.replace(PLACE, (place: string, tag: string, parts: string) => {
      const id = tagAttribute(tag, 'data-item-id');
      const form = likeFormId(id);
      if (form === null) return place;
      const { label, text } = saidOf(Number(tagAttribute(tag, 'data-like-count')) || 0, site.language);
      const pressed = isLiked(page, id);
      const shown = parts.trim().replace(COUNT, (_, open: string) => open + escapeHtml(text));
      return (
        `${tag}<button type="submit" class="sqs-like-button" form="${form}" aria-pressed="${pressed}"` +
        ` aria-label="${escapeHtml(label)}">${shown}</button>`
      );
    });
  },
};

/** Said after a press without script. */
function isLiked({ item, discussion }: PlaceContext['page'], id: string): boolean {
  return item?.id === id && discussion?.kind === 'liked';
}

function saidOf(count: number, language: string): { readonly label: string; readonly text: string } {
  const words = likeWords(language);
  const text = count === 0 ? words.like : words.likes(count);
  return { text, label: count === 0 ? words.like : `${words.like}, ${text}` };
}
