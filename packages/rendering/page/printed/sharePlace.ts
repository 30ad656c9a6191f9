import { type ShareLink, type ShareWords, shareLinks, shareWords } from '@quoin/domain/site';
import { shareServicesOf } from '../data/shareServices.ts';
import { escapeHtml } from '../escape.ts';
import type { PrintedPlace } from './places.ts';
import { tagAttribute } from './tagAttribute.ts';

const PLACE = /(<(span|div)\b[^<>]*\bclass="[^"<>]*\bsquarespace-social-buttons\b[^<>]*>)\s*(?=<\/\2>)/g;

/** `{@|social-button}` and `{@|social-button-inline}`: plain links to the services that the owner has switched on. */
export const sharePlace: PrintedPlace = {
  sign: 'squarespace-social-buttons',
  fill(html, { page }) {
    const { site } = page.frame;
    const services = shareServicesOf(site.settings);
    const words = shareWords(site.language);
    const whole = (address: string): string => (address.startsWith('/') ? `${site.baseUrl}${address}` : address);
    return html.replace(PLACE, (_, tag: string) => {
      const links = shareLinks({
        url: whole(tagAttribute(tag, 'data-full-url') || page.path),
        title: tagAttribute(tag, 'data-title') || page.item?.title || site.title,
        imageUrl: whole(tagAttribute(tag, 'data-asset-url')),
      });
      const shown = links.filter(({ service }) => services.includes(service)).map((link) => linkHtml(link, words));
      return shown.length === 0 ? tag : `${tag}${groupHtml(shown, words.share)}`;
    });
  },
};

function groupHtml(links: readonly string[], label: string): string {
  return `<span class="sqs-share-links" role="group" aria-label="${escapeHtml(label)}">${links.join(' ')}</span>`;
}

function linkHtml({ service, url }: ShareLink, words: ShareWords): string {
  const isMail = service === 'Email';
  const [text, label] = isMail ? [words.mail, words.byMail] : [service, words.shareOn(service)];
  const elsewhere = isMail ? '' : ' target="_blank" rel="noopener"';
  return (
    `<a class="sqs-share-link sqs-share-${service.toLowerCase()}" href="${escapeHtml(url)}"${elsewhere}` +
    ` aria-label="${escapeHtml(label)}">${escapeHtml(text)}</a>`
  );
}
