/** What the published reviews of a product come to. */
export interface Rating {
  readonly count: number;
  /** Of all stars. */
  readonly sum: number;
}

/** With one digit, halves up: 4.7. */
export function averageStars({ count, sum }: Rating): number {
  return count === 0 ? 0 : Math.round((sum * 10) / count) / 10;
}
