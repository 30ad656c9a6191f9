import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import type { AreaJoining, MembershipStatus } from './memberAccess.ts';

/** What pressing the button of an area comes to: in at once, in by an invitation, a request, or nothing, where it was pressed before. */
export type JoiningStep = 'join' | 'accept' | 'ask' | 'nothing';
export type JoiningCode = 'areaNotFree' | 'areaDeclined';

/**
 * Decides what happens to a person who asks to join an area. A person whom its owner removed cannot come back alone. A
 * person whose request was declined can, once the area is open to everybody (decision 0047). An open invitation is the
 * owner's last word (decision 0047).
 */
export function decideJoining(
  joining: AreaJoining,
  standing: MembershipStatus | null,
  isInvited = false,
): Outcome<JoiningStep, JoiningCode> {
  if (standing !== null && isInByHand(standing)) return accept('nothing');
  if (isInvited) return accept('accept');
  if (standing === 'removed') return refuse('areaNotFree');
  if (joining === 'free') return accept('join');
  if (joining !== 'approval') return refuse('areaNotFree');
  if (standing === 'declined') return refuse('areaDeclined');
  return accept(standing === 'requested' ? 'nothing' : 'ask');
}

/** Reports whether the status was set by hand and makes a person a member. A request and its refusal do not. */
export function isInByHand(standing: MembershipStatus): standing is 'joined' | 'added' | 'admitted' {
  return standing === 'joined' || standing === 'added' || standing === 'admitted';
}

/** Statuses that a person can take back alone: having joined, with or without a request, and the request itself. */
export const LEAVABLE_STATUSES = ['joined', 'admitted', 'requested'] as const satisfies readonly MembershipStatus[];

/** What the owner says to a request. */
export const REQUEST_ANSWERS = ['admit', 'decline'] as const;
export type RequestAnswer = (typeof REQUEST_ANSWERS)[number];

export function statusAfter(answer: RequestAnswer): 'admitted' | 'declined' {
  return answer === 'admit' ? 'admitted' : 'declined';
}
