import { lookUpSentence, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import { valueText } from '@quoin/messages/runtime';
import { MEDIA_LIMITS } from './mediaKinds.ts';
import { imageWording } from './wording.ts';

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
  mediaUnsupported: (values) => uploadWording.unsupported(valueText(values, 'fileName'), valueText(values, 'kind')),
  heicUnreadable: imageWording.heicUnreadable,
  mediaTooLarge: (values) => uploadWording.tooLarge(valueText(values, 'fileName'), valueText(values, 'maxSize')),
  // The first sentence letter by letter; then why it is less than for others, and what helps.
  mediaNoRoom: (values) =>
    `${uploadWording.tooLarge(valueText(values, 'fileName'), valueText(values, 'maxSize'))} This is the remaining space of ${valueText(values, 'quota')}. Delete files permanently to free up space.`,
  mediaCutOff: () => uploadWording.failed,
  mediaMissing: () => 'This file is no longer in the library.',
  mediaNameMissing: () => 'Please enter a file name',
  mediaOfOtherKind: (values) => `Replace it with another ${valueText(values, 'kind')} file.`,
  mediaInUse: () => 'This file is used on your site. Check where before you delete it.',
  mediaTooMany: () => `Select up to ${MEDIA_LIMITS.atOnce} files at once.`,
  folderMissing: () => 'This folder was deleted.',
  folderNameMissing: () => 'Enter a folder name.',
  folderNameTaken: (values) => `A folder named ${valueText(values, 'name')} already exists.`,
  folderTooDeep: () => `Folders can be nested up to ${MEDIA_LIMITS.folderDepth} levels.`,
  folderIntoItself: () => 'A folder cannot be moved into itself.',
};

export function mediaSentence(problem: Problem<MediaCode>): string {
  return lookUpSentence(mediaWording, problem);
}
