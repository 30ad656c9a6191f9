import { availableParallelism } from 'node:os';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { createWorkQueue } from '../../platform/background/workQueue.ts';

/** What turns a password into what is kept of it. Tests put a quicker one here, and count. */
export interface Hashing {
  readonly memoryCost: number;
  readonly timeCost: number;
  hash(password: string): Promise<string>;
  verify(passwordHash: string, password: string): Promise<boolean>;
}

/** argon2id, 46 MiB, one pass, one lane (reliability 3.5; the library's default algorithm is argon2id). */
const PARAMETERS = { memoryCost: 46 * 1024, timeCost: 1, parallelism: 1 } as const;
const ARGON2: Hashing = {
  ...PARAMETERS,
  hash: (password) => hash(password, PARAMETERS),
  verify: (passwordHash, password) => verify(passwordHash, password),
};
const WAITING = 50;

/** Hashing of passwords, a few at a time. Every method throws QueueFull when too many wait. */
export interface Passwords {
  hash(password: string): Promise<string>;
  isCorrect(passwordHash: string, password: string): Promise<boolean>;
  /** Costs as much as `isCorrect` and is always false: an unknown account answers no faster (SES-5). */
  refuseSlowly(password: string): Promise<false>;
  isOutdated(passwordHash: string): boolean;
}

export function createPasswords(hashing: Hashing = ARGON2): Passwords {
  const queue = createWorkQueue({ running: availableParallelism(), waiting: WAITING });
  const normal = (password: string) => password.normalize('NFKC');
  let dummy: Promise<string> | null = null;
  const dummyHash = () => {
    dummy ??= hashing.hash('nobody has this password');
    return dummy;
  };
  void dummyHash();
  return {
    hash: (password) => queue(() => hashing.hash(normal(password))),
    isCorrect: (passwordHash, password) =>
      queue(() => hashing.verify(passwordHash, normal(password)).catch(() => false)),
    async refuseSlowly(password) {
      const stored = await dummyHash();
      await queue(() => hashing.verify(stored, normal(password)));
      return false;
    },
    isOutdated(passwordHash) {
      const used = parseOptions(passwordHash);
      return used.memoryCost < hashing.memoryCost || used.timeCost < hashing.timeCost;
    },
  };
}
