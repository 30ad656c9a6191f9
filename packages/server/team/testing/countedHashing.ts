import { hash, verify } from '@node-rs/argon2';
import type { Hashing } from '../signIn/passwords.ts';

export interface CountedHashing extends Hashing {
  /** How often passwords were worked on, by kind of work: what an answer costs. */
  readonly work: { hash: number; verify: number };
}

const PARAMETERS = { memoryCost: 1024, timeCost: 1, parallelism: 1 } as const;

/** argon2id as everywhere, forty times cheaper: tests of what happens around it need not wait for it. */
export function countedHashing(): CountedHashing {
  const work = { hash: 0, verify: 0 };
  return {
    ...PARAMETERS,
    work,
    hash(password) {
      work.hash += 1;
      return hash(password, PARAMETERS);
    },
    verify(passwordHash, password) {
      work.verify += 1;
      return verify(passwordHash, password);
    },
  };
}
