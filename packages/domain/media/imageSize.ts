/** An upload with more pixels is refused before it is decoded (reliability 3.7). */
export const MAX_PIXELS = 50_000_000;

export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** `"2000x1500"` → its parts; null when it is not of that form or a side is 0. */
export function parseImageSize(text: string): ImageSize | null {
  const match = /^(\d{1,6})x(\d{1,6})$/.exec(text);
  if (match === null) return null;
  const width = Number(match[1]);
  const height = Number(match[2]);
  return width > 0 && height > 0 ? { width, height } : null;
}

export function imageSizeText(size: ImageSize): string {
  return `${size.width}x${size.height}`;
}

export function isWithinPixelLimit(size: ImageSize): boolean {
  return size.width > 0 && size.height > 0 && size.width * size.height <= MAX_PIXELS;
}
