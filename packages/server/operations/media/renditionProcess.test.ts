import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { drawInProcess, type RenditionProcess } from './renditionProcess.ts';

const order = { path: '/hill.png', width: 100, format: 'webp' } as const;
let folder = '';
let running: RenditionProcess | null = null;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quoin-renditions-'));
});
afterEach(() => running?.close());
afterAll(() => rm(folder, { recursive: true }));

/** Stands for the built program, and does this with each order. */
async function processWith(act: string, idleMs?: number): Promise<RenditionProcess> {
  const path = join(folder, `${act.length}.mjs`);
  const source = `
    const words = (text) => ({ data: new TextEncoder().encode(text), height: 1 });
    process.on('message', ({ id, order }) => { ${act} });
    process.on('disconnect', () => process.exit());`;
  await writeFile(path, source);
  running = drawInProcess(pathToFileURL(path), idleMs);
  return running;
}
const said = ({ data }: { readonly data: Uint8Array }) => new TextDecoder().decode(data);

describe('pictures that nobody waits for', () => {
  it('come from the process as they were drawn, or fail as they failed there', async () => {
    const { draw } = await processWith(
      `process.send(order.width > 100 ? { id, error: 'no picture' } : { id, drawn: words(order.format) });`,
    );
    expect(said(await draw(order))).toBe('webp');
    await expect(draw({ ...order, width: 200 })).rejects.toThrow('no picture');
    expect(said(await draw({ ...order, format: 'avif' }))).toBe('avif');
  });

  it('fail when the process ends, and the next one begins another', async () => {
    const { draw } = await processWith(
      `if (order.width > 100) process.exit(1); process.send({ id, drawn: words(String(process.pid)) });`,
    );
    const first = said(await draw(order));
    await expect(draw({ ...order, width: 200 })).rejects.toThrow('The process that draws pictures has ended');
    expect(said(await draw(order))).not.toBe(first);
  });

  it('fail when it is closed, so that a stop waits for none of them', async () => {
    const { draw, close } = await processWith(`/* takes for ever */`);
    const lost = draw(order).catch((error: Error) => error.message);
    close();
    expect(await lost).toBe('The process that draws pictures has ended');
  });

  it('give its memory back once nobody orders any, until the next one', async () => {
    const { draw } = await processWith(`/* idle */ process.send({ id, drawn: words(String(process.pid)) });`, 20);
    const first = said(await draw(order));
    await vi.waitFor(() => expect(() => process.kill(Number(first), 0)).toThrow());
    expect(said(await draw(order))).not.toBe(first);
  });

  it.skipIf(!existsSync('/proc/self/autogroup'))('are drawn while nobody else wants the processor', async () => {
    const { draw } = await processWith(`process.send({ id, drawn: words('pid ' + process.pid) });`);
    const id = said(await draw(order)).slice(4);
    expect(readFileSync(`/proc/${id}/autogroup`, 'latin1')).toMatch(/nice 10$/m);
  });
});
