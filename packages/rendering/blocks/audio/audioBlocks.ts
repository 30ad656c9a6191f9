import type { albumDefinition, audioDefinition, BlockValue } from '@quoin/domain/blocks';
import { escapeHtml } from '../../page/escape.ts';
import { type BlockContext, blockKind } from '../block.ts';
import { linkAttributes, safeAddress } from '../link.ts';
import { pictureHtml, sizesOf } from '../picture.ts';
import { attributes, heading, wordsOf } from '../texts.ts';

/** Files of sound as browsers play them; an address of anything else shows nothing. */
const FILE = /\.(?:mp3|m4a|aac|ogg|oga|opus|wav|flac|webm)(?:[?#]|$)/i;
const TYPES: Readonly<Record<string, string>> = {
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  wav: 'audio/wav',
  ogg: 'audio/ogg',
};

function soundAddress(url: string): string {
  const address = safeAddress(url);
  return FILE.test(address) ? address : '';
}

/** Loads nothing before playback. */
export function audioPlayer(address: string, title: string): string {
  return `<audio class="sqs-audio-player"${attributes({ src: address, controls: true, preload: 'none', 'aria-label': title })}></audio>`;
}

type Audio = BlockValue<typeof audioDefinition>;

export const audioBlock = blockKind<Audio>({
  type: 'audio',
  render(value, context) {
    const address = soundAddress(value.audioAssetUrl);
    if (address === '') return '';
    const { title, author, designStyle, showDownload } = value;
    const own = context.apply('audio', overrideScope(value, address));
    if (own !== null) return own;
    const words = wordsOf(context);
    const download = showDownload
      ? `<a class="audio-download" href="${escapeHtml(address)}" download>${escapeHtml(title === '' ? words.downloadThis : words.download(title))}</a>`
      : '';
    const names = [title, author].filter((name) => name !== '');
    const caption =
      names.length === 0 && download === ''
        ? ''
        : `<figcaption class="audio-meta"><span class="audio-title">${escapeHtml(title)}</span>${author === '' ? '' : `<span class="audio-author">${escapeHtml(author)}</span>`}${download}</figcaption>`;
    return `<figure class="sqs-audio-embed audio--${designStyle}" data-url="${escapeHtml(address)}" data-title="${escapeHtml(title)}">${caption}${audioPlayer(address, names.join(', '))}</figure>`;
  },
});

/** What a theme's own block reads (page-data 11). */
function overrideScope({ title, author, designStyle, showDownload }: Audio, address: string) {
  const kind = /\.(\w+)(?:[?#]|$)/.exec(address)?.[1]?.toLowerCase() ?? '';
  return {
    ...{
      audioAssetUrl: escapeHtml(address),
      audioAssetDuration: 0,
      audioAssetMimeType: TYPES[kind] ?? `audio/${kind}`,
    },
    ...{ title: escapeHtml(title), author: escapeHtml(author), designStyle, colorTheme: 'dark', showDownload },
  };
}

type Album = BlockValue<typeof albumDefinition>;

export const albumBlock = blockKind<Album>({
  type: 'album',
  render(value, context) {
    const tracks = value.tracks.flatMap((track) => {
      const url = soundAddress(track.url);
      return url === '' ? [] : [{ ...track, url }];
    });
    if (tracks.length === 0) return '';
    const own = context.apply('album', albumScope(value, tracks));
    return own ?? albumHtml(value, tracks, context);
  },
});

type Track = Album['tracks'][number];

function albumScope({ title, artist, layout }: Album, tracks: readonly Track[]) {
  const items = tracks.map((track, index) => ({
    ...{ id: String(index + 1), title: escapeHtml(track.title), displayIndex: index, recordType: 10 },
    ...{ audioAssetUrl: escapeHtml(track.url), audioAssetDuration: track.duration },
  }));
  return { items, firstItem: items[0], options: { title: escapeHtml(title), artist: escapeHtml(artist), layout } };
}

function albumHtml(value: Album, tracks: readonly Track[], context: BlockContext): string {
  const words = wordsOf(context);
  const image = context.image(value.image);
  const picture =
    image === null
      ? ''
      : `<div class="album-cover">${pictureHtml(image, { sizes: sizesOf(value.layout === 'above' ? 12 : 5), isDecorative: value.title !== '' })}</div>`;
  const buy = safeAddress(value.buyLink);
  const link =
    buy === ''
      ? ''
      : `<p class="album-buy"><a ${linkAttributes(buy, false)}>${escapeHtml(value.buyTitle || words.buy)}</a></p>`;
  const items = tracks.map((track, index) => trackHtml(track, index, { words, offers: value.showDownload }));
  const label = value.title === '' ? words.tracks : value.title;
  return [
    `<div class="sqs-album album--${value.layout}">${picture}<div class="album-body">`,
    heading('album-title', value.title),
    value.artist === '' ? '' : `<p class="album-artist">${escapeHtml(value.artist)}</p>`,
    `<ol class="album-tracks" aria-label="${escapeHtml(label)}">${items.join('')}</ol>${link}</div></div>`,
  ].join('');
}

function trackHtml(
  { title, url, duration }: Track,
  index: number,
  { words, offers }: { readonly words: ReturnType<typeof wordsOf>; readonly offers: boolean },
): string {
  const name = title === '' ? words.track(index + 1) : title;
  const length = duration === '' ? '' : `<span class="album-track-duration">${escapeHtml(duration)}</span>`;
  const download = offers
    ? `<a class="audio-download" href="${escapeHtml(url)}" download aria-label="${escapeHtml(words.download(name))}">${escapeHtml(words.downloadThis)}</a>`
    : '';
  return `<li class="album-track"><p class="album-track-head"><span class="album-track-title">${escapeHtml(name)}</span>${length}${download}</p>${audioPlayer(url, name)}</li>`;
}
