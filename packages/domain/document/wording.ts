import { lookUpSentence, type Wording } from '@quoin/domain/languages';
import { type GalleryCode, galleryOptionWording } from '@quoin/domain/media';
import type { Problem } from '@quoin/domain/problem';
import * as documentRefusals from '@quoin/messages/app/documentRefusals';

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
  ...documentRefusals,
};

export function documentSentence(problem: Problem<DocumentCode>): string {
  return lookUpSentence(documentWording, problem);
}
