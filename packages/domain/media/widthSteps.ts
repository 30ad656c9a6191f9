/** The widths an image is kept in, in pixels (IMG-02). On the wire: `?format=750w`. */
export const WIDTH_STEPS = [100, 300, 500, 750, 1000, 1500, 2500] as const;

export type WidthStep = (typeof WIDTH_STEPS)[number];

/** The thumbnail for a place of that width (IMG-02): above 1000 1500, above 750 1000, … else 100. Never 2500. */
export function widthStepFor(width: number): WidthStep {
  if (width > 1000) return 1500;
  if (width > 750) return 1000;
  if (width > 500) return 750;
  if (width > 300) return 500;
  return width > 100 ? 300 : 100;
}

/** Of what names no width at all. */
const USUAL_STEP: WidthStep = 1500;

/**
 * `"750w"` → 750; the original for `original` and for nothing. Any other text is the nearest step: the first that is wide
 * enough for the number it begins with, and never more bytes than asked for.
 */
export function parseWidthStep(text: string): WidthStep | null {
  if (text === '' || text === 'original') return null;
  const width = Number(/^\d{1,6}/.exec(text)?.[0] ?? USUAL_STEP);
  return WIDTH_STEPS.find((step) => step >= width) ?? 2500;
}

/** The steps worth making of an image: those not wider than it, and always the smallest. */
export function widthStepsOf(originalWidth: number): readonly WidthStep[] {
  return WIDTH_STEPS.filter((step) => step <= originalWidth || step === WIDTH_STEPS[0]);
}

/** `"2000x1500,100w,300w,…"` as page data carries it. */
export function systemDataVariants(width: number, height: number): string {
  const steps = widthStepsOf(width);
  return [`${width}x${height}`, ...steps.map((step) => `${step}w`)].join(',');
}
