import { lookUpSentence, type Wording } from '@quoin/domain/languages';
import { type GalleryCode, galleryOptionWording } from '@quoin/domain/media';
import type { Problem } from '@quoin/domain/problem';

export type DocumentCode =
  | GalleryCode
  | 'recordInvalid'
  | 'recordTooLarge'
  | 'tooManyBlocks'
  | 'tooManySections'
  | 'tooManyGalleries'
  | 'tooManyRecords'
  | 'tooManyTemplates'
  | 'templateNameMissing'
  | 'pageTitleMissing'
  | 'pageUrlInvalid'
  | 'pageUrlReserved'
  | 'redirectCircle'
  | 'pageUrlTaken'
  | 'pageIdInvalid'
  | 'homepageMissing'
  | 'homepageEnds'
  | 'linkInvalid'
  | 'folderTooDeep'
  | 'sectionGone'
  | 'pageGone'
  | 'parentGone'
  | 'imageReferenceInvalid'
  | 'changeClashes'
  | 'documentOutdated'
  | 'documentChangeNotAllowed'
  | 'codeNotAllowed'
  | 'nothingToPublish'
  | 'publicationInPast'
  | 'publicationTooFar'
  | 'versionUnknown'
  | 'tooManyPreviewLinks'
  | 'previewOver'
  | 'emailFormat'
  | 'linkFormat'
  | 'phoneFormat'
  | 'linkPageGone'
  | 'linkPageOff'
  | 'linkSectionGone';

/** Why a change of a site is not kept, or not published. */
export const documentWording: Wording<DocumentCode> = {
  ...galleryOptionWording,
  recordInvalid: ({ value }) => `${value} is not one of the expected options`,
  recordTooLarge: () => 'This is too large for one block or page. Split it into several.',
  tooManyBlocks: ({ max }) => `A section can have up to ${max} blocks. Add another section.`,
  tooManySections: ({ max }) => `A page can have up to ${max} sections. Continue on another page.`,
  tooManyGalleries: ({ max }) => `A page can have up to ${max} galleries. Continue on another page.`,
  tooManyRecords: () => 'This site has reached its maximum size. Empty the trash, or create a second site.',
  tooManyTemplates: ({ max }) => `A site can have up to ${max} saved sections. Delete one first.`,
  templateNameMissing: () => 'Enter a name for the saved section.',
  pageTitleMissing: () => 'Enter a page title.',
  pageUrlInvalid: ({ value }) => `${value} is not a valid page URL`,
  pageUrlReserved: ({ value }) => `The URL /${value} is reserved. Choose a different one.`,
  pageUrlTaken: ({ value, title }) => `The page “${title}” already has the URL /${value}. Choose a different one.`,
  redirectCircle: ({ value }) => `These redirects form a loop: ${value}`,
  pageIdInvalid: () => 'This page could not be saved. Reload the editor.',
  homepageMissing: () => 'A site needs a published home page. Set another home page first.',
  homepageEnds: () => 'The home page cannot be unpublished. Set another home page first.',
  linkInvalid: ({ value }) => `${value} is not a valid link. Start with / or https://`,
  folderTooDeep: () => 'A folder cannot contain another folder.',
  sectionGone: () => 'The section of this block was deleted.',
  pageGone: () => 'This page was deleted.',
  parentGone: () => 'The folder of this link was deleted.',
  imageReferenceInvalid: () => 'Image not found. Select one from the media library.',
  changeClashes: () => 'Someone else changed this.',
  documentOutdated: () => 'This window is out of date. Reload the editor.',
  documentChangeNotAllowed: () => 'Your role does not allow this change.',
  codeNotAllowed: () => 'Your role does not allow adding code to this site.',
  nothingToPublish: () => 'Nothing to publish: everything is already live.',
  publicationInPast: () => 'Choose a time in the future.',
  publicationTooFar: () => 'Choose a time within the next year.',
  versionUnknown: () => 'This version no longer exists.',
  previewOver: () => 'This preview has expired. Request a new link, or reload the editor.',
  emailFormat: ({ email }) => `Emails must be formatted as ${email}`,
  linkFormat: ({ first, second }) => `Links must be formatted as ${first} or ${second}`,
  phoneFormat: ({ phone }) => `Phone numbers must be formatted as ${phone}`,
  linkPageGone: ({ value }) => `No page has the URL ${value}.`,
  linkPageOff: ({ title }) => `Visitors cannot open the page “${title}”.`,
  linkSectionGone: () => 'The linked section was deleted.',
  tooManyPreviewLinks: ({ max }) => `There are already ${max} preview links. Delete one first.`,
};

export function documentSentence(problem: Problem<DocumentCode>): string {
  return lookUpSentence(documentWording, problem);
}
