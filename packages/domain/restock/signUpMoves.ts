import type { Moves } from '@quoin/domain/states';

export type SignUpState = 'unconfirmed' | 'waiting' | 'sent';

/** Whoever was written to signs up anew for the next time. */
export const SIGN_UP_MOVES: Moves<SignUpState> = {
  unconfirmed: ['waiting'],
  waiting: ['sent'],
  sent: [],
};
