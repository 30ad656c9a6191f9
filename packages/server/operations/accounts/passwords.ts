import { availableParallelism } from 'node:os';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { createWorkQueue } from './workQueue.ts';

/** argon2id, 46 MiB, one pass, one lane (reliability 3.5; the library's default algorithm is argon2id). */
const PARAMETERS = { memoryCost: 46 * 1024, timeCost: 1, parallelism: 1 } as const;
const WAITING = 50;

/** Hashing of passwords, a few at a time. Every method throws QueueFull when too many wait. */
export interface Passwords {
  hash(password: string): Promise<string>;
  isCorrect(passwordHash: string, password: string): Promise<boolean>;
  /** Costs as much as `isCorrect` and is always false: an unknown account answers no faster (SES-5). */
  refuseSlowly(password: string): Promise<false>;
  isOutdated(passwordHash: string): boolean;
}

export function createPasswords(limits = { running: availableParallelism(), waiting: WAITING }): Passwords {
  const queue = createWorkQueue(limits);
  const normal = (password: string) => password.normalize('NFKC');
  let dummy: Promise<string> | null = null;
  const dummyHash = () => {
    dummy ??= hash('nobody has this password', PARAMETERS);
    return dummy;
  };
  void dummyHash();
  return {
    hash: (password) => queue(() => hash(normal(password), PARAMETERS)),
    isCorrect: (passwordHash, password) => queue(() => verify(passwordHash, normal(password)).catch(() => false)),
    async refuseSlowly(password) {
      const stored = await dummyHash();
      await queue(() => verify(stored, normal(password)));
      return false;
    },
    isOutdated(passwordHash) {
      const used = parseOptions(passwordHash);
      return used.memoryCost < PARAMETERS.memoryCost || used.timeCost < PARAMETERS.timeCost;
    },
  };
}
