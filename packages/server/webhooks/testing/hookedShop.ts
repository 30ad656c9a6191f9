import { randomBytes, randomUUID } from 'node:crypto';
import type { WebhookTopic } from '@quoin/domain/access';
import type { Config } from '../../platform/config.ts';
import { createOutsidePost, type PostOutside } from '../../platform/gateways/outside/safeFetch.ts';
import { startJobWorker } from '../../platform/jobs/worker.ts';
import { testKeyFor } from '../../testing/appClient.ts';
import { addOrder, addShop, newId, type TestShop } from '../../testing/appShop.ts';
import { createTestDatabase, SILENT, type TestDatabase } from '../../testing/database.ts';
import { createWebhook } from '../changeWebhooks.ts';
import { DELIVER_JOB, webhookJobs } from '../deliverNotifications.ts';

/** As it is sent in development: also to this machine. */
export const localPost = createOutsidePost({ isAllowed: () => true, isPortAllowed: () => true });

/** A shop whose clock is moved by hand, and its jobs of webhooks. */
export interface HookedShop {
  readonly test: TestDatabase;
  readonly shop: TestShop;
  readonly deps: Parameters<typeof createWebhook>[0] & { readonly newId: () => string };
  readonly clock: { ahead: number };
  subscribe(endpointUrl: string, topics: readonly WebhookTopic[]): Promise<{ id: string; secret: string }>;
  /** Answers its id. */
  order(email?: string): Promise<string>;
  /** Runs what is due by the clock, on so many workers. */
  deliver(options?: { readonly workers?: number; readonly post?: PostOutside }): Promise<void>;
  /** A worker that goes on until it is stopped. */
  work(post: PostOutside): { stop(graceMs: number): Promise<void> };
}

export async function openHookedShop(): Promise<HookedShop> {
  const clock = { ahead: 0 };
  const now = () => Date.now() + clock.ahead;
  const test = await createTestDatabase({ open: { now } });
  const shop = await addShop(test.db, { identifier: 'hooked' });
  const config = { hasLocalWebhooks: true } as Config;
  const deps = { db: test.db, config, keyFor: testKeyFor, randomBytes, newId };
  const actor = { accountId: null, name: 'Nora Keane' };
  let ordered = 1000;
  const start = (post: PostOutside) =>
    startJobWorker({
      ...{ db: test.db, log: SILENT, workerId: randomUUID(), now, roll: () => 0.5, idlePollMs: 5 },
      ...{ handlers: webhookJobs(deps, post), kinds: { only: [DELIVER_JOB] } },
    });
  return {
    ...{ test, shop, deps, clock },
    async subscribe(endpointUrl, topics) {
      const holder = { websiteId: shop.id, clientId: null, actor };
      const made = await createWebhook(deps, holder, { endpointUrl, topics });
      if (!made.ok) throw new Error(made.problems[0]?.code);
      return { id: made.value.subscription.id, secret: made.value.secret };
    },
    order(email = 'buyer@example.com') {
      ordered += 1;
      const lines = [{ title: 'Tide', sku: 'TIDE', unitPrice: 2000n }];
      return addOrder(test.db, shop, {
        ...{ number: ordered, email, fullName: 'Ada Buyer', placedAt: new Date(now()), lines },
      });
    },
    work: start,
    async deliver({ workers: count = 1, post = localPost } = {}) {
      const workers = Array.from({ length: count }, () => start(post));
      const due = `kind = $1 and state in ('waiting', 'running') and run_at <= $2`;
      const isDue = async () =>
        (
          await test.asOwner(`select 1 from job where (${due}) or (kind = $1 and state = 'running')`, [
            ...[DELIVER_JOB, new Date(now())],
          ])
        ).length > 0;
      while (await isDue()) await new Promise((resolve) => setTimeout(resolve, 10));
      await Promise.all(workers.map((each) => each.stop()));
    },
  };
}
