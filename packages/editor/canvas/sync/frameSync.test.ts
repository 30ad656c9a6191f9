import type { SectionMarkupRequest } from '@quoin/contract/endpoints/content';
import { blocksOf, fieldSectionId } from '@quoin/domain/document';
import { describe, expect, it } from 'vitest';
import { changeBlockValue } from '../../commands/blocks/changeBlockValue.ts';
import { deleteBlocks } from '../../commands/blocks/deleteBlocks.ts';
import { insertBlock } from '../../commands/blocks/insertBlock.ts';
import { moveBlocks } from '../../commands/blocks/moveBlocks.ts';
import { placementEdits } from '../../commands/blocks/placeBlocks.ts';
import { changeSite } from '../../commands/changeSite.ts';
import { changePage } from '../../commands/pages/changePage.ts';
import { deleteSection } from '../../commands/sections/deleteSection.ts';
import { insertSection } from '../../commands/sections/insertSection.ts';
import { moveSection } from '../../commands/sections/moveSection.ts';
import { handClock } from '../../document/testing/handClock.ts';
import { openWindow } from '../../document/testing/window.ts';
import type { FrameOrder } from '../../frame/protocol.ts';
import { scaleOf, zoomed, zoomedBy } from '../zoom.ts';
import { createFrameSync } from './frameSync.ts';
import { recordChanges } from './recordChanges.ts';

const PLACE = { column: 5, row: 9, columns: 4, rows: 3, layer: 0 };

async function open() {
  const clock = handClock();
  const { editor } = await openWindow({ clock });
  const orders: FrameOrder[] = [];
  const asked: SectionMarkupRequest[] = [];
  const state = { isBusy: false, reloads: 0, isBroken: false, meanwhile: () => {} };
  const sync = createFrameSync({
    ...{ editor, send: (order) => orders.push(order), timer: (run, ms) => clock.after(ms, run) },
    sectionMarkup: async (request) => {
      asked.push(request);
      state.meanwhile();
      if (state.isBroken) throw new Error('No network');
      return { sections: Object.fromEntries(request.sections.map((id) => [id, `<section>${id}</section>`])) };
    },
    isStyleLive: () => false,
    blocksOf: (section) => blocksOf(editor.state().records, section),
    isBusy: () => state.isBusy,
    typedSection: () => (editor.state().selection.isText ? editor.state().selection.section : null),
    isWriting: () => editor.state().selection.isText,
    reload: () => {
      state.reloads += 1;
    },
  });
  sync.start(editor.state());
  editor.subscribe(sync.changed);
  return { editor, orders, asked, state, clock, sync };
}

