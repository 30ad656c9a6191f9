import type { SiteDatabase } from '../../platform/database/database.ts';
import type { JobHandler } from '../../platform/jobs/job.ts';
import type { TestDatabase } from '../../testing/database.ts';
import type { CodeDeps } from '../giftCardCodes.ts';
import { giftCardJobs } from '../giftCardJobs.ts';

const CODE = /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]/;

interface Waiting {
  readonly id: string;
  readonly website_id: string;
  readonly kind: string;
  readonly payload: Record<string, unknown>;
}

/** Runs the jobs that are due of these kinds now, whatever its time, until nothing is left. */
export async function runJobs(
  test: TestDatabase,
  handlers: ReadonlyMap<string, JobHandler>,
  /** Those due within so many milliseconds; all when left out. */
  withinMs = Number.POSITIVE_INFINITY,
): Promise<number> {
  let ran = 0;
  for (let round = 0; round < 50; round += 1) {
    const until = withinMs === Number.POSITIVE_INFINITY ? new Date('9999-01-01') : new Date(Date.now() + withinMs);
    const jobs = await test.asOwner<Waiting>(
      `update job set state = 'done', finished_at = now()
       where state = 'waiting' and kind = any($1) and run_at <= $2 returning id, website_id, kind, payload`,
      [[...handlers.keys()], until],
    );
    if (jobs.length === 0) return ran;
    for (const job of jobs) {
      const { id, kind, payload, website_id: websiteId } = job;
      const given = { id, websiteId, kind, payload, attempt: 1, maxAttempts: 30 };
      await handlers.get(kind)!(given, new AbortController().signal);
      ran += 1;
    }
  }
  throw new Error('There is no end of jobs');
}

/** Writes the mails that are due and reads the codes out of them: nothing else has them. */
export async function mailedCodes(test: TestDatabase, db: SiteDatabase, deps: CodeDeps): Promise<string[]> {
  const config = { appOrigin: 'http://localhost:3000', sitesDomain: 'localhost' };
  await runJobs(test, giftCardJobs({ ...deps, db, config }));
  const mails = await test.asOwner<{ secret: string; text: string }>(
    "select secret, text from mail where kind = 'giftCard' order by id",
  );
  if (mails.some(({ text }) => CODE.test(text))) throw new Error('A code stands in a kept mail');
  return mails.map(({ secret }) => secret);
}
