import { lookUpSentence, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import type { ApiKeyCode } from './apiKey.ts';

/** To the owner, about keys of programs. */
export const apiKeyWording: Wording<ApiKeyCode> = {
  apiKeyNameMissing: 'Enter a name.',
  apiKeyNameTooLong: ({ max = '' }) => `Use at most ${max} characters.`,
  apiKeyScopesMissing: 'Choose at least one permission.',
  apiKeyUnknown: 'This key was revoked.',
  apiKeysTooMany: ({ most = '' }) => `A site can have ${most} API keys. Revoke one first.`,
};

export function apiKeySentence(problem: Problem<ApiKeyCode>): string {
  return lookUpSentence(apiKeyWording, problem);
}
