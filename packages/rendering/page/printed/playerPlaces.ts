import { embedInMarkup } from '@quoin/domain/media';
import { audioPlayer } from '../../blocks/audio/audioBlocks.ts';
import { embedHtml } from '../../blocks/embed/embedHtml.ts';
import { safeAddress } from '../../blocks/link.ts';
import type { ItemContent } from '../content/itemContent.ts';
import type { PageContent } from '../content/pageContent.ts';
import { mediaData } from '../data/mediaData.ts';
import type { PrintedPlace } from './places.ts';
import { tagAttribute } from './tagAttribute.ts';

const AUDIO = /(<div\b[^<>]*\bclass="[^"<>]*\bsquarespace-audio-player\b[^<>]*>)\s*(?=<\/div>)/g;
/** What the formatter prints in front, word for word: the place is filled without it. */
const AUDIO_SCRIPT = /<script>Y\.use\('squarespace-audio-player-frontend'\);<\/script>\n?/g;
const VIDEO = /(<div\b[^<>]*\bclass="[^"<>]*\bsqs-video-wrapper\b[^<>]*>)\s*(?=<\/div>)/g;

/** `{item|audio-player}`: the browser's own player, which loads nothing of the file before playback. */
export const audioPlace: PrintedPlace = {
  sign: 'squarespace-audio-player',
  fill(html, { page }) {
    return html.replace(AUDIO_SCRIPT, '').replace(AUDIO, (_, tag: string) => {
      const address = safeAddress(tagAttribute(tag, 'data-audio-asset-url'));
      const id = tagAttribute(tag, 'data-item-id');
      const title = itemsOf(page).find((item) => item.id === id)?.title ?? '';
      return address === '' ? tag : tag + audioPlayer(address, title);
    });
  },
};

/** `{item|video}` without a picture over it: our own player, which asks a provider nothing before the visitor agrees. */
export const videoPlace: PrintedPlace = {
  sign: 'sqs-video-wrapper',
  fill(html, { page }) {
    const { language } = page.frame.site;
    const own = new Set(itemsOf(page).map((item) => playerOf(item, language)));
    return html.replace(VIDEO, (_, tag: string) => {
      const markup = tagAttribute(tag, 'data-html');
      // Only markup that exactly matches Quoin's own. A user-written attribute is not markup of this page.
      if (markup !== '' && own.has(markup)) return tag + markup;
      const embed = embedInMarkup(markup);
      return embed === null ? tag : tag + embedHtml({ embed, title: '', poster: null, height: 0, language });
    });
  },
};

function itemsOf({ item, items }: PageContent): readonly ItemContent[] {
  return [...(item === null ? [] : [item]), ...(items ?? [])];
}

function playerOf(item: ItemContent, language: string): string {
  return item.media ? String(mediaData(item, item.media, language).player) : '';
}
