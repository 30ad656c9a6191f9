import type { Moves } from '@quoin/domain/states';

export type SignUpState = 'unconfirmed' | 'waiting' | 'sent';

/** `sent` is final: visitors sign up again for the next mail. */
export const SIGN_UP_MOVES: Moves<SignUpState> = {
  unconfirmed: ['waiting'],
  waiting: ['sent'],
  sent: [],
};
