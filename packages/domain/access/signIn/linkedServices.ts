/** What a member can sign in by, without the link by mail: a mailbox may be lost as well. */
export interface WaysIn {
  /** Linked services that the site offers. */
  readonly services: number;
  readonly passkeys: number;
  /** One that the member has set. */
  readonly hasPassword: boolean;
}

/** Whether one service can go and another way in remains. */
export function mayUnlinkService({ services, passkeys, hasPassword }: WaysIn): boolean {
  return services > 0 && (services > 1 || passkeys > 0 || hasPassword);
}
