/** What was sent, counted while it was sent: the owner's figures must say the same, exactly. */
export interface TrafficCounts {
  visits: number;
  views: number;
  productViews: number;
  /** Pieces. */
  cartAdds: number;
  searches: number;
  emptySearches: number;
  forms: number;
  newsletter: number;
  /** Visits that came at least so far: product, cart, checkout, purchase. */
  readonly reached: [number, number, number, number];
  orders: number;
  units: number;
  /** Minor units. */
  revenue: number;
  /** Visitors, each once. */
  readonly visitors: Set<string>;
  /** Visits by the day they began, by the site's clock. */
  readonly visitsByDay: Map<string, number>;
  /** What a shop may refuse (sold out, for one): not played on. */
  refused: number;
}

export function emptyCounts(): TrafficCounts {
  return {
    ...{ visits: 0, views: 0, productViews: 0, cartAdds: 0, searches: 0, emptySearches: 0, forms: 0, newsletter: 0 },
    ...{ orders: 0, units: 0, revenue: 0, refused: 0 },
    reached: [0, 0, 0, 0],
    visitors: new Set(),
    visitsByDay: new Map(),
  };
}

/** As it is written to a file. */
export function countsJson({ visitors, visitsByDay, ...counts }: TrafficCounts): string {
  return `${JSON.stringify({ ...counts, visitors: visitors.size, visitsByDay: Object.fromEntries(visitsByDay) }, null, 2)}\n`;
}
