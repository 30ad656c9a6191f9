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
  recordTooLarge: () => 'This is more than one block or page can hold. Divide it into several.',
  tooManyBlocks: ({ max }) => `A section holds at most ${max} blocks. Put what is new into another section.`,
  tooManySections: ({ max }) => `A page holds at most ${max} sections. Continue on another page.`,
  tooManyGalleries: ({ max }) => `A page holds at most ${max} galleries. Continue on another page.`,
  tooManyRecords: () => 'This site holds as much as one site can. Empty the trash, or make a second site.',
  tooManyTemplates: ({ max }) => `A site keeps at most ${max} saved sections. Delete one of them first.`,
  templateNameMissing: () => 'Give the saved section a name.',
  pageTitleMissing: () => 'Give the page a title.',
  pageUrlInvalid: ({ value }) => `${value} is not a valid page URL`,
  pageUrlReserved: ({ value }) => `The address /${value} is taken by the shop itself. Choose another one.`,
  pageUrlTaken: ({ value, title }) => `The address /${value} belongs to the page “${title}”. Choose another one.`,
  redirectCircle: ({ value }) => `These redirects lead in a circle: ${value}`,
  pageIdInvalid: () => 'This page could not be kept. Please load the editor again.',
  homepageMissing: () => 'A site needs a home page that can be seen. Choose another one first.',
  homepageEnds: () => 'The home page cannot be taken down: a site begins with it. Choose another home page first.',
  linkInvalid: ({ value }) => `${value} is no address a link can lead to. Begin with / or https://`,
  folderTooDeep: () => 'A folder holds links, but no further folders.',
  sectionGone: () => 'The section of this block is gone. Somebody may have deleted it.',
  pageGone: () => 'The page of this is gone. Somebody may have deleted it.',
  parentGone: () => 'The folder of this link is gone. Somebody may have deleted it.',
  imageReferenceInvalid: () => 'This picture is unknown. Choose one of the media library.',
  changeClashes: () => 'Somebody else has changed this meanwhile.',
  documentOutdated: () => 'This window is too old to go on. Please load the editor again.',
  documentChangeNotAllowed: () => 'Your role does not allow this change.',
  codeNotAllowed: () => 'Your role does not allow you to put code into this site.',
  nothingToPublish: () => 'There is nothing to publish: visitors see this already.',
  publicationInPast: () => 'Choose a time that is still to come.',
  publicationTooFar: () => 'Choose a time within the next year.',
  versionUnknown: () => 'This version is not there any more.',
  previewOver: () => 'This preview has ended. Ask for a new link, or load the editor again.',
  emailFormat: ({ email }) => `Emails must be formatted as ${email}`,
  linkFormat: ({ first, second }) => `Links must be formatted as ${first} or ${second}`,
  phoneFormat: ({ phone }) => `Phone numbers must be formatted as ${phone}`,
  linkPageGone: ({ value }) => `There is no page at ${value}.`,
  linkPageOff: ({ title }) => `Visitors cannot open the page “${title}”.`,
  linkSectionGone: () => 'The section this leads to is gone.',
  tooManyPreviewLinks: ({ max }) => `There are ${max} preview links already. Take one back first.`,
};

export function documentSentence(problem: Problem<DocumentCode>): string {
  return lookUpSentence(documentWording, problem);
}
