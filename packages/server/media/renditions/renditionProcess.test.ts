import { rm } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bundleProgram } from '../../testing/product.ts';
import { drawInProcess, type RenditionProcess } from './renditionProcess.ts';

const order = { path: '/hill.png', width: 100, format: 'webp' } as const;
let program = '';
let running: RenditionProcess;

beforeAll(async () => {
  program = await bundleProgram(fileURLToPath(new URL('../../testing/workerProgram.ts', import.meta.url)), 'pictures');
});
afterEach(() => running.close());
afterAll(() => rm(program));

describe('pictures that nobody waits for', () => {
  it('are ordered from a process one by one, as they are asked for', async () => {
    running = drawInProcess(pathToFileURL(program));
    await running.draw(order);
    expect(await running.draw({ ...order, format: 'avif' })).toMatchObject({ earlier: [order] });
  });

  it('fail when it is closed, so that a stop waits for none of them', async () => {
    running = drawInProcess(pathToFileURL(program));
    const lost = running.draw({ ...order, path: 'go on for ever' }).catch((error: Error) => error.message);
    running.close();
    expect(await lost).toBe('The process that draws pictures has ended');
  });
});
