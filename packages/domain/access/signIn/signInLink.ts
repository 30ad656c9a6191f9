import { isSingleSignOnCode, type SingleSignOnCode, singleSignOnWording } from './singleSignOn.ts';

/** An hour: from the start of the product to the press on what it printed. */
export const OWNER_LINK_MS = 3_600_000;

/** Why a user who came to sign in in another way sees the sign-in form. */
export type SignInProblem = SingleSignOnCode | 'signInLinkDead';

const LINK_DEAD = 'This link was already used or has expired. Sign in with your email address and password.';

export function signInProblemText(problem: SignInProblem): string {
  return problem === 'signInLinkDead' ? LINK_DEAD : singleSignOnWording[problem];
}

export function isSignInProblem(text: string | undefined): text is SignInProblem {
  return text === 'signInLinkDead' || isSingleSignOnCode(text);
}
