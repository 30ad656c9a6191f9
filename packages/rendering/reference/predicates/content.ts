import { type Entry, type Group, whether } from '../entry.ts';

const BACKGROUNDS: readonly (readonly [name: string, code: number])[] = [
  ['upload', 1],
  ['instagram', 2],
  ['video', 3],
  ['none', 4],
  ['undefined', -1],
];

const backgroundEntry = ([source, code]: readonly [string, number]): Entry => ({
  name: `background-source-${source}?`,
  summary: `\`backgroundSource\` is ${code}.`,
  examples: [whether(`background-source-${source}?`, { backgroundSource: code })],
});

export const CONTENT_ENTRIES: Group = {
  title: 'Content',
  entries: [
    {
      name: 'comments?',
      summary: 'There are public comments (`publicCommentCount`), or there may be some (`commentState` is 1).',
      notes: ['Never on a site whose `websiteSettings` have no truthy `commentsEnabled`.'],
      examples: [whether('comments?', { publicCommentCount: 2 })],
    },
    {
      name: 'disqus?',
      summary: '`websiteSettings.disqusShortName` is set.',
      examples: [whether('disqus?', { websiteSettings: { disqusShortName: 'prints' } })],
    },
    {
      name: 'main-image?',
      summary: 'The current node has `mainImageId` or `systemDataId`.',
      examples: [whether('main-image?', { mainImageId: 'i1' })],
    },
    {
      name: 'child-images?',
      summary: 'The first of its `items` has an image, as `main-image?` tells.',
      examples: [whether('child-images?', { items: [{ systemDataId: 'd1' }] })],
    },
    {
      name: 'excerpt?',
      summary: '`excerpt`, or `excerpt.html`, has text once tags and blanks are taken away.',
      examples: [
        whether('excerpt?', { excerpt: { html: '<p>A walk</p>' } }),
        { template: '{.excerpt?}yes{.or}no{.end}', data: { excerpt: '<p>\u00a0</p>' }, output: 'no' },
      ],
    },
    {
      name: 'external-link?',
      summary: '`externalLink` is truthy.',
      examples: [whether('external-link?', { externalLink: { url: 'https://example.com' } })],
    },
    {
      name: 'passthrough?',
      summary: '`passthrough` is truthy and there is a `sourceUrl`: the title of the post leads there.',
      examples: [whether('passthrough?', { passthrough: true, sourceUrl: 'https://example.com' })],
    },
    {
      name: 'has-multiple?',
      summary: 'The current node is an array or object with more than one member.',
      examples: [
        { template: '{.section list}{.has-multiple?}yes{.or}no{.end}{.end}', data: { list: [1, 2] }, output: 'yes' },
      ],
    },
    {
      name: 'location?',
      summary: '`location` has `mapLat` and `mapLng`.',
      examples: [whether('location?', { location: { mapLat: 52.5, mapLng: 13.4 } })],
    },
    {
      name: 'same-day?',
      summary: '`startDate` and `endDate` are on the same day in UTC.',
      examples: [whether('same-day?', { startDate: 1700000000000, endDate: 1700003600000 })],
    },
    {
      name: 'calendar-view?',
      summary: '`calendarView` in the scope is true.',
      examples: [whether('calendar-view?', { calendarView: true })],
    },
    {
      name: 'show-past-events?',
      summary: '`showPastOrUpcomingEvents` is `past`.',
      examples: [whether('show-past-events?', { showPastOrUpcomingEvents: 'past' })],
    },
    {
      name: 'serviceNameEmail?',
      summary: '`serviceName` is `email`.',
      examples: [whether('serviceNameEmail?', { serviceName: 'email' })],
    },
    {
      name: 'current-type?',
      usage: 'current-type? name',
      summary: '`currentType` is the code of the slice of that name.',
      notes: [
        'Names: heading 1, body 3, image 4, gallery 5, video 6, social-icons 7, buttons 8, navigation 9, custom-form 10, newsletter 11, album 12, map 13, logo 14, action 15, form 16, lock 17, password 18, twitter 19.',
      ],
      examples: [whether('current-type?', { currentType: 5 }, ' gallery')],
    },
    {
      name: 'units-metric?',
      summary: 'A name without a meaning yet: the answer is no, and an error is reported.',
      examples: [
        {
          template: '{.units-metric?}m{.or}ft{.end}',
          output: 'ft',
          errors: ['"units-metric?" formatter is not yet implemented'],
        },
      ],
    },
  ],
};

export const COLLECTION_ENTRIES: Group = {
  title: 'Collections and navigation',
  entries: [
    {
      name: 'collection?',
      summary: '`collection` is truthy.',
      examples: [whether('collection?', { collection: { id: 'c1' } })],
    },
    {
      name: 'folder?',
      summary: '`collection.folder` is truthy.',
      examples: [whether('folder?', { collection: { folder: true } })],
    },
    {
      name: 'index?',
      summary: '`collection` is a folder that shows its pages below each other (`folderBehavior` is 1).',
      examples: [whether('index?', { collection: { folder: true, folderBehavior: 1 } })],
    },
    { name: 'redirect?', summary: '`folderBehavior` is 2.', examples: [whether('redirect?', { folderBehavior: 2 })] },
    {
      name: 'clickable?',
      summary: '`folderBehavior` in the scope is missing, 1 or 2: the entry leads somewhere.',
      examples: [whether('clickable?', { folderBehavior: 1 })],
    },
    {
      name: 'collection-page?',
      summary: '`collection.type` is 10.',
      examples: [whether('collection-page?', { collection: { type: 10 } })],
    },
    {
      name: 'collection-template-page?',
      summary: '`collection.type`, or without one `type`, is 7.',
      examples: [whether('collection-template-page?', { collection: { type: 7 } })],
    },
    {
      name: 'collectionTypeNameEquals?',
      usage: 'collectionTypeNameEquals? name',
      summary: '`typeName` in the scope is the argument.',
      examples: [whether('collectionTypeNameEquals?', { typeName: 'products' }, ' products')],
    },
  ],
};

export const BACKGROUND_ENTRIES: Group = {
  title: 'Backgrounds',
  entries: BACKGROUNDS.map(backgroundEntry),
};
