import { expect, it } from 'vitest';
import { EMBED_HOSTS, embedHostsIn, parseEmbed } from './embeds.ts';

it.each([
  [
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'YouTube',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0',
  ],
  [
    'https://youtube.com/watch?t=3&v=dQw4w9WgXcQ&x=1',
    'YouTube',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0',
  ],
  [
    'https://youtu.be/dQw4w9WgXcQ?si=x',
    'YouTube',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0',
  ],
  [
    'https://m.youtube.com/shorts/abc_DEF-1',
    'YouTube',
    'https://www.youtube-nocookie.com/embed/abc_DEF-1?autoplay=1&rel=0',
  ],
  ['https://vimeo.com/76979871', 'Vimeo', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
  ['https://player.vimeo.com/video/76979871?h=1', 'Vimeo', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
  [
    'https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC?si=1',
    'Spotify',
    'https://open.spotify.com/embed/track/4uLU6hMCjMI75M1A2tKUQC',
  ],
  [
    'https://soundcloud.com/forss/flickermood',
    'SoundCloud',
    'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fforss%2Fflickermood&visual=true',
  ],
])('%s is of %s', (url, provider, frameUrl) => {
  expect(parseEmbed(url)).toMatchObject({ provider, frameUrl });
});

it.each([
  '',
  'javascript:alert(1)',
  'https://evil.example/embed/youtube.com/watch?v=x',
  'https://youtube.com.evil.example/watch?v=x',
  'https://evil.example/?https://www.youtube.com/watch?v=abc',
  'https://www.youtube.com/watch?list=x',
  'https://vimeo.com/about',
])('%j is shown by nobody we know', (url) => {
  expect(parseEmbed(url)).toBeNull();
});

it('frames are only ever of the hosts that policies name', () => {
  for (const url of ['https://youtu.be/a"><script>', 'https://vimeo.com/1//evil', 'https://dai.ly/x#<']) {
    const embed = parseEmbed(url);
    expect(EMBED_HOSTS.some((host) => embed?.frameUrl.startsWith(`${host}/`))).toBe(true);
    expect(embed?.frameUrl).not.toMatch(/["<>]/);
  }
});

it('a page’s policy lets in those it embeds, and nobody else', () => {
  const html =
    '<div data-frame-src="https://player.vimeo.com/video/1"></div><div data-frame-src="https://evil.example/">';
  expect(embedHostsIn(html)).toEqual(['https://player.vimeo.com']);
  expect(embedHostsIn('<p>https://player.vimeo.com/</p>')).toEqual([]);
});
