import { parseEmbed } from '@quoin/domain/media';
import { chaptersOf, durationCode, durationText, RECORD_TYPES, recordingOf } from '@quoin/domain/site';
import { audioPlayer } from '../../blocks/audio/audioBlocks.ts';
import { videoHtml } from '../../blocks/embed/embedBlocks.ts';
import { embedHtml } from '../../blocks/embed/embedHtml.ts';
import type { ItemContent, MediaContent } from '../content/itemContent.ts';
import { escapeHtml } from '../escape.ts';
import type { JsonObject } from './imageData.ts';

/** Where a track or a film comes from; '' for what pages do not play. */
function playable(media: MediaContent): string {
  return recordingOf(media.url) === null ? '' : media.url;
}

/** Whether it comes from another provider: then its place has the looks and the widget of embeds. */
export function isEmbedded(item: Pick<ItemContent, 'media'>): boolean {
  return item.media != null && parseEmbed(playable(item.media)) !== null;
}

/**
 * Returns what a track, a film or a lesson adds to an item (page-data 6): the keys of the format, and `player`,
 * finished HTML that loads nothing from a provider before the visitor agrees. '' if there is nothing to play.
 */
export function mediaData(item: ItemContent, media: MediaContent, language: string): JsonObject {
  const url = playable(media);
  const player = url === '' ? '' : playerOf(item, url, language);
  const { seconds } = media;
  return {
    player,
    duration: seconds === null ? '' : durationText(seconds),
    durationCode: seconds === null ? '' : durationCode(seconds),
    chapter: escapeHtml(media.chapter),
    opens: escapeHtml(media.opens ?? ''),
    ...(item.recordType === RECORD_TYPES.audio ? audioKeys(url, seconds) : videoKeys(url, player)),
  };
}

function playerOf(item: ItemContent, url: string, language: string): string {
  const { title, mainImage: poster } = item;
  if (recordingOf(url) === 'video') return videoHtml({ url, title, isLoop: false }, poster, language);
  const embed = parseEmbed(url);
  return embed === null ? audioPlayer(url, title) : embedHtml({ embed, title, poster: null, height: 0, language });
}

function audioKeys(url: string, seconds: number | null): JsonObject {
  const keys = { audioAssetUrl: escapeHtml(url), audioAssetDuration: (seconds ?? 0) * 1000 };
  return { ...keys, structuredContent: { _type: 'AudioTrack', ...keys } };
}

/** Both spellings are read (page-data 6, DISP-12). */
function videoKeys(url: string, html: string): JsonObject {
  const embed = { html, providerName: parseEmbed(url)?.provider ?? '', url: escapeHtml(url) };
  return { oEmbed: embed, oembed: embed, structuredContent: { _type: 'Video' } };
}

/** Lessons by their chapters, each with its number from the beginning of the course. */
export function chapterData(items: readonly ItemContent[], data: readonly JsonObject[]): JsonObject {
  const lessons = items.map((item, index) => ({ chapter: item.media?.chapter ?? '', data: data[index] ?? {} }));
  let number = 0;
  const chapters = chaptersOf(lessons).map(({ title, items: own }) => {
    const start = number + 1;
    number += own.length;
    return { title: escapeHtml(title), start, items: own.map((lesson) => lesson.data) };
  });
  return { chapters, lessonCount: items.length };
}
