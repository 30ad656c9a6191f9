import type { BlockDefinition } from '../definition.ts';
import { choice, flag, link, longText, navigation, reference, text } from '../field.ts';

const look = choice('Design', 'list', { list: 'List', inline: 'Inline', cards: 'Cards' });

/** A link to a page of the site that knows the page's name. */
export const collectionlinkDefinition = {
  type: 'collectionlink',
  name: 'Page link',
  group: 'collections',
  icon: 'link',
  fields: {
    collection: reference('Page', 'page'),
    title: text('Custom title', '', 200),
    showsPicture: flag('Show page image', false),
  },
  design: ['showsPicture'],
  size: { columns: 3, rows: 2 },
  empty: 'Select a page',
} as const satisfies BlockDefinition;

/** A link with a few words about it. */
export const linkDefinition = {
  type: 'link',
  name: 'Link',
  group: 'basic',
  icon: 'link',
  fields: {
    link: link('Link'),
    title: text('Title', '', 200),
    description: longText('Description', '', 1000),
    newWindow: flag('Open in a new tab', false),
  },
  size: { columns: 4, rows: 3 },
  empty: 'Select a link target',
  also: 'url address',
} as const satisfies BlockDefinition;

/** The links of a menu of the site, or its languages, wherever one wants them. */
export const navigationDefinition = {
  type: 'navigation',
  name: 'Navigation',
  group: 'collections',
  icon: 'list',
  fields: {
    shows: choice('Shows', 'menu', { menu: 'A menu', languages: 'Site languages' }),
    navigationId: navigation('Menu', 'mainNav'),
    layout: choice('Design', 'list', { list: 'List', inline: 'Inline' }),
    label: text('Label for screen readers', '', 120),
  },
  unused: ({ shows }) => (shows === 'languages' ? ['navigationId'] : []),
  design: ['layout'],
  size: { columns: 3, rows: 6 },
  empty: 'No links yet',
  also: 'menu links pages languages switcher',
} as const satisfies BlockDefinition;

/** The pages of an index: those that follow each other below it. */
export const indexDefinition = {
  type: 'index',
  name: 'Page index',
  group: 'collections',
  icon: 'list',
  fields: { collection: reference('Folder', 'page'), layout: look },
  design: ['layout'],
  size: { columns: 12, rows: 8 },
  empty: 'Select a folder with pages',
  also: 'folder pages list',
} as const satisfies BlockDefinition;

export const folderDefinition = {
  ...indexDefinition,
  type: 'folder',
  name: 'Folder',
  kept: 'Replaced by the Page index block.',
} as const satisfies BlockDefinition;

/** The site's name or picture, leading home. */
export const logoDefinition = {
  type: 'logo',
  name: 'Logo',
  group: 'basic',
  icon: 'logo',
  fields: {
    image: reference('Image instead of the site title', 'image'),
    alignment: choice('Alignment', 'left', { left: 'Left', center: 'Center', right: 'Right' }),
    size: choice('Size', 'medium', { small: 'Small', medium: 'Medium', large: 'Large' }),
  },
  design: ['alignment', 'size'],
  size: { columns: 3, rows: 3 },
  also: 'brand title name',
} as const satisfies BlockDefinition;
