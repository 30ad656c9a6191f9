import { setTimeout as sleep } from 'node:timers/promises';
import { appAdjustmentsPath } from '@quoin/contract/endpoints/store';
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
import { buyPatiently, patient } from '../testing/buying/patientBuyer.ts';
import { accepted } from '../testing/buying/purchase.ts';
import { inviteColleague } from '../testing/colleague.ts';
import { pageKeyOf } from '../testing/editing/draft.ts';
import { hasHaproxy, NODES, type NodeName } from '../testing/faults/balancer.ts';
import { type DocumentEditor, delaysOf, LONGEST_MS, openEditor } from '../testing/faults/documentEditor.ts';
import { createRequestLog } from '../testing/faults/lostRequests.ts';
import { type Nodes, startNodes } from '../testing/faults/nodes.ts';
import { newDataDir, removeDataDir, runToEnd } from '../testing/installation.ts';
import { type Owner, signInOwner } from '../testing/owner.ts';
import { createVisitor } from '../testing/visitor.ts';

/** As many as the suite's time allows; `npm run chaos -- nodes` plays more. */
const VISITORS = Number(process.env.QUOIN_NODES_VISITORS ?? '12');
const KILLS = Number(process.env.QUOIN_NODES_KILLS ?? '1');
/** Before the first kill and after all that follows it. */
const SECONDS = Number(process.env.QUOIN_NODES_SECONDS ?? '10');
/** Of all visitors, those that buy. */
const BUYERS = Math.max(2, Math.round(VISITORS / 10));
const PAUSE_MS = { from: 300, to: 1_500 } as const;
/** After the last kill everybody may finish what he began: a payment that a kill caught is settled within a lease. */
const GRACE_MS = 40_000;
/** A start on a machine that does much else, for each kill. */
const LONGEST_RUN_MS = 120_000 + SECONDS * 1000 + KILLS * 90_000;
const PATHS = ['/', '/shop', '/journal', '/about', '/shop/ridge-lines', '/shop/orrery', '/api/commerce/shopping-cart'];

const pause = () => PAUSE_MS.from + Math.random() * (PAUSE_MS.to - PAUSE_MS.from);

