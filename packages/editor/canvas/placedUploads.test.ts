import type { WireAsset } from '@quoin/contract/endpoints/content';
import { describe, expect, it } from 'vitest';
import type { ActWorld } from '../commands/acts/act.ts';
import { openWindow } from '../document/testing/window.ts';
import type { SendListener } from '../media/upload.ts';
import { createUploads } from '../media/uploads.ts';
import { createPlacedUploads, type UploadPlace } from './placedUploads.ts';

const PICTURE = '00000000-0000-4000-8000-00000000abcd';
const asset = { id: PICTURE, kind: 'image', url: '/x', width: 1000, height: 500 } as WireAsset;
const file = (name = 'hill.png') => new File(['x'], name, { type: 'image/png' });

/** An open site whose uploads end as the test says. */
async function open() {
  const { editor } = await openWindow();
  const sent: SendListener[] = [];
  const told: string[] = [];
  let count = 0;
  const uploads = createUploads({
    ...{ kinds: ['image'], pathFor: (name) => name, newId: () => `u${++count}` },
    transport: (_path, _file, listener) => {
      sent.push(listener);
      return () => listener.onEnd({ kind: 'aborted' });
    },
  });
  const shell = { say: (text: string) => told.push(text), refuse: ({ code }: { code: string }) => told.push(code) };
  const world = { editor, shell } as unknown as ActWorld;
  const placed = createPlacedUploads(world, uploads, (text) => told.push(text));
  const { page } = editor.state();
  const grid = { left: 0, top: 0, columns: 12, columnWidth: 90, columnGap: 10, rowHeight: 20, rowGap: 5, tracks: [] };
  const place: UploadPlace = {
    ...{ page, section: 'p1s2', grid },
    place: { column: 7, row: 30, columns: 4, rows: 8, layer: 0 },
  };
  const arrive = (index = sent.length - 1) => sent[index]?.onEnd({ kind: 'answered', status: 201, body: { asset } });
  return { editor, placed, place, told, sent, arrive };
}

describe('a picture on its way to the page (ED-23)', () => {
  it('waits at its place, and is a block there once it has arrived: one step', async () => {
    const { editor, placed, place, sent, arrive } = await open();
    placed.add([file()], [place]);
    sent[0]?.onProgress(0.5);
    expect(placed.list()).toMatchObject([{ section: 'p1s2', upload: { name: 'hill.png', progress: 0.5 } }]);
    arrive();
    expect(placed.list()).toEqual([]);
    const [id = ''] = editor.state().selection.blocks;
    // 390 wide, so 195 high: eight rows of 25.
    expect(editor.record(`block:${id}`)).toMatchObject({
      ...{ type: 'image', section: 'p1s2', value: { image: PICTURE } },
      place: { column: 7, columns: 4, rows: 8 },
    });
    editor.undo();
    expect(editor.record(`block:${id}`)).toBeUndefined();
  });

  it('is canceled and tried again at its place', async () => {
    const { placed, place, told, arrive, editor } = await open();
    placed.add([file()], [place]);
    placed.cancel('u1');
    expect(placed.list()).toMatchObject([{ upload: { state: 'canceled', error: 'File processing cancelled' } }]);
    placed.retry('u1');
    arrive();
    expect([placed.list(), editor.state().selection.blocks.length]).toEqual([[], 1]);
    expect(told).toEqual(['File processing cancelled']);
  });

  it('of a wrong type says so where it would stand, in the exact words', async () => {
    const { placed, place, told } = await open();
    placed.add([file('notes.txt')], [place]);
    const words = 'The file notes.txt does not appear to be a supported image file.';
    expect(placed.list()).toMatchObject([{ upload: { state: 'refused', error: words } }]);
    expect(told).toEqual([words]);
    placed.drop('u1');
    expect(placed.list()).toEqual([]);
  });

  it('stays in the library when its section is gone meanwhile', async () => {
    const { placed, place, told, arrive } = await open();
    placed.add([file()], [{ ...place, section: 'gone' }]);
    arrive();
    expect(told).toEqual(['hill.png was added to the library. Its position on the page was deleted.']);
  });
});
