import { createHash } from 'node:crypto';
import { accept, type Outcome, type Problem, refuse } from '@quoin/domain/problem';
import type { Deps } from '../deps.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import { violatedUnique } from '../platform/database/errors.ts';
import { answerOnce, beginOnce, findOnce, forgetOnce } from '../platform/database/idempotency.ts';

export interface KeyedCall {
  readonly websiteId: string;
  readonly keyId: string;
  readonly route: string;
  /** As the Idempotency-Key header said it. */
  readonly key: string;
  readonly body: unknown;
}

/** Undoes what the work has written so far. */
class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}

const KEPT_MS = 48 * 3_600_000;

/** Does the work once for each Idempotency-Key within 48 hours, in one transaction with its answer; what is refused may be tried again. */
export async function onceByKey<Answer, Code extends string>(
  { db }: Pick<Deps, 'db'>,
  { websiteId, keyId, route, key, body }: KeyedCall,
  work: (trx: SiteTransaction) => Promise<Outcome<Answer, Code>>,
): Promise<Outcome<Answer, Code | 'idempotencyKeyReused' | 'stillRunning'>> {
  const once = { principal: keyId, route, key };
  const requestHash = createHash('sha256').update(JSON.stringify(body)).digest('base64url');
  try {
    return await db.inSite({ websiteId }, async (trx) => {
      const held = await findOnce(trx, websiteId, once);
      const isOver = held !== null && trx.now().getTime() - held.createdAt.getTime() >= KEPT_MS;
      if (isOver) await forgetOnce(trx, websiteId, once);
      else if (held !== null)
        return held.requestHash === requestHash ? accept(held.answer as Answer) : refuse('idempotencyKeyReused');
      await beginOnce(trx, websiteId, once, requestHash);
      const done = await work(trx);
      if (!done.ok) throw new Refused(done.problem);
      await answerOnce(trx, websiteId, once, done.value);
      return done;
    });
  } catch (fault) {
    if (fault instanceof Refused) return { ok: false, problem: fault.problem as Problem<Code> };
    // Sent twice at once: the second waited for the first one's row.
    if (violatedUnique(fault) === 'idempotency_pkey') return refuse('stillRunning');
    throw fault;
  }
}
