import { typedCode } from '@quoin/domain/formats';

const DAY_MS = 86_400_000;

/** How long the link of an invitation works. */
export const AREA_INVITATION_MS = 14 * DAY_MS;

/** At a time; and mails to one address in a day, so that nobody's mailbox is filled (SC-44). */
export const AREA_INVITATION_LIMITS = { atOnce: 50, mailsPerDay: 3 } as const;

export type AreaInvitationState = 'open' | 'accepted' | 'expired';

/** Moments in milliseconds. An invitation that was withdrawn is gone, and so in no state. */
export function areaInvitationState(
  { usedAt, expiresAt }: { readonly usedAt: number | null; readonly expiresAt: number },
  now: number,
): AreaInvitationState {
  if (usedAt !== null) return 'accepted';
  return now < expiresAt ? 'open' : 'expired';
}

/** Returns addresses as a user typed them, in lower case and each once. */
export function tidyAddresses(entered: readonly string[]): readonly string[] {
  return [...new Set(entered.map((email) => typedCode(email).toLowerCase()))].filter((email) => email !== '');
}
