import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  type Attempt,
  expectExactSale,
  limitedShelves,
  newAttempt,
  onHand,
  type Shelf,
  withOutcome,
} from '../testing/buying/exactSale.ts';
import { buyPatiently, isConnectionFault, patient } from '../testing/buying/patientBuyer.ts';
import {
  type Answer,
  copyDataDir,
  freePort,
  type Installation,
  removeDataDir,
  runToEnd,
  startInstallation,
} from '../testing/installation.ts';
import { signInOwner } from '../testing/owner.ts';
import { createVisitor } from '../testing/visitor.ts';

/** As many as the suite's time allows; all 25 in `npm run chaos`. */
const KILLS = Number(process.env.QUOIN_CRASH_ROUNDS ?? 0) > 0 ? 25 : 3;
const BUYERS = 4;
const SEED = Number(process.env.CRASH_SEED ?? '20260101');
/** The server dies after that many more requests have started, in the middle of work on any machine. */
const REQUESTS_PER_KILL = { from: 3, to: 60 } as const;
const LONGEST_LIFE_MS = 8_000;
/** After the last kill everybody may finish what he began. */
const GRACE_MS = 20_000;

describe('kill -9 during checkouts', () => {
  let dataDir: string;
  let port: number;
  let running: Installation;
  let shelves: readonly Shelf[];
  let stockBefore: ReadonlyMap<string, number>;
  const attempts: Attempt[] = [];
  const surprises: string[] = [];
  let begun = 0;
  let cut = 0;
  let isOver = false;
  let deadline = Number.POSITIVE_INFINITY;
  const isLate = () => performance.now() > deadline;

  beforeAll(async () => {
    dataDir = copyDataDir(inject('pristine'));
    port = await freePort();
    running = await startInstallation({ dataDir, port });
    const owner = await signInOwner(running);
    shelves = await limitedShelves(owner);
    stockBefore = await onHand(owner);
  });
  afterAll(async () => {
    await running?.stop();
    removeDataDir(dataDir);
  });

  it(`loses and doubles no order in ${KILLS} kills, and the stock equals the movements (FT-1)`, async () => {
    const roll = seeded(SEED);
    const buyers = Array.from({ length: BUYERS }, (_, buyer) => buyOnAndOn(buyer));
    for (let kill = 0; kill < KILLS; kill += 1) {
      const { from, to } = REQUESTS_PER_KILL;
      await requestsBegun(begun + from + Math.floor(roll() * (to - from)));
      await sleep(roll() * 40);
      await running.kill();
      running = await startInstallation({ dataDir, port });
    }
    isOver = true;
    deadline = performance.now() + GRACE_MS;
    await Promise.all(buyers);

    const owner = await signInOwner(running);
    const { orders } = await expectExactSale(owner, { attempts, search: 'crash-', stockBefore });
    const acknowledged = withOutcome(attempts, 'acknowledged').length;
    const refused = withOutcome(attempts, 'refused').length;
    console.log(
      `crash: ${KILLS} kills (seed ${SEED}), ${attempts.length} checkouts, ${acknowledged} acknowledged, ` +
        `${refused} refused, ${attempts.length - acknowledged - refused} unknown, ${orders} orders, ` +
        `${begun} requests, ${cut} cut off`,
    );
    expect(surprises).toEqual([]);
    expect(acknowledged).toBeGreaterThan(KILLS);
  }, 240_000);

  it('answers each acknowledged order’s page', async () => {
    const visitor = createVisitor({ port });
    for (const { orderUrl } of withOutcome(attempts, 'acknowledged').slice(-20)) {
      expect((await visitor.get(new URL(orderUrl, running.shopOrigin).pathname)).status).toBe(200);
    }
  });

  it('owes each order one mail, and sends it', async () => {
    const owner = await signInOwner(running);
    const orders = await owner.orders('crash-');
    const mailed = async () => (await owner.mails('crash-')).map(({ recipient }) => addressOf(recipient)).sort();
    await expect.poll(mailed, { timeout: 30_000, interval: 1000 }).toEqual(orders.map(({ email }) => email).sort());
  }, 60_000);

  it('leaves nothing for the doctor to find', async () => {
    const { code, output, errors } = await runToEnd('cli', ['doctor'], { dataDir, port });
    expect(errors).toBe('');
    expect(output).toMatch(/\b0 violations\b/);
    expect(code).toBe(0);
  });

  async function buyOnAndOn(buyer: number): Promise<void> {
    for (let count = 0; !isOver; count += 1) {
      const shelf = shelves[(buyer + count * BUYERS) % shelves.length]!;
      const attempt = newAttempt(`crash-${buyer}-${count}@example.com`, shelf);
      attempts.push(attempt);
      const visitor = patient(createVisitor({ port }), { attempt: tryOnce, isLate });
      const surprise = await buyPatiently(visitor, { shelf, attempt, isLate });
      if (surprise !== null) surprises.push(surprise);
    }
  }

  async function tryOnce(act: () => Promise<Answer>): Promise<Answer | null> {
    begun += 1;
    try {
      return await act();
    } catch (error) {
      if (!isConnectionFault(error)) throw error;
      begun -= 1;
      if (!isNobodyThere(error)) cut += 1;
      return null;
    }
  }

  async function requestsBegun(count: number): Promise<void> {
    const latest = performance.now() + LONGEST_LIFE_MS;
    while (begun < count && performance.now() < latest) await sleep(2);
  }
});

/** Not even started: the server is not back yet. */
function isNobodyThere(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ECONNREFUSED';
}

function addressOf(recipient: string): string {
  return /<([^>]+)>/.exec(recipient)?.[1] ?? recipient;
}

/** Numbers from 0 to 1 that only depend on the seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
