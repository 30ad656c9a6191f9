import type { BlockDefinition } from './definition.ts';
import { choice, flag, link, longText, navigation, reference, text } from './field.ts';

const look = choice('Design', 'list', { list: 'List', inline: 'In one line', cards: 'Cards' });

/** A link to a page of the site that knows the page's name. */
export const collectionlinkDefinition = {
  type: 'collectionlink',
  name: 'Page link',
  group: 'collections',
  icon: 'link',
  fields: {
    collection: reference('Page', 'page'),
    title: text('Title instead of the page’s', '', 200),
    showsPicture: flag('Picture of the page', false),
  },
  design: ['showsPicture'],
  size: { columns: 3, rows: 2 },
  empty: 'Choose a page',
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
    newWindow: flag('Open in a new window', false),
  },
  size: { columns: 4, rows: 3 },
  empty: 'Choose where the link leads',
  also: 'url address',
} as const satisfies BlockDefinition;

/** The links of a menu of the site, or its languages, wherever one wants them. */
export const navigationDefinition = {
  type: 'navigation',
  name: 'Navigation',
  group: 'collections',
  icon: 'list',
  fields: {
    shows: choice('Shows', 'menu', { menu: 'A menu', languages: 'The languages of the site' }),
    navigationId: navigation('Menu', 'mainNav'),
    layout: choice('Design', 'list', { list: 'List', inline: 'In one line' }),
    label: text('Name for screen readers', '', 120),
  },
  unused: ({ shows }) => (shows === 'languages' ? ['navigationId'] : []),
  design: ['layout'],
  size: { columns: 3, rows: 6 },
  empty: 'There are no links to show here yet',
  also: 'menu links pages languages switcher',
} as const satisfies BlockDefinition;

/** The pages of an index: those that follow each other below it. */
export const indexDefinition = {
  type: 'index',
  name: 'Page index',
  group: 'collections',
  icon: 'list',
  fields: { collection: reference('Folder or index', 'page'), layout: look },
  design: ['layout'],
  size: { columns: 12, rows: 8 },
  empty: 'Choose a folder that has pages',
  also: 'folder pages list',
} as const satisfies BlockDefinition;

export const folderDefinition = {
  ...indexDefinition,
  type: 'folder',
  name: 'Folder',
  kept: 'A page index shows the same.',
} as const satisfies BlockDefinition;

/** The site's name or picture, leading home. */
export const logoDefinition = {
  type: 'logo',
  name: 'Logo',
  group: 'basic',
  icon: 'logo',
  fields: {
    image: reference('Picture instead of the name', 'image'),
    alignment: choice('Alignment', 'left', { left: 'Left', center: 'Centre', right: 'Right' }),
    size: choice('Size', 'medium', { small: 'Small', medium: 'Medium', large: 'Large' }),
  },
  design: ['alignment', 'size'],
  size: { columns: 3, rows: 3 },
  also: 'brand title name',
} as const satisfies BlockDefinition;
