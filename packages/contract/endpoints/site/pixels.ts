/** GET, on the site: the document in a pixel's frame. */
export function pixelFramePath(id: string): string {
  return `/api/1/pixels/${encodeURIComponent(id)}`;
}

/** First word of the frame to its page; it brings the port that events come through. */
export const PIXEL_GREETING = 'quoin:pixel';
