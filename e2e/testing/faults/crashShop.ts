import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import {
  copyDataDir,
  freePort,
  type Installation,
  removeDataDir,
  runToEnd,
  startInstallation,
} from '../installation.ts';
import { type Owner, signInOwner } from '../owner.ts';

const DIES_WITHIN_MS = 60_000;
const SETTLES_WITHIN_MS = 120_000;
/** Older than the longest wait for a bank: what nobody reported is looked into now. */
const AGED = "interval '20 minutes'";

/** The real product on a separate folder, with a point at which it stops dead, and its records. */
export interface CrashShop {
  readonly port: number;
  readonly owner: Owner;
  /** The next time it comes to that point it dies. */
  arm(point: string): void;
  /** Reports whether it has died at the armed point, by the signal that no process can catch. */
  hasDied(): Promise<boolean>;
  restart(): Promise<void>;
  /** Makes sure that it runs with no point armed, whatever a previous test left behind. */
  beUp(): Promise<void>;
  /** One statement on its database, as the database's owner. */
  sql<Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Everything that jobs do within minutes, now; until nothing is open. */
  recover(): Promise<void>;
  doctor(): Promise<{ readonly code: number | null; readonly output: string }>;
  close(): Promise<void>;
}

export async function openCrashShop(pristine: string, account: Installation['owner']): Promise<CrashShop> {
  const dataDir = copyDataDir(pristine);
  const file = join(dataDir, 'crash-at');
  const port = await freePort();
  const start = () =>
    startInstallation({ dataDir, port, env: { NODE_ENV: 'test', QUOIN_TEST_CRASH_FILE: file, SMTP_URL: '' } });
  let running = await start();
  let owner = await signInOwner({ port, owner: account });
  let books = await connect(dataDir);

  const shop: CrashShop = {
    port,
    get owner() {
      return owner;
    },
    arm: (point) => writeFileSync(file, point),
    async hasDied() {
      const { process: child } = running;
      const deadline = performance.now() + DIES_WITHIN_MS;
      while (child.signalCode === null && performance.now() < deadline) await sleep(20);
      return child.signalCode === 'SIGKILL';
    },
    async restart() {
      rmSync(file, { force: true });
      await books.end().catch(() => undefined);
      if (running.process.signalCode === null) await running.stop();
      running = await start();
      owner = await signInOwner({ port, owner: account });
      books = await connect(dataDir);
    },
    async beUp() {
      rmSync(file, { force: true });
      if (running.process.signalCode !== null) await shop.restart();
    },
    sql: async <Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []) =>
      (await books.query<Row>(text, [...values])).rows,
    async recover() {
      const deadline = performance.now() + SETTLES_WITHIN_MS;
      await shop.sql(
        `update payment_intent set created_at = created_at - ${AGED} where state in ('created', 'requires_action')`,
      );
      await shop.sql(`update stock_reservation set expires_at = now() where state = 'held'`);
      for (;;) {
        // Leases of the dead end, and what is due soon is due now.
        await shop.sql(
          `update job set run_at = now() where (state = 'running' and locked_at < now() - interval '3 seconds') or (state = 'waiting' and run_at < now() + ${DUE_SOON})`,
        );
        const open = await openThings(shop);
        if (open.length === 0) return;
        if (running.process.signalCode !== null) throw new Error('It is dead: nothing recovers.');
        if (performance.now() > deadline) throw new Error(`Still open: ${open.join(', ')}`);
        await sleep(250);
      }
    },
    async doctor() {
      const { code, output, errors } = await runToEnd('cli', ['doctor'], { dataDir, port });
      return { code, output: output + errors };
    },
    async close() {
      await books.end().catch(() => undefined);
      if (running.process.signalCode === null) await running.stop();
      removeDataDir(dataDir);
    },
  };
  return shop;
}

