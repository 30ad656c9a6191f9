import type { BlockValue, embedDefinition, videoDefinition } from '@quoin/domain/blocks';
import { type ImageRef, imageAddress, parseEmbed } from '@quoin/domain/media';
import { escapeHtml } from '../../page/escape.ts';
import { blockKind } from '../block.ts';
import { safeAddress } from '../link.ts';
import { embedHtml } from './embedHtml.ts';

type Video = BlockValue<typeof videoDefinition>;

/** A video of a provider, loaded on consent, or a file of one's own with the browser's controls. */
export const videoBlock = blockKind<Video>({
  type: 'video',
  render(value, context) {
    const { language } = context.page.frame.site;
    const video = videoHtml(value, context.image(value.poster), language);
    if (video === '') return '';
    const text = escapeHtml(value.description).replace(/\r?\n/g, '<br>');
    return value.description === ''
      ? video
      : `<figure class="video-figure">${video}<figcaption class="video-caption">${text}</figcaption></figure>`;
  },
});

/** Returns the player alone, for every place with a film. '' for what pages cannot play. */
export function videoHtml(
  video: Pick<Video, 'url' | 'title' | 'isLoop'>,
  poster: ImageRef | null,
  language: string,
): string {
  const embed = parseEmbed(video.url);
  return embed === null
    ? ownVideo(video, poster)
    : embedHtml({ embed, title: video.title, poster, height: 0, language });
}

export const embedBlock = blockKind<BlockValue<typeof embedDefinition>>({
  type: 'embed',
  render({ url, title, height }, context) {
    const { language } = context.page.frame.site;
    const embed = parseEmbed(url);
    if (embed !== null) return embedHtml({ embed, title, poster: null, height, language });
    const address = safeAddress(url);
    return address === ''
      ? ''
      : `<p class="embed-link"><a href="${escapeHtml(address)}">${escapeHtml(title || address)}</a></p>`;
  },
});

/** Files of video as browsers play them; an address of anything else shows nothing. */
const FILE = /\.(?:mp4|webm|m4v|ogv)(?:[?#]|$)/i;

function ownVideo({ url, title, isLoop }: Pick<Video, 'url' | 'title' | 'isLoop'>, poster: ImageRef | null): string {
  const address = safeAddress(url);
  if (address === '' || !FILE.test(address)) return '';
  const first = poster === null ? '' : ` poster="${escapeHtml(imageAddress(poster, 1500))}"`;
  const name = title === '' ? '' : ` aria-label="${escapeHtml(title)}"`;
  // A silent loop has controls too: what moves by itself must be stoppable.
  const playing = isLoop
    ? 'controls muted loop playsinline preload="metadata" data-autoplay'
    : 'controls playsinline preload="none"';
  return `<video class="own-video" src="${escapeHtml(address)}" ${playing}${first}${name}></video>`;
}
