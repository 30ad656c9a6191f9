import { lookUpSentence, type Wording, withValues } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import * as mediaRefusals from '@quoin/messages/app/mediaRefusals';
import { imageWording } from './imageWording.ts';
import { MEDIA_LIMITS } from './mediaKinds.ts';

/** What one reads of a file on its way (EDIT-06, letter by letter). `kind`: `image ` or nothing. */
export const uploadWording = {
  unsupported: (fileName: string, kind: string) =>
    `The file ${fileName} does not appear to be a supported ${kind}file.`,
  tooLarge: (fileName: string, maxSize: string) =>
    `The file ${fileName} is too large. The maximum allowed file size is ${maxSize}.`,
  canceled: 'File processing cancelled',
  failed: 'File upload failed to complete',
  processingFailed: 'File processing failed',
  processingUnfinished: 'File processing failed to complete',
  noAnswer: 'No response data from job request',
  network: 'Network error',
  errorTitle: 'Error uploading',
  uploadTitle: 'Unable to Upload File',
  uploadText: 'There was a problem while uploading your file.',
  renameTitle: 'Unable to Rename File',
  renameText: 'There was a problem while renaming your file.',
  loadFailed: 'Unable to load results',
  tryAgain: 'Try again',
  retry: 'Retry',
} as const;

export type MediaCode =
  | 'mediaUnsupported'
  | 'heicUnreadable'
  | 'mediaTooLarge'
  | 'mediaNoRoom'
  | 'mediaCutOff'
  | 'mediaMissing'
  | 'mediaNameMissing'
  | 'mediaOfOtherKind'
  | 'mediaInUse'
  | 'mediaTooMany'
  | 'folderMissing'
  | 'folderNameMissing'
  | 'folderNameTaken'
  | 'folderTooDeep'
  | 'folderIntoItself';

/** Why the library did not do what was asked. */
export const mediaWording: Wording<MediaCode> = {
  ...mediaRefusals,
  heicUnreadable: imageWording.heicUnreadable,
  mediaTooMany: withValues(mediaRefusals.mediaTooMany, { max: MEDIA_LIMITS.atOnce }),
  folderTooDeep: withValues(mediaRefusals.folderTooDeep, { max: MEDIA_LIMITS.folderDepth }),
};

export function mediaSentence(problem: Problem<MediaCode>): string {
  return lookUpSentence(mediaWording, problem);
}
