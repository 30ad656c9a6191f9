import { answerText, type KeptAnswer } from './answers/answerView.ts';

export const SUBMISSION_FOLDERS = ['inbox', 'spam'] as const;
export type SubmissionFolder = (typeof SUBMISSION_FOLDERS)[number];

/** Why something is taken for spam. */
export type SpamReason = 'honeypot' | 'links' | 'unconfirmed';

export interface SpamFacts {
  /** The field that people never see holds something. */
  readonly isHoneypotFilled: boolean;
  /** A captcha was asked for. */
  readonly wantsCaptcha: boolean;
  readonly isCaptchaSolved: boolean;
  readonly answers: readonly KeptAnswer[];
}

/** More page addresses than a person usually writes in one message. */
export const MAX_LINKS = 6;

/**
 * Where a submission goes. Nothing is thrown away: what looks like a machine is kept apart, tells nobody and is answered like
 * everything else, so that a machine learns nothing. Without script no captcha can be solved: such a submission waits there
 * until its sender confirms the address given (product 4.4).
 */
export function decideFolder(facts: SpamFacts): {
  readonly folder: SubmissionFolder;
  readonly reasons: readonly SpamReason[];
} {
  const reasons: SpamReason[] = [];
  if (facts.isHoneypotFilled) reasons.push('honeypot');
  if (countLinks(facts.answers) > MAX_LINKS) reasons.push('links');
  if (facts.wantsCaptcha && !facts.isCaptchaSolved) reasons.push('unconfirmed');
  return { folder: reasons.length === 0 ? 'inbox' : 'spam', reasons };
}

function countLinks(answers: readonly KeptAnswer[]): number {
  return answers.reduce((sum, answer) => sum + (answerText(answer).match(/https?:\/\//gi)?.length ?? 0), 0);
}

/** The sender confirmed the address: that alone was missing. */
export function folderOnceConfirmed(reasons: readonly string[]): SubmissionFolder {
  return reasons.every((reason) => reason === 'unconfirmed') ? 'inbox' : 'spam';
}
