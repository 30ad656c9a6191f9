/**
 * Content of a collection (ENUM-04). Blog, gallery, events and folder are all `generic`, distinguished by `typeName`.
 */
export const COLLECTION_TYPES = {
  generic: 1,
  subscription: 2,
  twitter: 3,
  foursquare: 4,
  instagram: 5,
  galleryBlock: 6,
  templatePage: 7,
  splashPage: 8,
  page: 10,
  fivehundredpix: 11,
  flickr: 12,
  products: 13,
  slideGallery: 15,
  slideAlbum: 16,
  slideVideo: 17,
  albumBlock: 18,
  lessons: 24,
  course: 25,
} as const;

export type CollectionTypeName = keyof typeof COLLECTION_TYPES;
export type CollectionType = (typeof COLLECTION_TYPES)[CollectionTypeName];

/** What a folder in the navigation does when clicked (ENUM-08). */
export const FOLDER_BEHAVIORS = { index: 1, redirect: 2, none: 3, variation: 4 } as const;

/** Background of a page or screen (ENUM-08). */
export const BACKGROUND_SOURCES = { upload: 1, instagram: 2, video: 3, none: 4 } as const;
