import { embedDefinition, readValues, videoDefinition } from '@quoin/domain/blocks';
import type { ImageRef } from '@quoin/domain/media';
import { describe, expect, it } from 'vitest';
import type { BlockContext } from '../block.ts';
import { embedBlock, videoBlock } from './embedBlocks.ts';

const POSTER: ImageRef = {
  id: 'p',
  altText: 'The press',
  assetUrl: '/s/images/p/a.jpg',
  originalWidth: 1600,
  originalHeight: 900,
  focalPoint: { x: 0.5, y: 0.5 },
};
const page = { frame: { site: { language: 'en-US' } } };
const context = { page, image: (id: string) => (id === 'p' ? POSTER : null) } as unknown as BlockContext;
const video = (value: object) => videoBlock.render(readValues(videoDefinition.fields, value), context, 'v');
const embed = (value: object) => embedBlock.render(readValues(embedDefinition.fields, value), context, 'e');

describe('a video of a provider', () => {
  const html = video({
    url: 'https://youtu.be/abc123',
    title: 'Pulling a print',
    poster: 'p',
    description: 'Two minutes',
  });

  it('asks nothing of the provider before the visitor agrees: no frame, no picture of theirs', () => {
    expect(html).not.toMatch(/<iframe|<script| src="https:/);
    expect(html).toContain('data-frame-src="https://www.youtube-nocookie.com/embed/abc123?autoplay=1&amp;rel=0"');
  });

  it('is a link to the provider without script, called by what it shows', () => {
    expect(html).toContain(
      '<a class="embed__open" href="https://www.youtube.com/watch?v=abc123" target="_blank" rel="noopener">',
    );
    expect(html).toContain('Play “Pulling a print” at YouTube');
    expect(html).toContain('Loads from YouTube, which then learns your address and may set cookies.');
  });

  it('keeps its room and its words', () => {
    expect(html).toContain('style="aspect-ratio:1.7778"');
    expect(html).toContain('<figcaption class="video-caption">Two minutes</figcaption>');
    expect(html).toContain('alt=""');
  });
});

describe('a video of one’s own', () => {
  it('has the browser’s controls and loads nothing but its picture', () => {
    const html = video({ url: '/s/files/a.mp4', poster: 'p', title: 'The "press"' });
    expect(html).toBe(
      '<video class="own-video" src="/s/files/a.mp4" controls playsinline preload="none" poster="/s/images/p/a.jpg?format=1500w" aria-label="The &quot;press&quot;"></video>',
    );
  });

  it('in a silent loop can be stopped', () => {
    expect(video({ url: '/s/files/a.webm', isLoop: true })).toMatch(/controls muted loop/);
  });

  it.each(['', 'javascript:a.mp4', 'https://example.com/page', '//evil.example/a.mp4'])('is none at %j', (url) => {
    expect(video({ url })).toBe('');
  });
});

describe('an embed', () => {
  it('is as high as its owner or its provider says', () => {
    expect(embed({ url: 'https://open.spotify.com/album/abc' })).toContain('style="height:352px"');
    expect(embed({ url: 'https://open.spotify.com/album/abc', height: 200 })).toContain('style="height:200px"');
  });

  it('of nobody we know is a plain link, and never a frame', () => {
    expect(embed({ url: 'https://example.com/x?a=1&b=2', title: 'Elsewhere' })).toBe(
      '<p class="embed-link"><a href="https://example.com/x?a=1&amp;b=2">Elsewhere</a></p>',
    );
    expect(embed({ url: 'javascript:alert(1)' })).toBe('');
  });
});