describe('the page in the frame', () => {
  it('shows a move at once, without the server', async () => {
    const { editor, orders, asked, clock } = await open();
    editor.run(moveBlocks, { places: { p1s1b1: PLACE } });
    await clock.pass(500);
    const [order, ...others] = orders;
    expect(order).toMatchObject({ type: 'layout', order: ['p1s1', 'p1s2'], isFinal: true });
    expect(order?.type === 'layout' && order.sections[0]?.blocks.map(({ id, place }) => [id, place.row])).toEqual([
      ['p1s1b2', 1],
      ['p1s1b1', 9],
    ]);
    expect([others, asked]).toEqual([[], []]);
  });

  it('gets what comes into a block field of its theme, which is no section of it', async () => {
    const { editor, orders, asked, clock } = await open();
    const side = fieldSectionId('side');
    editor.setFields(new Map([[side, { id: side, label: 'Side', isLocked: false, isShared: true }]]));
    editor.run(insertBlock, { type: 'html', section: side });
    await clock.pass(500);
    expect(asked[0]?.sections).toEqual([side]);
    expect(asked[0]?.edits.map(({ key }) => key.split(':')[0]).sort()).toEqual(['block', 'section']);
    expect(orders.at(-2)).toMatchObject({ type: 'markup', order: ['p1s1', 'p1s2'], sections: [{ id: side }] });
    expect(orders.at(-1)).toMatchObject({ type: 'layout', order: ['p1s1', 'p1s2'], sections: [{ id: side }] });
  });

  it('is put in order of reading only when the gesture is over', async () => {
    const { editor, orders, state, sync } = await open();
    state.isBusy = true;
    const edits = placementEdits(editor.state().records, { places: { p1s1b1: PLACE } }, 'desktop');
    editor.preview(edits.ok ? edits.value : null);
    state.isBusy = false;
    editor.run(moveBlocks, { places: { p1s1b1: PLACE } });
    sync.changed();
    expect(orders.map((order) => order.type === 'layout' && order.isFinal)).toEqual([false, true]);
  });

  it('is loaded anew when the first section takes the place of what the theme arranged, and when the last one goes', async () => {
    const { editor, state, clock } = await open();
    const { page } = editor.state();
    editor.run(changePage, { id: page, changes: [{ path: ['body'], value: '<p>As it came</p>' }] });
    await clock.pass(3000);
    const before = state.reloads;
    editor.run(deleteSection, { id: 'p1s1' });
    await clock.pass(3000);
    expect(state.reloads).toBe(before);
    editor.run(deleteSection, { id: 'p1s2' });
    await clock.pass(3000);
    expect(state.reloads).toBe(before + 1);
    editor.run(insertSection, {});
    await clock.pass(3000);
    expect(state.reloads).toBe(before + 2);
    editor.run(insertSection, {});
    await clock.pass(3000);
    expect(state.reloads).toBe(before + 2);
  });

  it('gets the markup of what looks otherwise, with what the server does not have yet', async () => {
    const { editor, orders, asked, clock } = await open();
    editor.run(changeBlockValue, { id: 'p1s1b1', values: { html: '<p>New</p>' } });
    editor.run(moveBlocks, { places: { p1s1b2: PLACE } });
    await clock.pass(200);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ page: editor.state().page, sections: ['p1s1'] });
    expect(asked[0]!.edits.map(({ key, path }) => [key, path])).toEqual([
      ['block:p1s1b1', []],
      ['block:p1s1b2', []],
    ]);
    expect(orders.map(({ type }) => type)).toEqual(['layout', 'markup', 'layout']);
  });

  it('leaves a text alone that somebody has begun to write while the markup was on its way', async () => {
    const { editor, orders, asked, clock, state } = await open();
    const markups = () => orders.filter(({ type }) => type === 'markup').length;
    editor.run(changeBlockValue, { id: 'p1s1b1', values: { html: '<p>New</p>' } });
    state.meanwhile = () => editor.select({ blocks: ['p1s1b2'], isText: true });
    await clock.pass(200);
    state.meanwhile = () => {};
    expect([asked.length, markups()]).toEqual([1, 0]);
    editor.select({ blocks: ['p1s1b2'], isText: false });
    await clock.pass(200);
    expect([asked.length, markups()]).toEqual([2, 1]);
  });

  it('does not bring back what stood there before somebody wrote, however late the markup comes', async () => {
    const { editor, orders, asked, state, clock } = await open();
    editor.run(changeBlockValue, { id: 'p1s1b1', values: { html: '<p>Old</p>' } });
    state.meanwhile = () => {
      state.meanwhile = () => {};
      editor.select({ blocks: ['p1s1b1'], isText: true });
      editor.run(changeBlockValue, { id: 'p1s1b1', values: { html: '<p>New</p>' } });
      editor.select({ blocks: ['p1s1b1'], isText: false });
    };
    await clock.pass(100);
    expect(asked).toHaveLength(1);
    expect(orders.filter(({ type }) => type === 'markup')).toEqual([]);
    await clock.pass(200);
    expect(asked).toHaveLength(2);
    expect(orders.filter(({ type }) => type === 'markup')).toHaveLength(1);
  });

  it('follows sections that come, go and change places, and blocks that go', async () => {
    const { editor, orders, asked, clock } = await open();
    editor.run(moveSection, { id: 'p1s1', to: 'down' });
    editor.run(deleteBlocks, { ids: ['p1s2b1'] });
    editor.run(insertSection, { after: null });
    await clock.pass(200);
    expect(orders[0]).toMatchObject({ type: 'layout', order: ['p1s2', 'p1s1'], sections: [] });
    expect(orders[1]).toMatchObject({ sections: [{ id: 'p1s2', blocks: [{ id: 'p1s2b2' }] }] });
    const added = editor.state().selection.section!;
    expect(asked[0]?.sections).toEqual([added]);
    expect(orders.at(-2)).toMatchObject({ type: 'markup', order: [added, 'p1s2', 'p1s1'] });
  });

  it('is loaded anew when something around its sections was saved', async () => {
    const { editor, state, clock } = await open();
    editor.run(changeSite, { changes: [{ path: ['title'], value: 'Other' }] });
    expect(state.reloads).toBe(0);
    await clock.pass(5000);
    expect(state.reloads).toBe(1);
  });

  it('is loaded anew in the layout that was just chosen, without waiting for a pause in the work', async () => {
    const { editor, state, clock } = await open();
    editor.run(changePage, { id: editor.state().page, changes: [{ path: ['layout'], value: 'wide' }] });
    await clock.pass(0);
    expect(state.reloads).toBe(1);
    editor.undo();
    await clock.pass(0);
    expect(state.reloads).toBe(2);
    editor.run(changePage, { id: editor.state().page, changes: [{ path: ['title'], value: 'Other' }] });
    await clock.pass(0);
    expect(state.reloads).toBe(2);
  });

  it('asks again when the markup did not come', async () => {
    const { editor, state, asked, orders, clock } = await open();
    state.isBroken = true;
    editor.run(changeBlockValue, { id: 'p1s1b1', values: { html: '<p>New</p>' } });
    await clock.pass(200);
    state.isBroken = false;
    await clock.pass(2000);
    expect(asked).toHaveLength(2);
    expect(orders.map(({ type }) => type)).toContain('markup');
  });
});

