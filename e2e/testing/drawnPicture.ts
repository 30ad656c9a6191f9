import type { Page } from 'playwright-core';

/** A plain picture, drawn by the browser. */
export async function drawnPicture(page: Page, color: string): Promise<Buffer> {
  const url = await page.evaluate((fill) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [640, 480];
    const pen = canvas.getContext('2d')!;
    pen.fillStyle = fill;
    pen.fillRect(0, 0, 640, 480);
    pen.fillStyle = '#fff';
    pen.fillRect(60, 120, 120, 120);
    return canvas.toDataURL('image/png');
  }, color);
  return Buffer.from(url.split(',')[1]!, 'base64');
}
