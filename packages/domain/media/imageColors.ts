/** Average colours of a picture's corners and of its middle (IMG-01), each six hex digits. */
export interface ImageColors {
  readonly topLeftAverage: string;
  readonly topRightAverage: string;
  readonly bottomLeftAverage: string;
  readonly bottomRightAverage: string;
  readonly centerAverage: string;
}

const HEX = /^[0-9a-f]{6}$/;
const CORNERS = ['topLeftAverage', 'topRightAverage', 'bottomLeftAverage', 'bottomRightAverage'] as const;

/** As they were measured; null for a picture that nobody measured. */
export function readImageColors(stored: unknown): ImageColors | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { topLeftAverage, topRightAverage, bottomLeftAverage, bottomRightAverage, centerAverage } = stored as Readonly<
    Record<string, unknown>
  >;
  const colors = { topLeftAverage, topRightAverage, bottomLeftAverage, bottomRightAverage, centerAverage };
  return Object.values(colors).every((color) => typeof color === 'string' && HEX.test(color))
    ? (colors as ImageColors)
    : null;
}

/** Returns a background colour on which the picture shows no edge: the average of its corners. */
export function suggestedGround(colors: ImageColors): string {
  const parts = CORNERS.map((corner) => Number.parseInt(colors[corner], 16));
  const average = (shift: number) =>
    Math.round(parts.reduce((sum, part) => sum + ((part >> shift) & 255), 0) / parts.length);
  return [16, 8, 0].map((shift) => average(shift).toString(16).padStart(2, '0')).join('');
}
