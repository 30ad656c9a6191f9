import { recordIn, recordKey } from '@quoin/domain/document';
import { accept, refuse } from '@quoin/domain/problem';
import { describe, expect, it } from 'vitest';
import type { ActWorld, Shell } from '../../commands/acts/act.ts';
import { changeBlockValue } from '../../commands/blocks/changeBlockValue.ts';
import { handClock } from '../../document/testing/handClock.ts';
import { openWindow, setValue } from '../../document/testing/window.ts';
import type { FrameOrder } from '../../frame/protocol.ts';
import type { TextEnd, TextSource } from './textSource.ts';
import { createTyping } from './typing.ts';

const BLOCK = 'p1s1b1';

async function open() {
  const clock = handClock();
  const { editor } = await openWindow({ clock });
  const orders: FrameOrder[] = [];
  const said: string[] = [];
  const shell = { refuse: ({ code }) => said.push(code), say: (text) => said.push(text) } as Partial<Shell> as Shell;
  const world: ActWorld = { editor, shell };
  const typing = createTyping({
    ...{ world, send: (order) => orders.push(order), press: () => undefined, show: () => undefined },
  });
  editor.subscribe(typing.changed);
  editor.select({ blocks: [BLOCK], isText: true });
  typing.begin(BLOCK, null);
  const type = (html: string, more: { seen?: number; isRun?: boolean; block?: string } = {}) =>
    typing.hear({ type: 'textChanged', block: BLOCK, html, seen: 0, isRun: true, ...more });
  const html = () => recordIn(editor.record(recordKey('block', BLOCK))!, 'value').html;
  const steps = () => {
    let count = 0;
    while (editor.state().undoLabel !== null) {
      editor.undo();
      count += 1;
    }
    return count;
  };
  return { editor, clock, typing, type, html, orders, said, steps };
}

describe('writing on the page', () => {
  it('is one step until a pause of more than a second; formatting is a step of its own (ED-17)', async () => {
    const { type, html, clock, steps } = await open();
    type('<p>a</p>');
    await clock.pass(900);
    type('<p>ab</p>');
    await clock.pass(1200);
    type('<p>abc</p>');
    type('<p><strong>abc</strong></p>', { isRun: false });
    type('<p><strong>abcd</strong></p>');
    expect(html()).toBe('<p><strong>abcd</strong></p>');
    expect(steps()).toBe(4);
    expect(html()).toBe('<p>p1s1 1</p>');
  });

  it('goes back and forth in the running text, which stays open (ED-16)', async () => {
    const { editor, type, orders, html } = await open();
    type('<p>a</p>');
    expect(orders.map((order) => order.type)).toEqual(['beginText']);
    editor.undo();
    expect(editor.state().selection).toMatchObject({ blocks: [BLOCK], isText: true });
    expect(orders.at(-1)).toEqual({
      ...{ type: 'setText', html: '<p>p1s1 1</p>', was: '<p>a</p>', version: 1, showsChange: true },
    });
    editor.redo();
    expect(orders.at(-1)).toMatchObject({ html: '<p>a</p>', was: '<p>p1s1 1</p>', version: 2 });
    expect(html()).toBe('<p>a</p>');
  });

  it('does not take for new what the page wrote before it heard of another version', async () => {
    const { editor, type, html } = await open();
    type('<p>a</p>');
    editor.run(changeBlockValue, { id: BLOCK, values: { html: '<p>theirs</p>' } });
    type('<p>ab</p>', { seen: 0 });
    expect(html()).toBe('<p>theirs</p>');
    type('<p>theirs b</p>', { seen: 1 });
    expect(html()).toBe('<p>theirs b</p>');
  });

  it('brings the caret to what undo changed, and leaves it when somebody else writes', async () => {
    const { editor, orders } = await open();
    editor.run(changeBlockValue, { id: BLOCK, values: { html: '<p>theirs</p>' } });
    expect(orders.at(-1)).toMatchObject({ showsChange: false });
  });

  it('hears a second text as well as the first', async () => {
    const { editor, type, typing, html } = await open();
    type('<p>a</p>');
    editor.undo();
    typing.end();
    typing.begin(BLOCK, null);
    type('<p>b</p>', { seen: 0 });
    expect(html()).toBe('<p>b</p>');
  });

  it('listens to no other block, and leaves no step where nothing changed', async () => {
    const { editor, type, html, typing } = await open();
    type('<p>x</p>', { block: 'p1s1b2' });
    typing.hear({ type: 'textEnded', block: BLOCK, html: '<p>p1s1 1</p>', seen: 0 });
    expect([html(), editor.state().undoLabel]).toEqual(['<p>p1s1 1</p>', null]);
    expect(editor.state().selection).toMatchObject({ blocks: [BLOCK], isText: false });
  });

  it('writes words of other blocks, too: of a button its name', async () => {
    const { editor, typing, orders } = await open();
    typing.end();
    const key = recordKey('block', BLOCK);
    editor.run(setValue, { key, path: [], now: { ...editor.record(key)!, type: 'button', value: { text: 'Go' } } });
    typing.begin(BLOCK, null);
    expect(orders.at(-1)).toMatchObject({
      ...{ type: 'beginText', places: [{ field: 'text', kind: 'line', html: 'Go', isFresh: false }] },
    });
    typing.hear({ type: 'textChanged', block: BLOCK, html: 'Go there', seen: 0, isRun: true });
    expect(recordIn(editor.record(key)!, 'value')).toEqual({ text: 'Go there' });
  });

  it('writes the entries of a list where they stand: the page says which was pressed', async () => {
    const { editor, typing, orders } = await open();
    typing.end();
    const key = recordKey('block', BLOCK);
    const items = [
      { title: 'One', body: '<p>1</p>' },
      { title: ' ', body: '' },
      { title: 'Three', body: '<p>3</p>' },
    ];
    const value = { items, icon: 'plus' };
    editor.run(setValue, { key, path: [], now: { ...editor.record(key)!, type: 'accordion', value } });
    typing.begin(BLOCK, null);
    const { places } = orders.at(-1) as { places: readonly { field: string; nth: number; html: string }[] };
    expect(places.map(({ field, nth, html }) => [field, nth, html])).toEqual([
      ['items.0.title', 0, 'One'],
      ['items.2.title', 1, 'Three'],
      ['items.0.body', 0, '<p>1</p>'],
      ['items.2.body', 1, '<p>3</p>'],
    ]);
    typing.hear({ type: 'textBegan', block: BLOCK, field: 'items.2.title' });
    typing.hear({ type: 'textChanged', block: BLOCK, html: 'Third', seen: 0, isRun: true });
    const stored = () => recordIn(editor.record(key)!, 'value');
    expect(stored()).toEqual({ icon: 'plus', items: [items[0], items[1], { title: 'Third', body: '<p>3</p>' }] });
    editor.undo();
    expect(orders.at(-1)).toMatchObject({ type: 'setText', html: 'Three', was: 'Third' });
    // Another user deletes the entry: nothing is written into another one.
    editor.run(setValue, { key, path: [], now: { ...editor.record(key)!, value: { items: [items[0]!] } } });
    typing.hear({ type: 'textChanged', block: BLOCK, html: 'Lost', seen: 9, isRun: true });
    expect(stored()).toEqual({ items: [items[0]] });
  });

  it('says why a text is not kept, and shows what is (ED-47)', async () => {
    const { type, html, said, orders } = await open();
    type(`<p>${'x'.repeat(400_000)}</p>`);
    expect(said).toEqual(['recordTooLarge']);
    expect(orders.at(-1)).toMatchObject({ type: 'setText', html: '<p>p1s1 1</p>' });
    expect(html()).toBe('<p>p1s1 1</p>');
  });
});

