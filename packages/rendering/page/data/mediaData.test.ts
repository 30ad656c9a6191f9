import { describe, expect, it } from 'vitest';
import type { ItemContent, MediaContent } from '../content/itemContent.ts';
import { NOW, testCollection, testItem, testPage, testTheme } from '../testing/page.ts';
import { isEmbedded, mediaData } from './mediaData.ts';
import { pageJson } from './pageData.ts';

const SONG = '/s/files/0199aa00-0000-7000-8000-000000000001/one.mp3';
const FILM = 'https://youtu.be/abc123';
const media = (url: string, seconds: number | null = null, chapter = ''): MediaContent => ({ url, seconds, chapter });
const item = (recordType: number, own: MediaContent): ItemContent =>
  testItem({ recordType, title: 'One & two', media: own });
const dataOf = (recordType: number, own: MediaContent) => mediaData(item(recordType, own), own, 'en-US');

describe('what an item plays (page-data 6)', () => {
  it('is a track with its address and its length in milliseconds, at both places', () => {
    const data = dataOf(7, media(SONG, 225));
    expect(data).toMatchObject({ audioAssetUrl: SONG, audioAssetDuration: 225_000, duration: '3:45' });
    expect(data.structuredContent).toMatchObject({ audioAssetUrl: SONG, audioAssetDuration: 225_000 });
    expect(data.player).toContain(`src="${SONG}" controls preload="none" aria-label="One &amp; two"`);
  });

  it('is a film that asks nothing of its provider before the visitor agrees (DISP-12)', () => {
    const data = dataOf(8, media(FILM));
    expect(data.oembed).toMatchObject({ providerName: 'YouTube', html: data.player });
    expect(data.oEmbed).toEqual(data.oembed);
    expect(data.player).toContain('data-frame-src="https://www.youtube-nocookie.com/embed/abc123');
    expect(data.player).not.toContain('<iframe');
    expect([isEmbedded(item(8, media(FILM))), isEmbedded(item(7, media(SONG)))]).toEqual([true, false]);
  });

  it.each(['', 'javascript:alert(1)', 'https://example.com/a.mp4', '"><script>'])('is nothing at %j', (url) => {
    expect(dataOf(62, media(url)).player).toBe('');
    expect(isEmbedded(item(62, media(url)))).toBe(false);
  });

  it('stands in the chapters of a course, numbered through', () => {
    const collection = testCollection({ type: 25, typeName: 'course' });
    const items = ['A', 'B', 'A'].map((chapter, index) =>
      testItem({ id: `i${index}`, title: `L${index}`, recordType: 62, media: media('', null, `<${chapter}>`) }),
    );
    const json = pageJson(testPage({ collection, items }), testTheme({}).theme, NOW);
    const chapters = json.chapters as readonly { title: string; start: number; items: readonly { title: string }[] }[];
    expect(chapters.map(({ title, start, items: own }) => [title, start, own.map((each) => each.title)])).toEqual([
      ['&lt;A&gt;', 1, ['L0', 'L2']],
      ['&lt;B&gt;', 3, ['L1']],
    ]);
    expect(json.lessonCount).toBe(3);
  });
});