describe.skipIf(!hasHaproxy())('two machines behind HAProxy (skipped where that is not installed)', () => {
  const log = createRequestLog();
  const attempts: Attempt[] = [];
  const surprises: string[] = [];
  let [isOver, deadline] = [false, Number.POSITIVE_INFINITY];
  const patience = { attempt: log.ask, isLate: () => performance.now() > deadline };
  let nodes: Nodes;
  let owner: Owner;
  let shelves: readonly Shelf[];
  let stockBefore: ReadonlyMap<string, number>;
  let editors: readonly DocumentEditor[];
  const everybody: Promise<void>[] = [];

  beforeAll(async () => {
    nodes = await startNodes(inject('pristine'), inject('sharedDatabase')!);
    owner = await signInOwner(nodes);
    await fillShelves(owner);
    shelves = await limitedShelves(owner);
    stockBefore = await onHand(owner);
    editors = await openEditors();
    for (let each = 0; each < VISITORS; each += 1) everybody.push(each < BUYERS ? buyOnAndOn(each) : lookAround());
    everybody.push(...editors.map(({ ended }) => ended.catch((error: unknown) => void surprises.push(String(error)))));
  }, LONGEST_RUN_MS);
  afterAll(async () => {
    isOver = true;
    for (const each of editors ?? []) each.close();
    await nodes?.close();
  });

  it(
    `${VISITORS} visitors, a sale and two editors lose nothing but what a killed one held, in ${KILLS} kills and an upgrade`,
    async () => {
      const begin = performance.now();
      await sleep(SECONDS * 500);
      for (let kill = 0; kill < KILLS; kill += 1) {
        await killAndStart(NODES[kill % NODES.length]!);
        if (kill === 0) await upgrade();
        for (const each of editors) expect(await each.missing()).toEqual([]);
      }
      await sleep(SECONDS * 500);
      isOver = true;
      deadline = performance.now() + GRACE_MS;
      await Promise.all(everybody);
      report(performance.now() - begin);
      expect(log.unexplained()).toEqual([]);
      expect(log.held().length).toBeLessThanOrEqual(KILLS * (VISITORS + 2));
    },
    LONGEST_RUN_MS,
  );

  it('no order is lost or doubled, and the stock equals what was sold', async () => {
    expect(surprises).toEqual([]);
    expect(withOutcome(attempts, 'acknowledged').length).toBeGreaterThan(0);
    await expectExactSale(owner, { attempts, search: 'nodes-', stockBefore });
  });

  it('no acknowledged edit is lost, and each is heard on the other machine, within a second', async () => {
    for (const each of editors) expect(await each.missing()).toEqual([]);
    const across = heardAfter(true);
    expect(across.length).toBeGreaterThan(0);
    expect(across.filter((delay) => !Number.isFinite(delay))).toEqual([]);
    // The longest is told and not held: on a machine that does much else the test itself hears late.
    expect(middleOf(across)).toBeLessThan(LONGEST_MS);
  });

  it('the doctor finds nothing', async () => {
    const dataDir = newDataDir();
    const { code, output } = await runToEnd('cli', ['doctor'], { dataDir, port: nodes.port, env: nodes.settings });
    removeDataDir(dataDir);
    expect(code).toBe(0);
    expect(output).toMatch(/\b0 violations\b/);
  });

  async function killAndStart(node: NodeName): Promise<void> {
    await sleep(Math.random() * 1_000);
    await log.killing(node, () => nodes.kill(node));
    note(`${node} is killed`);
    await nodes.start(node);
    note(`${node} is back`);
  }

  async function upgrade(): Promise<void> {
    note('two is told to stop');
    const stopping = await nodes.upgrade('two');
    note(`two is back; stopping took ${stopping} ms`);
  }

  async function openEditors(): Promise<readonly DocumentEditor[]> {
    const who = { email: 'kim@example.com', displayName: 'Kim', roles: [1] };
    const colleague = await signInOwner({ port: nodes.port, owner: await inviteColleague(owner, nodes.port, who) });
    const open = async (editor: Owner, urlId: string) =>
      openEditor({
        ...{ owner: editor, port: nodes.port, page: await pageKeyOf(owner, urlId) },
        ...{ patience, isOver: () => isOver, pause },
      });
    return [await open(owner, 'about'), await open(colleague, 'journal')];
  }

  async function lookAround(): Promise<void> {
    const visitor = createVisitor({ port: nodes.port });
    const pictures: string[] = [];
    for (let count = Math.floor(Math.random() * 100); !isOver; count += 1) {
      const picture = count % 3 === 0 ? pictures[count % pictures.length] : undefined;
      const answer = await log.ask(() => visitor.get(picture ?? PATHS[count % PATHS.length]!));
      for (const [path] of answer?.body.matchAll(/\/s\/images\/[^"'?\s]+/g) ?? []) pictures.push(`${path}?format=500w`);
      await sleep(pause());
    }
  }

  async function buyOnAndOn(buyer: number): Promise<void> {
    for (let count = 0; !isOver; count += 1) {
      const shelf = shelves[(buyer + count * BUYERS) % shelves.length]!;
      const attempt = newAttempt(`nodes-${buyer}-${count}@example.com`, shelf);
      attempts.push(attempt);
      const visitor = patient(createVisitor({ port: nodes.port }), patience);
      const surprise = await buyPatiently(visitor, { shelf, attempt, isLate: patience.isLate });
      if (surprise !== null) surprises.push(surprise);
      await sleep(pause());
    }
  }

  /** What each editor heard of the other's edits. */
  function heardAfter(isAcross: boolean): readonly number[] {
    const [one, two] = editors;
    return [
      ...delaysOf(one!.acknowledged, two!.streams, isAcross),
      ...delaysOf(two!.acknowledged, one!.streams, isAcross),
    ];
  }

  function report(ms: number): void {
    const sold = withOutcome(attempts, 'acknowledged').length;
    const edits = editors.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
    const across = heardAfter(true);
    console.log(
      `nodes: ${VISITORS} visitors (${BUYERS} buying), ${KILLS} kills, ${Math.round(ms / 1000)} s: ` +
        `${log.answered()} answered, ${log.held().length} held by a killed machine, ${log.unexplained().length} lost otherwise; ` +
        `${sold} orders and ${edits} edits acknowledged; ${across.length} edits heard on the other machine, ` +
        `after ${Math.round(middleOf(across))} ms (median), ${Math.round(Math.max(...across))} ms (longest), ` +
        `${across.filter((delay) => delay < LONGEST_MS).length} of them within a second`,
    );
  }
});

const middleOf = (numbers: readonly number[]) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** On the clock of lost requests. */
function note(what: string): void {
  console.log(`nodes: at ${Math.round(performance.now())} ms ${what}`);
}

/** More than anybody buys. */
async function fillShelves(owner: Owner): Promise<void> {
  const variants = (await owner.products()).flatMap((product) => product.variants);
  const limited = variants.filter(({ stock }) => !stock.unlimited);
  const changes = limited.map(({ id }) => ({ variantId: id, kind: 'add', quantity: 10_000 }));
  accepted(await owner.visitor.send('POST', appAdjustmentsPath('demo'), { changes, reason: 'received', note: '' }));
}
