import { lookUpSentence, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import * as extensionRefusals from '@quoin/messages/app/extensionRefusals';
import type { ExtensionCode } from './extension.ts';

/** To the owner, about extensions. */
export const extensionWording: Wording<ExtensionCode> = extensionRefusals;

export function extensionSentence(problem: Problem<ExtensionCode>): string {
  return lookUpSentence(extensionWording, problem);
}
