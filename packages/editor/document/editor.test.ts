import type { RecordKey } from '@quoin/domain/document';
import { describe, expect, it } from 'vitest';
import { handClock } from './testing/handClock.ts';
import { openWindow, P1, P2, setValue, smallSite } from './testing/window.ts';

const LEFT: RecordKey = 'block:p1s1b1';
const text = (now: string) => ({ key: LEFT, path: ['value', 'html'], now });

describe('history', () => {
  it('takes back and does again, with words for both', async () => {
    const { editor } = await openWindow();
    editor.run(setValue, text('<p>New</p>'));
    expect(editor.state()).toMatchObject({ undoLabel: 'Change value html', redoLabel: null });
    editor.undo();
    expect(editor.record(LEFT)).toEqual(new Map(smallSite()).get(LEFT));
    expect(editor.state()).toMatchObject({ undoLabel: null, redoLabel: 'Change value html' });
    editor.redo();
    expect(editor.record(LEFT)).toMatchObject({ value: { html: '<p>New</p>' } });
  });

  it('keeps a run of typing as one step until a pause of a second (ED-17)', async () => {
    const clock = handClock();
    const { editor } = await openWindow({ clock });
    for (const letter of ['a', 'ab', 'abc']) {
      editor.run(setValue, text(letter), { mergeKey: 'typing' });
      await clock.pass(400);
    }
    await clock.pass(1100);
    editor.run(setValue, text('abcd'), { mergeKey: 'typing' });
    editor.undo();
    expect(editor.record(LEFT)).toMatchObject({ value: { html: 'abc' } });
    editor.undo();
    expect(editor.record(LEFT)).toEqual(new Map(smallSite()).get(LEFT));
    expect(editor.state().undoLabel).toBeNull();
  });

  it('forgets a step that came back to what it was', async () => {
    const { editor } = await openWindow();
    const first = '<p>p1s1 1</p>';
    editor.run(setValue, text('x'), { mergeKey: 'slider' });
    editor.run(setValue, text(first), { mergeKey: 'slider' });
    expect(editor.state()).toMatchObject({ undoLabel: null, unsaved: 0 });
  });

  it('names what undo changed, opens its page and selects it (ED-20)', async () => {
    const { editor } = await openWindow();
    editor.run(setValue, text('x'));
    editor.openPage(P2);
    editor.undo();
    expect(editor.state()).toMatchObject({
      page: P1,
      reveal: { page: P1, keys: [LEFT] },
      selection: { section: 'p1s1', blocks: ['p1s1b1'], isText: false },
    });
    const { count } = editor.state().reveal!;
    editor.redo();
    expect(editor.state().reveal?.count).toBeGreaterThan(count);
  });

  it('shows where a block was that undo took away', async () => {
    const { editor } = await openWindow();
    const now = { ...editor.record(LEFT)! };
    editor.run(setValue, { key: 'block:new', path: [], now });
    editor.undo();
    expect(editor.state().selection).toEqual({ section: 'p1s1', blocks: [], isText: false });
  });

  it('a gesture previews without a trace, and Escape puts all back (ED-11)', async () => {
    const { editor } = await openWindow();
    const before = editor.state().records;
    editor.preview([{ key: LEFT, path: ['place', 'row'], now: 9 }]);
    expect(editor.record(LEFT)).toMatchObject({ place: { row: 9 } });
    editor.preview(null);
    expect(editor.state().records).toBe(before);
    expect(editor.state()).toMatchObject({ undoLabel: null, unsaved: 0 });
  });
});

describe('who listens', () => {
  it('hears of its own record and of no other (ED-46)', async () => {
    const { editor } = await openWindow();
    const heard: string[] = [];
    for (const key of editor.state().records.keys()) editor.subscribeTo(key, () => heard.push(key));
    editor.run(setValue, text('x'));
    editor.preview([{ key: 'block:p1s1b2', path: ['place', 'row'], now: 2 }]);
    editor.preview(null);
    expect(heard).toEqual([LEFT, 'block:p1s1b2', 'block:p1s1b2']);
  });

  it('hears nothing of it any more once it stopped', async () => {
    const { editor } = await openWindow();
    let heard = 0;
    const stop = editor.subscribeTo(LEFT, () => {
      heard += 1;
    });
    stop();
    editor.run(setValue, text('x'));
    expect(heard).toBe(0);
  });
});

describe('the selection', () => {
  it('brings the section of its blocks along, and lets go of what is gone', async () => {
    const { editor } = await openWindow();
    editor.select({ blocks: ['p1s2b1', 'p1s2b2'] });
    expect(editor.state().selection).toEqual({ section: 'p1s2', blocks: ['p1s2b1', 'p1s2b2'], isText: false });
    editor.run(setValue, { key: 'block:p1s2b1', path: [], now: undefined });
    expect(editor.state().selection.blocks).toEqual(['p1s2b2']);
    editor.select({ section: null });
    expect(editor.state().selection).toEqual({ section: null, blocks: [], isText: false });
  });

  it('has the caret in exactly one block', async () => {
    const { editor } = await openWindow();
    editor.select({ blocks: ['p1s2b1', 'p1s2b2'], isText: true });
    expect(editor.state().selection.isText).toBe(false);
    editor.select({ blocks: ['p1s2b1'], isText: true });
    expect(editor.state().selection.isText).toBe(true);
  });
});

it('a person who may only look changes nothing', async () => {
  const { editor } = await openWindow({ may: { edit: false, publish: false, design: false, code: false } });
  expect(editor.run(setValue, text('x'))).toMatchObject({ ok: false, problem: { code: 'mayNotEdit' } });
  expect(editor.state().unsaved).toBe(0);
});
