import { lookUpSentence, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import { valueText } from '@quoin/messages/runtime';

/** What is said about one thing of a file. */
export type MoveInCode =
  | 'typeNotTaken'
  | 'wasInTrash'
  | 'nothingInIt'
  | 'textTooLong'
  | 'entryRefused'
  | 'notAPicture'
  | 'emailNotValid'
  | 'wasUnsubscribed'
  | 'unsubscribedHere'
  | 'redirectRefused'
  | 'pictureNotFetched'
  | 'embedBecameLink'
  | 'shortcodeKept'
  | 'blockLeftOut'
  | 'markupLeftOut'
  | 'titleMade'
  | 'titleCut'
  | 'tagLeftOut'
  | 'categoryCut'
  | 'wasProtected'
  | 'dateUnknown'
  | 'keptEdited'
  | 'keptInUse';

export const moveInWording: Wording<MoveInCode> = {
  typeNotTaken: (values) => `Items of type “${valueText(values, 'value')}” are not imported.`,
  wasInTrash: 'This was in the trash and is not imported.',
  nothingInIt: 'The item has no title and no content.',
  textTooLong: 'The text is too long to import.',
  entryRefused: (values) => valueText(values, 'value'),
  notAPicture: 'Only images are imported. Links to this file stay as they are.',
  emailNotValid: (values) => `“${valueText(values, 'value')}” is not a valid email address.`,
  wasUnsubscribed: 'This person had unsubscribed or never confirmed.',
  unsubscribedHere: 'This person has unsubscribed from this list.',
  redirectRefused: (values) => valueText(values, 'value'),
  pictureNotFetched: (values) => `The image ${valueText(values, 'value')} could not be downloaded.`,
  embedBecameLink: (values) => `Embedded content became a link: ${valueText(values, 'value')}.`,
  shortcodeKept: (values) => `Shortcode [${valueText(values, 'value')}] is unknown. Its text is kept as it is.`,
  blockLeftOut: (values) => `Block “${valueText(values, 'value')}” has no content of its own and is left out.`,
  markupLeftOut: (values) => `Removed from the text: ${valueText(values, 'value')}.`,
  titleMade: (values) => `It had no title and is now called “${valueText(values, 'value')}”.`,
  titleCut: 'The title was too long and was shortened.',
  tagLeftOut: (values) => `The tag “${valueText(values, 'value')}” is too long and is left out.`,
  categoryCut: (values) => `The category name “${valueText(values, 'value')}” was shortened.`,
  wasProtected: 'This was protected by a password. It is private now.',
  dateUnknown: (values) => `“${valueText(values, 'value')}” is not a valid date. Today’s date is used.`,
  keptEdited: 'This was edited after the import and is kept.',
  keptInUse: 'This is in use and is kept.',
};

export interface MoveInProblem extends Problem<MoveInCode> {
  /** Its line in a table, else its number in the file. */
  readonly line: number;
  readonly title: string;
}

export function moveInSentence(problem: Problem<MoveInCode>): string {
  return lookUpSentence(moveInWording, problem);
}

const SKIPPED: ReadonlySet<MoveInCode> = new Set<MoveInCode>([
  ...(['typeNotTaken', 'wasInTrash', 'nothingInIt', 'textTooLong', 'entryRefused', 'notAPicture'] as const),
  ...(['emailNotValid', 'wasUnsubscribed', 'unsubscribedHere', 'redirectRefused'] as const),
]);

/** Whether the thing itself was left out, and not only something of it. */
export function isSkipped({ code }: Problem<MoveInCode>): boolean {
  return SKIPPED.has(code);
}

export type MoveInFileCode =
  | 'importFileUnreadable'
  | 'importFileOther'
  | 'importFileEmpty'
  | 'moveInUnknown'
  | 'moveInOver'
  | 'moveInNotOver'
  | 'consentNeeded'
  | 'placeGone'
  | 'moveInNotAllowed';

export const moveInFileWording: Wording<MoveInFileCode> = {
  importFileUnreadable: 'The file cannot be read. Check that it is the file as it was exported.',
  importFileOther: 'The file does not contain what was selected. Choose another type.',
  importFileEmpty: 'The file contains nothing to import.',
  moveInUnknown: 'This import has expired. Choose the file again.',
  moveInOver: 'This import was already started.',
  moveInNotOver: 'Only an import that has ended can be undone.',
  consentNeeded: 'Confirm that these people agreed to receive mail.',
  placeGone: 'The selected blog or list no longer exists. Choose another one.',
  moveInNotAllowed: 'You are not allowed to import this.',
};

export function moveInFileSentence(problem: Problem<MoveInFileCode>): string {
  return lookUpSentence(moveInFileWording, problem);
}