it('what only moves a block, or isn’t seen, needs no markup', () => {
  const block = { section: 's', place: { row: 1 }, value: {} };
  const before = new Map([['block:a', block]] as const);
  const changes = (now: object) => recordChanges(before, new Map([['block:a', { ...block, ...now }]] as const));
  expect([...changes({ name: 'A', isLocked: true }).markup]).toEqual([]);
  expect([...changes({ place: { row: 2 } }).layout]).toEqual(['s']);
  expect([...changes({ hidden: { phone: true } }).markup]).toEqual(['s']);
  expect([...changes({ hidden: { phone: true } }).layout]).toEqual(['s']);
  const style = new Map([['style:style', { palette: 'x' }]] as const);
  expect([recordChanges(new Map(), style).isPageStale, recordChanges(new Map(), style, true).isPageStale]).toEqual([
    true,
    false,
  ]);
});

it('words that are typed move nothing: the places of their section are not told again (ED-46)', () => {
  const block = { section: 's', place: { row: 1 }, value: { html: 'a' } };
  const changes = (was: object | null, now: object | null) =>
    recordChanges(
      new Map(was ? ([['block:a', { ...block, ...was }]] as const) : []),
      new Map(now ? ([['block:a', { ...block, ...now }]] as const) : []),
    );
  expect([...changes({}, { value: { html: 'ab' } }).layout]).toEqual([]);
  expect([...changes({}, { value: { html: 'ab' } }).markup]).toEqual(['s']);
  expect([...changes({}, { section: 't' }).layout]).toEqual(['s', 't']);
  expect([...changes({}, null).layout]).toEqual(['s']);
  expect([...changes(null, {}).layout]).toEqual(['s']);
});

it('a page is as large as fits, and goes from 50 to 100 percent by choice', () => {
  expect(scaleOf('fit', 'desktop', 720)).toBe(0.5);
  expect(scaleOf('fit', 'phone', 720)).toBe(1);
  expect([zoomed(0.5, 'in'), zoomed(1, 'in'), zoomed(0.62, 'out'), zoomed(0.5, 'out'), zoomed(0.7, 'all')]).toEqual([
    ...[0.67, 1, 0.5, 0.5],
    'fit',
  ]);
  expect(zoomedBy(0.9, 2, 0.4)).toBe(1);
  expect(zoomedBy(0.5, 0.1, 0.7)).toBe(0.5);
});