async function connect(dataDir: string): Promise<pg.Client> {
  const file = join(dataDir, 'running.json');
  if (!existsSync(file)) throw new Error('The product does not say where its database is.');
  const connection = JSON.parse(readFileSync(file, 'utf8')) as pg.ClientConfig;
  const client = new pg.Client({ ...connection, options: '-c app.platform=on' });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** A renewal whose payment was called off because nobody had asked for it is tried again in half an hour. */
const DUE_SOON = `case when kind = 'subscription.renew' then interval '45 minutes' else interval '3 minutes' end`;

/** Payments, refunds and quick jobs that have not come to their end. */
async function openThings(shop: CrashShop): Promise<readonly string[]> {
  const rows = await shop.sql<{ what: string }>(`
    select 'payment ' || state as what from payment_intent where state in ('created', 'requires_action')
    union all select 'refund' from payment_refund where state = 'pending'
    union all select 'refund of an order' from order_refund where state = 'begun'
    union all select 'job ' || kind from job where state in ('waiting', 'running') and run_at < now() + ${DUE_SOON}
      and kind not like 'image%'`);
  return rows.map(({ what }) => what);
}

/** Units on the shelves by variant, without those that have no limit. */
export async function shelvesOf(shop: CrashShop): Promise<ReadonlyMap<string, number>> {
  const rows = await shop.sql<{ id: string; on_hand: number }>('select id, on_hand from variant where not unlimited');
  return new Map(rows.map(({ id, on_hand }) => [id, on_hand]));
}

/** What must be true of money, stock, gift cards, coupons and mails, whatever has happened; each row is a wrong. */
export async function wrongsOf(
  shop: CrashShop,
  shelvesBefore: ReadonlyMap<string, number>,
): Promise<readonly string[]> {
  const rows = await shop.sql<{ wrong: string }>(`
    with received as (
      select i.checkout_id, coalesce(sum(p.amount - p.refunded) filter (where p.status in ('succeeded', 'refunded')), 0) as sum
      from payment_intent i left join test_payment p on p.intent_id = i.id group by i.checkout_id
    ), owed as (
      select o.checkout_id, o.grand_total - o.gift_card_total - coalesce(
        (select sum(r.to_payment) from order_refund r where r.order_id = o.id and r.state = 'done'), 0) as sum
      from sales_order o where not exists (select 1 from sales_order x where x.checkout_id = o.checkout_id and x.id <> o.id)
    )
    select 'money of checkout ' || checkout_id || ': received ' || r.sum || ', owed ' || coalesce(o.sum, 0) as wrong
      from received r left join owed o using (checkout_id) where r.sum <> coalesce(o.sum, 0)
    union all select 'two orders of checkout ' || checkout_id from sales_order group by checkout_id having count(*) > 1
    union all select 'units held of ' || sku from variant where reserved <> 0
    union all select 'gift card ' || c.id || ': balance ' || balance || ', held ' || held || ', issued ' || issued || ', moved ' || coalesce(sum(m.delta), 0)
      from gift_card c left join gift_card_movement m on m.gift_card_id = c.id and m.kind in ('redeem', 'return')
      group by c.id, balance, held, issued having held <> 0 or balance <> issued + coalesce(sum(m.delta), 0)
    union all select 'discount ' || d.name || ': counted ' || times_used || ', ordered ' || count(u.order_id)
      from discount d left join discount_use u on u.discount_id = d.id
      group by d.id, d.name, times_used having times_used <> count(u.order_id) or count(u.checkout_id) <> count(u.order_id)
    union all select 'mails of order ' || o.order_number || ': ' || count(m.id) from sales_order o
      left join mail m on m.kind = 'orderConfirmation' and m.dedupe_key like '%' || o.id
      where not exists (select 1 from subscription_charge s where s.order_id = o.id and s.period_index > 0)
      group by o.id, o.order_number having count(m.id) <> 1`);
  const shelves = await shelvesOf(shop);
  const sold = await shop.sql<{ variant_id: string; n: number }>(
    'select variant_id, sum(quantity)::int as n from order_line group by variant_id',
  );
  const lost = sold.filter(
    ({ variant_id: id, n }) => shelvesBefore.has(id) && shelvesBefore.get(id)! - n !== shelves.get(id),
  );
  return [
    ...rows.map(({ wrong }) => wrong),
    ...lost.map(
      ({ variant_id: id, n }) => `variant ${id}: ${n} sold, ${shelvesBefore.get(id)} before, ${shelves.get(id)} left`,
    ),
  ];
}
