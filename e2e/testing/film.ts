import type { Page } from 'playwright-core';

/** A second of film, drawn and recorded by the browser itself: ten pictures, of which each has its own colour. */
export async function recordFilm(page: Page): Promise<Buffer> {
  const encoded = await page.evaluate(async () => {
    const PICTURES = 10;
    const BETWEEN_MS = 100;
    const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 180 });
    const drawing = canvas.getContext('2d')!;
    const draw = (picture: number) => {
      drawing.fillStyle = `hsl(${(picture * 360) / PICTURES} 70% 45%)`;
      drawing.fillRect(0, 0, canvas.width, canvas.height);
      drawing.fillStyle = '#fff';
      drawing.fillRect((picture * canvas.width) / PICTURES, 70, 40, 40);
    };
    draw(0);
    const recorder = new MediaRecorder(canvas.captureStream(30), { mimeType: 'video/webm;codecs=vp8' });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const ended = new Promise((done) => {
      recorder.onstop = done;
    });
    recorder.start();
    for (let picture = 0; picture <= PICTURES; picture += 1) {
      draw(picture);
      await new Promise((done) => setTimeout(done, BETWEEN_MS));
    }
    recorder.stop();
    await ended;
    const reader = new FileReader();
    const read = new Promise((done) => {
      reader.onload = done;
    });
    reader.readAsDataURL(new Blob(parts));
    await read;
    return String(reader.result).split(',')[1] ?? '';
  });
  return Buffer.from(encoded, 'base64');
}
