import * as words from '@quoin/messages/app/blockWords';
import type { BlockDefinition } from '../definition.ts';
import { choice, flag, link, longText, navigation, reference, text } from '../field.ts';

const look = choice(words.design, 'list', { list: words.list, inline: words.inline, cards: words.cards });

/** A link to a page of the site that knows the page's name. */
export const collectionlinkDefinition = {
  type: 'collectionlink',
  name: words.pageLink,
  group: 'collections',
  icon: 'link',
  fields: {
    collection: reference(words.page, 'page'),
    title: text(words.customTitle, '', 200),
    showsPicture: flag(words.showPageImage, false),
  },
  design: ['showsPicture'],
  size: { columns: 3, rows: 2 },
  empty: words.selectAPage,
} as const satisfies BlockDefinition;

/** A link with a few words about it. */
export const linkDefinition = {
  type: 'link',
  name: words.link,
  group: 'basic',
  icon: 'link',
  fields: {
    link: link(words.link),
    title: text(words.title, '', 200),
    description: longText(words.description, '', 1000),
    newWindow: flag(words.openInANewTab, false),
  },
  size: { columns: 4, rows: 3 },
  empty: words.selectALinkTarget,
  also: 'url address',
} as const satisfies BlockDefinition;

/** The links of a menu of the site, or its languages, wherever one wants them. */
export const navigationDefinition = {
  type: 'navigation',
  name: words.navigation,
  group: 'collections',
  icon: 'list',
  fields: {
    shows: choice(words.shows, 'menu', { menu: words.aMenu, languages: words.siteLanguages }),
    navigationId: navigation(words.menu, 'mainNav'),
    layout: choice(words.design, 'list', { list: words.list, inline: words.inline }),
    label: text(words.labelForScreenReaders, '', 120),
  },
  unused: ({ shows }) => (shows === 'languages' ? ['navigationId'] : []),
  design: ['layout'],
  size: { columns: 3, rows: 6 },
  empty: words.noLinksYet,
  also: 'menu links pages languages switcher',
} as const satisfies BlockDefinition;

/** The pages of an index: those that follow each other below it. */
export const indexDefinition = {
  type: 'index',
  name: words.pageIndex,
  group: 'collections',
  icon: 'list',
  fields: { collection: reference(words.folder, 'page'), layout: look },
  design: ['layout'],
  size: { columns: 12, rows: 8 },
  empty: words.selectAFolderWithPages,
  also: 'folder pages list',
} as const satisfies BlockDefinition;

export const folderDefinition = {
  ...indexDefinition,
  type: 'folder',
  name: words.folder,
  kept: words.replacedByThePageIndex,
} as const satisfies BlockDefinition;

/** The site's name or picture, leading home. */
export const logoDefinition = {
  type: 'logo',
  name: words.logo,
  group: 'basic',
  icon: 'logo',
  fields: {
    image: reference(words.imageInsteadOfTheSite, 'image'),
    alignment: choice(words.alignment, 'left', { left: words.left, center: words.center, right: words.right }),
    size: choice(words.size, 'medium', { small: words.small, medium: words.medium, large: words.large }),
  },
  design: ['alignment', 'size'],
  size: { columns: 3, rows: 3 },
  also: 'brand title name',
} as const satisfies BlockDefinition;