describe('writing words of the theme', () => {
  const WORDS = 'page/p1/title///';

  async function openWords() {
    const { editor } = await openWindow({ clock: handClock() });
    const orders: FrameOrder[] = [];
    const said: string[] = [];
    const ends: TextEnd[] = [];
    const shell = { refuse: ({ code }) => said.push(code) } as Partial<Shell> as Shell;
    const send = (order: FrameOrder) => orders.push(order);
    const typing = createTyping({
      ...{ world: { editor, shell }, send, press: () => undefined, show: () => undefined },
    });
    let kept = 'Shop';
    const source: TextSource = {
      read: () => kept,
      write(_place, text) {
        if (text.trim() === '') return refuse('blankTitle');
        kept = text;
        return accept(text);
      },
      left: (end) => ends.push(end),
    };
    typing.beginWords({ id: WORDS, mark: { at: 3, from: WORDS }, shown: 'Shop', source }, null);
    const write = (html: string) =>
      typing.hear({ type: 'textChanged', block: WORDS, html, seen: orders.length - 1, isRun: true });
    const keepAt = (text: string) => {
      kept = text;
      typing.changed();
    };
    return { typing, orders, said, ends, write, kept: () => kept, keepAt };
  }

  it('asks the page for the words of one mark, and tells it what is kept by now (ED-56)', async () => {
    const { orders, write, kept, keepAt } = await openWords();
    expect(orders).toMatchObject([{ type: 'beginText', mark: { at: 3, from: WORDS }, places: [{ html: 'Shop' }] }]);
    write('Store');
    expect(kept()).toBe('Store');
    keepAt('From the side');
    expect(orders.at(-1)).toMatchObject({ type: 'setText', html: 'From the side', was: 'Store' });
  });

  it('lets a line be emptied on the way to another, and says at the end that it is not kept', async () => {
    const { typing, orders, said, ends, write, kept } = await openWords();
    write('');
    typing.changed();
    expect([kept(), said, orders.length]).toEqual(['Shop', [], 1]);
    typing.hear({ type: 'textEnded', block: WORDS, html: '', seen: 0 });
    expect(ends).toEqual([{ wasOpened: true, isKept: false }]);
  });
});
