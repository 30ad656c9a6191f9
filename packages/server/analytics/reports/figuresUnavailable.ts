/** Only ClickHouse can answer, and it is away or not yet told of a late change. */
export class FiguresUnavailable extends Error {}
