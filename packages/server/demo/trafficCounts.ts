import type { InsightTableName } from '@quoin/domain/analytics';

/** An order; amounts in minor units. */
export interface PlayedOrder {
  readonly paid: number;
  readonly subtotal: number;
  readonly discount: number;
  readonly units: number;
  readonly itemId: string;
  readonly channel: string;
  readonly source: string;
}

/** A cart with an address that was not paid in the visit that filled it. */
export interface PlayedCart {
  readonly email: string;
  /** Milliseconds since 1970, like all times here. */
  readonly changedAt: number;
  /** Minor units. */
  readonly worth: number;
  isReminded: boolean;
  isBought: boolean;
}

export interface PlayedRefund {
  /** Minor units. */
  readonly amount: number;
  readonly channel: string;
  readonly source: string;
}

/** What was sent, counted while it was sent: the owner's figures must say the same, exactly. */
export interface TrafficCounts {
  visits: number;
  views: number;
  /** Visits of one page in which nothing was done on the way to a purchase. */
  bounces: number;
  /** Milliseconds, of all visits. */
  stay: number;
  productViews: number;
  /** Pieces. */
  cartAdds: number;
  searches: number;
  emptySearches: number;
  searchClicks: number;
  forms: number;
  newsletter: number;
  recordings: number;
  /** Visits that came at least so far: product, cart, checkout, purchase. */
  readonly reached: [number, number, number, number];
  readonly orders: PlayedOrder[];
  readonly refunds: PlayedRefund[];
  readonly carts: PlayedCart[];
  /** When an address ordered last. */
  readonly lastOrders: Map<string, number>;
  /** Rows of the owner's lists: key → what is added up in each column (a stay as milliseconds, results as all of them). */
  readonly tables: Map<InsightTableName, Map<string, number[]>>;
  /** `LCP of phone`, `LCP of /shop`, `LCP of all` → every value that was sent. */
  readonly speed: Map<string, number[]>;
  /** Script errors by message. */
  readonly errors: Map<string, number>;
  /** Visitors, each once. */
  readonly visitors: Set<string>;
  /** Visits by the day they began, by the site's clock. */
  readonly visitsByDay: Map<string, number>;
  /** What a shop may refuse (sold out, for one): not played on. */
  refused: number;
}

export function emptyCounts(): TrafficCounts {
  return {
    ...{ visits: 0, views: 0, bounces: 0, stay: 0, productViews: 0, cartAdds: 0, refused: 0, recordings: 0 },
    ...{ searches: 0, emptySearches: 0, searchClicks: 0, forms: 0, newsletter: 0, reached: [0, 0, 0, 0] },
    ...{ orders: [], refunds: [], carts: [], lastOrders: new Map(), tables: new Map(), speed: new Map() },
    ...{ errors: new Map(), visitors: new Set(), visitsByDay: new Map() },
  };
}

/** Adds to a row of a list; '' is no row. */
export function addRow(counts: TrafficCounts, table: InsightTableName, key: string, values: readonly number[]): void {
  if (key === '') return;
  const rows = counts.tables.get(table) ?? new Map<string, number[]>();
  counts.tables.set(table, rows);
  const held = rows.get(key);
  rows.set(key, held === undefined ? [...values] : held.map((value, column) => value + (values[column] ?? 0)));
}

/** The value that three of four do not exceed. */
function p75(values: readonly number[]): number | undefined {
  return values.toSorted((left, right) => left - right)[Math.ceil(values.length * 0.75) - 1];
}

/** As it is written to a file. */
export function countsJson({ visitors, lastOrders: _, ...counts }: TrafficCounts): string {
  const of = <Value>(map: ReadonlyMap<string, Value>) => Object.fromEntries(map);
  const tables = of(new Map([...counts.tables].map(([table, rows]) => [table, of(rows)])));
  const speed = Object.fromEntries([...counts.speed].map(([name, values]) => [name, p75(values)]));
  const maps = { tables, speed, errors: of(counts.errors), visitsByDay: of(counts.visitsByDay) };
  const loads = counts.speed.get('load of all')?.length ?? 0;
  return `${JSON.stringify({ ...counts, ...maps, loads, visitors: visitors.size }, null, 2)}\n`;
}
