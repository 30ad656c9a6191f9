import { lookUpSentence, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import * as apiKeyRefusals from '@quoin/messages/app/apiKeyRefusals';
import type { ApiKeyCode } from './apiKey.ts';

/** To the owner, about keys of programs. */
export const apiKeyWording: Wording<ApiKeyCode> = apiKeyRefusals;

export function apiKeySentence(problem: Problem<ApiKeyCode>): string {
  return lookUpSentence(apiKeyWording, problem);
}
