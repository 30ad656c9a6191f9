import { expect, it } from 'vitest';
import { embedHostsIn, embedInMarkup } from './embeds.ts';

it.each([
  [
    '<iframe src="//www.youtube.com/embed/abc-1?feature=oembed" width="640"></iframe>',
    'https://www.youtube-nocookie.com/embed/abc-1?autoplay=1&rel=0',
  ],
  [
    "<iframe allowfullscreen src='https://player.vimeo.com/video/12?a=1&amp;b=2'></iframe>",
    'https://player.vimeo.com/video/12?autoplay=1&dnt=1',
  ],
  ['<iframe src="https://evil.example/embed/abc"></iframe>', undefined],
  ['<script src="https://www.youtube.com/embed/abc"></script>', undefined],
  ['', undefined],
])('VideoLoader finds the video in %j', (html, frame) => {
  expect(embedInMarkup(html)?.frameUrl).toBe(frame);
});

it('lets pages show the frames that wait in what the video formatter prints, and no other', () => {
  const wrapper = (src: string) =>
    `<div class="sqs-video-wrapper" data-html="&lt;iframe width=&quot;640&quot; src=&quot;${src}&quot;&gt;&lt;/iframe&gt;">`;
  expect(embedHostsIn(wrapper('//www.youtube.com/embed/abc?feature=oembed'))).toEqual([
    'https://www.youtube-nocookie.com',
  ]);
  expect(embedHostsIn(wrapper('https://evil.example/embed/abc'))).toEqual([]);
});
