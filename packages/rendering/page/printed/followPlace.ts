import { followLink, shareWords } from '@quoin/domain/site';
import { escapeHtml } from '../escape.ts';
import type { PrintedPlace } from './places.ts';
import { tagAttribute } from './tagAttribute.ts';

const PLACE = /(<div\b[^<>]*\bclass="[^"<>]*\bsquarespace-follow-button\b[^<>]*>)\s*(?=<\/div>)/g;
/** What the formatter prints in front, word for word: the place is filled without it. */
const SCRIPT =
  /<script>Y\.use\('squarespace-follow-buttons', function\(Y\) \{ Y\.on\('domready', function\(\) \{ Y\.Squarespace\.FollowButtonUtils\.renderAll\(\); \}\); \}\);<\/script>/g;

/** `{account|twitter-follow-button}`: a plain link to the profile. */
export const followPlace: PrintedPlace = {
  sign: 'squarespace-follow-button',
  fill(html, { page }) {
    const words = shareWords(page.frame.site.language);
    return html.replace(SCRIPT, '').replace(PLACE, (_, tag: string) => {
      const account = followLink(tagAttribute(tag, 'data-username'));
      if (account === null) return tag;
      const text = escapeHtml(words.follow(account.name));
      return `${tag}<a class="sqs-follow-link" href="${account.url}" target="_blank" rel="noopener">${text}</a>`;
    });
  },
};
