import type { MoveInProblem } from '@quoin/domain/site';
import { sql } from 'kysely';
import { type HistoricLine, listHeldOrders, placeHistoricOrder, removeImportedOrder } from '../../orders/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import type { FileOrderLine, OrderRow } from '../contents.ts';
import { inStep, problemsOf, type ThingType, type WorkingRun } from '../moveInRun.ts';
import { personKey } from '../personKey.ts';
import { findThings, forgetThings, listKnownCustomers, orderCustomer, saveThing } from '../storage/importedThings.ts';

/** Orders of another product as history: their numbers stay, no stock moves and nobody is told. */
export const orderType: ThingType<OrderRow> = {
  batch: 20,
  known: (trx, { site }, rows) => knownOrders(trx, site.id, rows),
  save: (run, rows) =>
    inStep(run, rows, async (trx) => {
      await sql`SET LOCAL app.webhooks = 'off'`.execute(trx);
      const known = await knownOrders(trx, run.site.id, rows);
      const fresh = rows.filter(({ key }) => !known.has(key));
      const emails = await listKnownCustomers(
        trx,
        run.site.id,
        fresh.map(({ email }) => email.toLowerCase()),
      );
      const customers = new Set(emails);
      const problems: MoveInProblem[] = [];
      for (const row of fresh) problems.push(...(await saveOrder(trx, run, row, customers)));
      return { counts: { created: fresh.length, unchanged: known.size }, problems };
    }),
  async takeBack({ deps, site }, things) {
    return deps.db.inSite({ websiteId: site.id }, async (trx) => {
      const kept: MoveInProblem[] = [];
      const gone: string[] = [];
      for (const { id, key, title } of things) {
        if (id === null || (await removeImportedOrder(trx, id))) gone.push(key);
        else kept.push({ line: 0, title, code: 'keptEdited' });
      }
      await forgetThings(trx, site.id, 'order', gone);
      return kept;
    });
  },
};

/** Brought before, or the same number at the same second: an order of this very shop that comes back. */
async function knownOrders(
  trx: SiteTransaction,
  websiteId: string,
  rows: readonly OrderRow[],
): Promise<ReadonlySet<string>> {
  const things = await findThings(
    trx,
    websiteId,
    'order',
    rows.map(({ key }) => key),
  );
  const held = await listHeldOrders(trx, websiteId, {
    ids: [...things.values()].flatMap(({ id }) => (id === null ? [] : [id])),
    numbers: rows.flatMap(({ number }) => (number === null ? [] : [number])),
  });
  const ids = new Set(held.map(({ id }) => id));
  const moments = new Map(held.map(({ number, placedAt }) => [number, placedAt.getTime()]));
  const isKnown = ({ key, number, placedAt }: OrderRow) =>
    ids.has(things.get(key)?.id ?? '') || (number !== null && isSameSecond(moments.get(number), placedAt));
  return new Set(rows.filter(isKnown).map(({ key }) => key));
}

function isSameSecond(one: number | undefined, other: number): boolean {
  return one !== undefined && Math.floor(one / 1000) === Math.floor(other / 1000);
}

async function saveOrder(
  trx: SiteTransaction,
  run: WorkingRun,
  row: OrderRow,
  customers: Set<string>,
): Promise<readonly MoveInProblem[]> {
  const { deps, site, actor, id: runId, choices } = run;
  const { amounts, fulfilledAt, placedAt, title, key } = row;
  const lines = linesOf(row);
  const subtotal = amounts.goods + amounts.other;
  const staff = { ...actor, roles: [], isOwner: false };
  const placed = await placeHistoricOrder(
    deps,
    trx,
    { site, staff },
    {
      ...row,
      ...{ lines, isInReports: choices.isInReports, placedAt: new Date(placedAt) },
      fulfilledOn: fulfilledAt === null ? null : new Date(fulfilledAt),
      amounts: { ...amounts, subtotal, grandTotal: amounts.total },
    },
  );
  await saveThing(trx, site.id, { kind: 'order', key, id: placed.orderId, title, mark: '', runId });
  const email = row.email.toLowerCase();
  if (email !== '' && !customers.has(email)) {
    customers.add(email);
    const id = await orderCustomer(trx, site.id, placed.orderId);
    await saveThing(trx, site.id, { kind: 'customer', key: personKey(email), id, title: '', mark: '', runId });
  }
  const isKept = row.number === placed.number;
  return problemsOf(row, isKept ? [] : [{ code: 'orderNumberChanged', values: { value: `#${placed.number}` } }]);
}

/** What is charged and named nowhere is a line of its own; all of an order that is over was sent, or canceled. */
function linesOf({ lines, amounts, isCanceled, isSent }: OrderRow): readonly HistoricLine[] {
  const other: FileOrderLine[] = amounts.other === 0n ? [] : [{ ...OTHER, unitPrice: amounts.other }];
  return [...lines, ...other].map((line) => {
    const canceled = Math.min(line.canceled ?? (isCanceled ? line.quantity : 0), line.quantity);
    const sent = line.sent ?? ((line.isSent ?? isSent) && !isCanceled ? line.quantity : 0);
    return { ...line, canceled, sent: Math.min(sent, line.quantity - canceled) };
  });
}

const OTHER = {
  ...{ title: 'Other charges', variant: '', sku: '', quantity: 1, isShipped: false },
  ...{ isSent: null, sent: null, canceled: null },
};
