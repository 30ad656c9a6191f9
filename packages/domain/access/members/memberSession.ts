const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How long a member stays signed in without coming back (reliability 3.4), and in all. */
export const MEMBER_SESSION = { idleMs: 24 * HOUR_MS, rememberedIdleMs: 30 * DAY_MS, absoluteMs: 90 * DAY_MS } as const;
/** Links in mails that reset, confirm or change something (SC-54). */
export const MEMBER_LINK_MS = HOUR_MS;

/** Returns when a session ends without further activity. All in milliseconds since 1970. */
export function memberSessionEnd(session: {
  readonly createdAt: number;
  readonly seenAt: number;
  readonly isRemembered: boolean;
}): number {
  const idle = session.isRemembered ? MEMBER_SESSION.rememberedIdleMs : MEMBER_SESSION.idleMs;
  return Math.min(session.seenAt + idle, session.createdAt + MEMBER_SESSION.absoluteMs);
}
