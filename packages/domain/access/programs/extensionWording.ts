import { lookUpSentence, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import type { ExtensionCode } from './extension.ts';

/** To the owner, about extensions. */
export const extensionWording: Wording<ExtensionCode> = {
  extensionNameMissing: 'Enter a name.',
  extensionNameTooLong: ({ max = '' }) => `Use at most ${max} characters.`,
  extensionRedirectMissing: 'Enter at least one redirect URL.',
  extensionRedirectInvalid: ({ most = '' }) =>
    `Enter up to ${most} addresses, one per line, that begin with https:// and contain no #.`,
  extensionUnknown: 'This extension was deleted.',
  extensionsTooMany: ({ most = '' }) => `A site can have ${most} extensions. Delete one first.`,
  authorizationInvalid: 'The link to this page is not valid. Connect the extension again from where you started.',
};

export function extensionSentence(problem: Problem<ExtensionCode>): string {
  return lookUpSentence(extensionWording, problem);
}
