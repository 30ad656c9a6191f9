import { lookUpSentence, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import { SIGN_IN_PROVIDER_LIMITS as LIMITS, type SignInProviderCode } from './signInProvider.ts';

/** To the owner, about services by which members sign in. */
export const signInProviderWording: Wording<SignInProviderCode> = {
  providerNameInvalid: `Enter a name of at most ${LIMITS.name} characters.`,
  providerIssuerInvalid: 'Enter the issuer exactly as the service states it. It begins with https:// and has no port.',
  providerClientInvalid: `Enter the client ID (at most ${LIMITS.clientId} characters).`,
  providerSecretMissing: 'Enter the client secret for this issuer.',
  providerSecretTooLong: `Use at most ${LIMITS.secret} characters.`,
  providerTwice: 'Another service on this site has the same issuer.',
  providersTooMany: `A site can have ${LIMITS.providers} services. Delete one first.`,
  providerUnknown: 'This service was deleted.',
};

export function signInProviderSentence(problem: Problem<SignInProviderCode>): string {
  return lookUpSentence(signInProviderWording, problem);
}
