import { sql } from 'kysely';
import { type BackgroundWork, quickJobs } from '../../backgroundWork.ts';
import type { Commerce } from '../../commerce.ts';
import type { Deps } from '../../deps.ts';
import { seen } from './observed.ts';

interface Waiting {
  readonly id: string;
  readonly website_id: string;
  readonly kind: string;
  readonly payload: Record<string, unknown>;
}

/** In place of the server's own: what waits is done when `seen.work` is called, so that otherwise only requests change a row. */
export function startBackgroundWork(deps: Deps, commerce: Commerce): BackgroundWork {
  const handlers = quickJobs(deps, commerce);
  const kinds = [...handlers.keys()];
  seen.work = async () => {
    const { rows } = await deps.db.acrossSites((trx) =>
      sql<Waiting>`UPDATE job SET state = 'done', finished_at = now()
        WHERE state = 'waiting' AND kind = any(${kinds}) AND run_at <= now() RETURNING id, website_id, kind, payload`.execute(
        trx,
      ),
    );
    for (const { website_id: websiteId, ...job } of rows) {
      const given = { ...job, websiteId, attempt: 1, maxAttempts: 1 } as never;
      // One that cannot be done is tried again by the product, and is nothing that a request is answered with.
      await handlers.get(job.kind)!(given, new AbortController().signal).catch(() => undefined);
    }
  };
  return { stop: () => Promise.resolve() };
}
