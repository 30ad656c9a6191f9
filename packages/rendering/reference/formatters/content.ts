import type { Group } from '../entry.ts';

export const CONTENT_ENTRIES: Group = {
  title: 'Content',
  entries: [
    {
      name: 'item-classes',
      summary: 'Classes by which themes style an item of a list.',
      notes: [
        'In order: `hentry`, promoted block, categories, tags, author, type, place in the list, `featured`, `on-sale`, `sold-out`.',
      ],
      examples: [
        {
          template: '{.repeated section items}<li class="{@|item-classes}">{.end}',
          data: { items: [{ recordTypeLabel: 'text', categories: ['City Walks'], tags: ['snow'], starred: true }] },
          output: '<li class="hentry category-city-walks tag-snow post-type-text article-index-1 featured">',
        },
      ],
    },
    {
      name: 'AbsUrl',
      summary: 'Puts `base-url` of the scope and a slash in front.',
      examples: [
        {
          template: '{path|AbsUrl}',
          data: { 'base-url': 'https://example.com', path: 'shop' },
          output: 'https://example.com/shop',
        },
      ],
    },
    {
      name: 'humanizeDuration',
      summary: 'Milliseconds as minutes and seconds.',
      examples: [{ template: '{ms|humanizeDuration}', data: { ms: 125000 }, output: '2:05' }],
    },
    {
      name: 'audio-player',
      summary: "The place of an audio player for the value's `structuredContent.audioAssetUrl`.",
      examples: [
        {
          template: '{@|audio-player}',
          data: { id: 'a1', structuredContent: { audioAssetUrl: '/a.mp3' } },
          output:
            '<script>Y.use(\'squarespace-audio-player-frontend\');</script>\n<div class="squarespace-audio-player" data-audio-asset-url="/a.mp3" data-item-id="a1" id="audio-player-a1"></div>',
        },
      ],
    },
    {
      name: 'video',
      usage: 'video [load-false] [color-data]',
      summary: 'The place of a video whose player is in `oembed.html`; with `overlay`, a picture lies over it.',
      notes: ['`load-false` leaves loading to a script; `color-data` gives the picture its average colours.'],
      examples: [
        {
          template: '{@|video load-false}',
          data: { oembed: { html: '<iframe src="/v"></iframe>', providerName: 'Films' } },
          output:
            '<div class="sqs-video-wrapper"  data-load="false" data-html="&lt;iframe src=&quot;/v&quot;&gt;&lt;/iframe&gt;" data-provider-name="Films"></div>',
        },
      ],
    },
  ],
};
