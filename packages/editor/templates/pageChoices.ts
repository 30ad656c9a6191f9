import {
  type MadeSection,
  makePageSections,
  PAGE_TEMPLATES,
  pageTemplate,
  type SectionTools,
} from '@quoin/domain/sections';
import { COLLECTION_TYPES, COVER_TYPE_NAME, type ItemKindName, itemKind, type ThemePageKind } from '@quoin/domain/site';
import * as texts from '@quoin/messages/app/pageChoices';

/** What a new page can begin as. */
export interface PageChoice {
  readonly id: string;
  readonly name: string;
  /** Its title unless its maker has a better one. */
  readonly title: readonly [english: string, german: string];
  /** Template that it is made of; of a collection: that shows what it looks like. */
  readonly template: string;
  /** Of a page that holds entries. */
  readonly collection?: { readonly type: number; readonly typeName: string };
  /** Of a type that the theme brings. */
  readonly kind?: ThemePageKind;
}

const COLLECTIONS: readonly PageChoice[] = [
  {
    ...{ id: 'collection-shop', name: texts.storeProducts, title: ['Shop', 'Laden'], template: 'home-shop' },
    collection: { type: COLLECTION_TYPES.products, typeName: 'products' },
  },
  {
    ...{ id: 'collection-journal', name: texts.blogPosts, title: ['Journal', 'Journal'], template: 'journal' },
    collection: collectionOf('blog'),
  },
  {
    ...{ id: 'collection-events', name: texts.eventsDates, title: ['Events', 'Termine'], template: 'events' },
    collection: collectionOf('events'),
  },
  {
    ...{
      id: 'collection-portfolio',
      name: texts.portfolioProjects,
      title: ['Work', 'Arbeiten'],
      template: 'portfolio',
    },
    collection: collectionOf('portfolio'),
  },
  {
    ...{ id: 'collection-gallery', name: texts.galleryImages, title: ['Gallery', 'Galerie'], template: 'portfolio' },
    collection: collectionOf('gallery'),
  },
  {
    ...{ id: 'collection-album', name: texts.albumAudio, title: ['Album', 'Album'], template: 'links' },
    collection: collectionOf('album'),
  },
  {
    ...{ id: 'collection-videos', name: texts.videos, title: ['Videos', 'Videos'], template: 'journal' },
    collection: collectionOf('videos'),
  },
  {
    ...{ id: 'collection-course', name: texts.courseLessons, title: ['Course', 'Kurs'], template: 'services' },
    collection: collectionOf('course'),
  },
];

function collectionOf(typeName: ItemKindName): NonNullable<PageChoice['collection']> {
  return { type: itemKind(typeName).type, typeName };
}

export const BLANK_PAGE: PageChoice = { id: 'blank', name: texts.blank, title: ['', ''], template: '' };

const COVER: PageChoice = {
  ...{ id: 'cover', name: texts.coverPage, title: ['Welcome', 'Willkommen'], template: 'links' },
  collection: { type: COLLECTION_TYPES.splashPage, typeName: COVER_TYPE_NAME },
};

/** A blank page, pages of templates, pages that hold entries. */
export const PAGE_CHOICES: readonly PageChoice[] = [
  BLANK_PAGE,
  ...PAGE_TEMPLATES.map(({ id, name, title }) => ({ id, name, title, template: id })),
  COVER,
  ...COLLECTIONS,
];

/** Pages of the types that a theme brings (site-templates 3), by the names it has for them. */
export function themeChoices(kinds: readonly ThemePageKind[]): readonly PageChoice[] {
  return kinds.map((kind) => {
    const { typeName, title, newTitle, type } = kind;
    const named = newTitle || title;
    return {
      ...{ id: `theme-${type}-${typeName}`, name: title, title: [named, named], template: '' },
      ...{ collection: { type, typeName }, kind },
    };
  });
}

/** Sections of the page, as its thumbnail shows them. */
export function choiceSections({ template }: PageChoice, tools: Omit<SectionTools, 'level'>): readonly MadeSection[] {
  return template === '' ? [] : makePageSections(pageTemplate(template), tools);
}
