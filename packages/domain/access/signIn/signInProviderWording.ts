import { lookUpSentence, type Wording, withValues } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import * as texts from '@quoin/messages/app/signInProviderRefusals';
import { SIGN_IN_PROVIDER_LIMITS as LIMITS, type SignInProviderCode } from './signInProvider.ts';

/** To the owner, about services by which members sign in. */
export const signInProviderWording: Wording<SignInProviderCode> = {
  ...texts,
  providerNameInvalid: withValues(texts.providerNameInvalid, { max: LIMITS.name }),
  providerClientInvalid: withValues(texts.providerClientInvalid, { max: LIMITS.clientId }),
  providerSecretTooLong: withValues(texts.providerSecretTooLong, { max: LIMITS.secret }),
  providersTooMany: withValues(texts.providersTooMany, { max: LIMITS.providers }),
};

export function signInProviderSentence(problem: Problem<SignInProviderCode>): string {
  return lookUpSentence(signInProviderWording, problem);
}
