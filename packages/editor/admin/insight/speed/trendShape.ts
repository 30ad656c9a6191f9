/** A day of the trend; null where nothing was measured. */
export interface TrendPoint {
  readonly day: string;
  readonly value: number | null;
}

/** In units of the picture: 0..width from left to right, 0..height from top to bottom. */
export interface TrendShape {
  /** One path for each stretch of days without a gap. */
  readonly lines: readonly string[];
  readonly dots: readonly { readonly x: number; readonly y: number; readonly day: string; readonly value: number }[];
  /** Y coordinate of a value. */
  readonly heightOf: (value: number) => number;
  readonly top: number;
}

/** The line of a trend. The picture reaches up to the highest value, at least a little above `least`. */
export function trendShape(
  points: readonly TrendPoint[],
  size: { width: number; height: number },
  least: number,
): TrendShape {
  const values = points.flatMap(({ value }) => (value === null ? [] : [value]));
  const top = Math.max(least, ...values) * 1.1;
  const heightOf = (value: number) => size.height - (value / top) * size.height;
  const step = points.length > 1 ? size.width / (points.length - 1) : 0;
  const placed = points.map(({ day, value }, index) => {
    const x = points.length > 1 ? index * step : size.width / 2;
    return value === null ? null : { x, y: heightOf(value), day, value };
  });
  const lines: string[] = [];
  let line = '';
  for (const dot of [...placed, null]) {
    if (dot !== null) line += `${line === '' ? 'M' : 'L'}${dot.x.toFixed(1)} ${dot.y.toFixed(1)}`;
    else if (line !== '') {
      lines.push(line);
      line = '';
    }
  }
  return { lines, dots: placed.filter((dot) => dot !== null), heightOf, top };
}
