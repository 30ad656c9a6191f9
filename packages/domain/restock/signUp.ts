import { isEmailAddress } from '@quoin/domain/access';
import { typedCode } from '@quoin/domain/formats';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';

/** Confirmation mails that one address gets per day, regardless of who requests them (SC-44). */
export const CONFIRMATIONS_PER_DAY = 3;
/** How long the link of such a mail counts. */
export const CONFIRM_DAYS = 7;
/** An address waits for at most so many variants of a store. */
export const WAITING_PER_ADDRESS = 50;

export type SignUpCode = 'restockEmailBlank' | 'restockEmailInvalid' | 'restockNotOffered';

/** RSTK-03: the address as it will be written to. */
export function decideRestockEmail(entered: string): Outcome<string, 'restockEmailBlank' | 'restockEmailInvalid'> {
  const email = typedCode(entered);
  if (email === '') return refuse('restockEmailBlank', { field: 'siteVisitorEmail' });
  if (!isEmailAddress(email)) return refuse('restockEmailInvalid', { field: 'siteVisitorEmail' });
  return accept(email);
}

/** Reports whether sign-up is offered: only if the chosen variant is sold out (RSTK-01). */
export function isRestockOffered(
  settings: { readonly isEnabled: boolean },
  variant: { readonly isSoldOut: boolean },
): boolean {
  return settings.isEnabled && variant.isSoldOut;
}
