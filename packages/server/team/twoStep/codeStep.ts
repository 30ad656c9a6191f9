import { CODE_STEP_MS } from '@quoin/domain/access';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { openSecret, sealSecret } from '../../platform/sealedSecret.ts';
import type { Account } from '../storage/accounts.ts';

const PLACE = { websiteId: '', name: 'codeStep' } as const;

/** Whose first step it was, and when. With the epoch: another password ends it. */
const proof = z.object({ accountId: z.string(), epoch: z.number(), at: z.number() });
export type CodeStep = z.infer<typeof proof>;

/** The proof of the first step, which a browser keeps while its person looks up the code. */
export function sealCodeStep(
  { keyFor, randomBytes, now }: Pick<Deps, 'keyFor' | 'randomBytes' | 'now'>,
  { id: accountId, epoch }: Pick<Account, 'id' | 'epoch'>,
): string {
  const text = JSON.stringify({ accountId, epoch, at: now() } satisfies CodeStep);
  return sealSecret({ key: keyFor(PLACE.name), randomBytes }, PLACE, text);
}

/** Null for what is none, or too old. */
export function openCodeStep({ keyFor, now }: Pick<Deps, 'keyFor' | 'now'>, sealed: string): CodeStep | null {
  try {
    const shown = proof.parse(JSON.parse(openSecret(keyFor(PLACE.name), PLACE, sealed)));
    return shown.at + CODE_STEP_MS > now() ? shown : null;
  } catch {
    return null;
  }
}
