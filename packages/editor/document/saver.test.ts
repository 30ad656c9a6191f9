import { diffRecords, type RecordKey } from '@quoin/domain/document';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryJournal } from './memoryJournal.ts';
import { handClock } from './testing/handClock.ts';
import { BROKEN, modelServer, SIGNED_OUT, UNREACHABLE } from './testing/modelServer.ts';
import { openWindow, setValue, smallSite } from './testing/window.ts';

const LEFT: RecordKey = 'block:p1s1b1';
const RIGHT: RecordKey = 'block:p1s1b2';
const html = (key: RecordKey, now: string) => ({ key, path: ['value', 'html'], now });

async function oneWindow() {
  const [clock, server, journal] = [handClock(), modelServer(smallSite()), memoryJournal()];
  return { clock, server, ...(await openWindow({ clock, server, journal })) };
}

async function twoWindows() {
  const [clock, server] = [handClock(), modelServer(smallSite())];
  const ada = await openWindow({ clock, server, author: 'Ada' });
  const bob = await openWindow({ clock, server, author: 'Bob' });
  return { clock, server, ada, bob };
}

describe('saving', () => {
  it('goes out within two seconds of the last change, and says so (ED-25)', async () => {
    const { clock, server, editor } = await oneWindow();
    editor.run(setValue, html(LEFT, 'new'));
    expect(editor.state()).toMatchObject({ saveState: 'saving', unsaved: 1 });
    await clock.pass(2000);
    expect(editor.state()).toMatchObject({ saveState: 'saved', unsaved: 0, revision: 1 });
    expect(server.records().get(LEFT)).toMatchObject({ value: { html: 'new' } });
  });

  it('does not wait for a pause that never comes', async () => {
    const { clock, server, editor } = await oneWindow();
    for (let round = 0; round < 20; round += 1) {
      editor.run(setValue, html(LEFT, `${round}`), { mergeKey: 'typing' });
      await clock.pass(100);
    }
    expect(server.changes().length).toBeGreaterThan(0);
  });

  it('tries again in time however busily somebody goes on after a failure (EDT-1)', async () => {
    const { clock, server, editor, transport } = await oneWindow();
    transport.fault = UNREACHABLE;
    for (let round = 0; round < 40; round += 1) {
      if (round === 15) transport.fault = null;
      editor.run(setValue, html(LEFT, `${round}`));
      await clock.pass(200);
    }
    expect(server.changes().length).toBeGreaterThan(10);
  });

  it('sends a run of typing as few changes, in order', async () => {
    const { clock, server, editor } = await oneWindow();
    for (const letter of ['a', 'ab', 'abc']) editor.run(setValue, html(LEFT, letter), { mergeKey: 'typing' });
    editor.run(setValue, html(RIGHT, 'x'));
    await clock.pass(2000);
    expect(server.changes().map(({ edits }) => edits[0]?.now)).toEqual(['abc', 'x']);
  });

  it('queues what is done offline and sends it on the way back, none lost (ED-26)', async () => {
    const { clock, server, editor, surroundings, transport } = await oneWindow();
    surroundings.set({ online: false });
    editor.run(setValue, html(LEFT, 'one'));
    editor.run(setValue, html(RIGHT, 'two'));
    await clock.pass(60_000);
    expect(editor.state()).toMatchObject({ saveState: 'offline', unsaved: 2 });
    expect(transport.calls).toBe(0);
    surroundings.set({ online: true });
    await clock.pass(100);
    expect(editor.state()).toMatchObject({ saveState: 'saved', unsaved: 0 });
    expect(server.changes()).toHaveLength(2);
  });

  it('a server that breaks is asked again, more and more rarely, and at once by Retry', async () => {
    const { clock, editor, transport } = await oneWindow();
    transport.fault = BROKEN;
    editor.run(setValue, html(LEFT, 'new'));
    await clock.pass(60_000);
    expect(editor.state()).toMatchObject({
      saveState: 'failed',
      failure: { code: 'broken', text: 'Something broke.' },
    });
    expect(transport.calls).toBeLessThan(10);
    transport.fault = null;
    editor.retry();
    await clock.pass(10);
    expect(editor.state()).toMatchObject({ saveState: 'saved', failure: null });
  });

  it('an ended session keeps everything until one has signed in again', async () => {
    const { clock, editor, transport, surroundings } = await oneWindow();
    transport.fault = SIGNED_OUT;
    editor.run(setValue, html(LEFT, 'new'));
    await clock.pass(60_000);
    expect(transport.calls).toBe(1);
    expect(editor.state()).toMatchObject({ saveState: 'failed', failure: { code: 'signedOut' }, unsaved: 1 });
    transport.fault = null;
    surroundings.set({ visible: true });
    await clock.pass(100);
    expect(editor.state().saveState).toBe('saved');
  });

  it('sends a change again whose answer was lost, and it is kept once', async () => {
    const { clock, server, editor, transport } = await oneWindow();
    transport.losesNextAnswer = true;
    editor.run(setValue, html(LEFT, 'a'), { mergeKey: 'typing' });
    await clock.pass(700);
    expect(server.changes()).toHaveLength(1);
    editor.run(setValue, html(LEFT, 'ab'), { mergeKey: 'typing' });
    await clock.pass(10_000);
    expect(server.changes().map(({ edits }) => edits[0]?.now)).toEqual(['a', 'ab']);
    expect(editor.state()).toMatchObject({ saveState: 'saved', unsaved: 0 });
  });

  it('keeps what another person built on a change whose answer was lost', async () => {
    const { clock, server, ada, bob } = await twoWindows();
    ada.transport.losesNextAnswer = true;
    ada.editor.run(setValue, html(LEFT, 'a'));
    await clock.pass(700);
    ada.surroundings.set({ online: false });
    await clock.pass(5000);
    bob.editor.run(setValue, html(LEFT, 'b'));
    await clock.pass(2000);
    ada.surroundings.set({ online: true });
    await clock.pass(5000);
    expect(ada.editor.record(LEFT)).toMatchObject({ value: { html: 'b' } });
    expect(diffRecords(server.records(), ada.editor.state().records)).toEqual([]);
  });

  it('what a rule refuses can be tried again or taken back', async () => {
    const { clock, server, editor, transport } = await oneWindow();
    transport.rule = ({ label }) => (label.includes('html') ? 'Too long.' : null);
    editor.run(setValue, html(LEFT, 'long'));
    editor.run(setValue, { key: RIGHT, path: ['name'], now: 'Fine' });
    await clock.pass(5000);
    expect(editor.state()).toMatchObject({ saveState: 'failed', failure: { text: 'Too long.' }, unsaved: 2 });
    editor.dropRefused();
    await clock.pass(5000);
    expect(editor.state()).toMatchObject({ saveState: 'saved', failure: null });
    expect(editor.record(LEFT)).toEqual(new Map(smallSite()).get(LEFT));
    expect(server.records().get(RIGHT)).toMatchObject({ name: 'Fine' });
  });
});

describe('unsent changes', () => {
  it('go out after a reload of the same window', async () => {
    const { clock, server, journal, editor, transport } = await oneWindow();
    transport.fault = UNREACHABLE;
    editor.run(setValue, html(LEFT, 'new'));
    await clock.pass(700);
    editor.close();
    const again = await openWindow({ clock, server, journal });
    expect(again.editor.record(LEFT)).toMatchObject({ value: { html: 'new' } });
    await clock.pass(2000);
    expect(server.records().get(LEFT)).toMatchObject({ value: { html: 'new' } });
    again.editor.undo();
    expect(again.editor.record(LEFT)).toEqual(new Map(smallSite()).get(LEFT));
  });

  it.each([
    ['are offered again after a crash, and kept', true],
    ['are offered again after a crash, and let go', false],
  ])('%s (EDT-1)', async (_name, keep) => {
    const { clock, server } = await oneWindow();
    const change = {
      id: 'c1',
      command: 'setValue',
      label: 'Change',
      edits: [{ ...html(LEFT, 'lost'), was: '<p>p1s1 1</p>' }],
    };
    const journal = memoryJournal([{ ...change, number: 1, step: '', isSent: true, at: 5 }]);
    const { editor } = await openWindow({ clock, server, journal });
    expect(editor.state().leftOver).toEqual([{ id: 'c1', label: 'Change', at: 5 }]);
    editor.resolveRecovered(keep);
    await clock.pass(3000);
    expect(editor.state().leftOver).toEqual([]);
    expect(server.changes().map(({ id }) => id)).toEqual(keep ? ['c1'] : []);
    expect((await journal.read()).leftOver).toEqual([]);
  });
});

describe('two people', () => {
  it('see each other’s work within seconds, and their own on top', async () => {
    const { clock, ada, bob } = await twoWindows();
    ada.editor.run(setValue, html(LEFT, 'by Ada'));
    bob.editor.run(setValue, html(RIGHT, 'by Bob'));
    await clock.pass(10_000);
    for (const { editor } of [ada, bob]) {
      expect(editor.record(LEFT)).toMatchObject({ value: { html: 'by Ada' } });
      expect(editor.record(RIGHT)).toMatchObject({ value: { html: 'by Bob' } });
    }
  });

  it('are not asked for while nobody looks', async () => {
    const { clock, transport, surroundings } = await oneWindow();
    surroundings.set({ visible: false });
    await clock.pass(10);
    const { calls } = transport;
    await clock.pass(60_000);
    expect(transport.calls).toBe(calls);
  });

  it('undo takes back only one’s own (ED-19)', async () => {
    const { clock, ada, bob } = await twoWindows();
    ada.editor.run(setValue, html(LEFT, 'by Ada'));
    await clock.pass(10_000);
    bob.editor.run(setValue, html(LEFT, 'by Bob'));
    bob.editor.run(setValue, html(RIGHT, 'Bob too'));
    await clock.pass(10_000);
    expect(ada.editor.state().undoLabel).toBeNull();
    ada.editor.undo();
    expect(ada.editor.record(LEFT)).toMatchObject({ value: { html: 'by Bob' } });
    bob.editor.undo();
    bob.editor.undo();
    expect(bob.editor.record(LEFT)).toMatchObject({ value: { html: 'by Ada' } });
  });

  it.each(['mine', 'theirs'] as const)('who change one value are asked, and keep %s (EDT-2)', async (keep) => {
    const { clock, server, ada, bob } = await twoWindows();
    ada.editor.run(setValue, html(LEFT, 'by Ada'));
    bob.editor.run(setValue, html(LEFT, 'by Bob'));
    ada.editor.saveNow();
    await clock.pass(3000);
    expect(bob.editor.clashes()).toMatchObject([{ edit: { now: 'by Bob' }, theirs: 'by Ada', by: 'Somebody' }]);
    expect(bob.editor.state().saveState).toBe('failed');
    bob.editor.decideClash(LEFT, ['value', 'html'], keep);
    await clock.pass(10_000);
    const html2 = keep === 'mine' ? 'by Bob' : 'by Ada';
    expect(server.records().get(LEFT)).toMatchObject({ value: { html: html2 } });
    for (const { editor } of [ada, bob]) expect(editor.record(LEFT)).toMatchObject({ value: { html: html2 } });
    expect(bob.editor.state()).toMatchObject({ saveState: 'saved', unsaved: 0 });
  });

  it.each(['mine', 'theirs'] as const)('one of whom deleted the section are asked, and keep %s', async (keep) => {
    const { clock, server, ada, bob } = await twoWindows();
    for (const key of [LEFT, RIGHT, 'section:p1s1'] as const)
      ada.editor.run(setValue, { key, path: [], now: undefined });
    ada.editor.saveNow();
    await clock.pass(10);
    bob.editor.run(setValue, html(LEFT, 'by Bob'));
    bob.editor.run(setValue, { key: LEFT, path: ['name'], now: 'Still here' });
    await clock.pass(3000);
    expect(bob.editor.clashes()).toHaveLength(1);
    bob.editor.decideClash(LEFT, ['value', 'html'], keep);
    await clock.pass(10_000);
    expect(bob.editor.state()).toMatchObject({ saveState: 'saved', unsaved: 0 });
    expect(server.records().has('section:p1s1')).toBe(keep === 'mine');
    expect(server.records().get(LEFT)?.name).toBe(keep === 'mine' ? 'Still here' : undefined);
    expect(diffRecords(server.records(), ada.editor.state().records)).toEqual([]);
  });

  it('with random edits of different things end up with one and the same site', async () => {
    const anyEdit = fc.record({
      isAda: fc.boolean(),
      block: fc.constantFrom('p1s1', 'p1s2', 'p2s1', 'p2s2'),
      path: fc.constantFrom(['value', 'html'], ['place', 'row'], ['name']),
      now: fc.constantFrom('x', 'y', 5),
      pause: fc.constantFrom(0, 200, 900, 5000),
      undoes: fc.boolean(),
      faults: fc.constantFrom(null, null, null, UNREACHABLE, BROKEN),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(anyEdit, { maxLength: 60 }), async (acts) => {
        const { clock, server, ada, bob } = await twoWindows();
        for (const { isAda, block, path, now, pause, undoes, faults } of acts) {
          const who = isAda ? ada : bob;
          who.transport.fault = faults;
          const key: RecordKey = `block:${block}b${isAda ? 1 : 2}`;
          if (undoes) who.editor.undo();
          else who.editor.run(setValue, { key, path, now });
          await clock.pass(pause);
        }
        for (const { transport, editor } of [ada, bob]) {
          transport.fault = null;
          editor.retry();
        }
        await clock.pass(60_000);
        for (const { editor } of [ada, bob]) {
          expect(diffRecords(server.records(), editor.state().records)).toEqual([]);
          expect(editor.state()).toMatchObject({ saveState: 'saved', unsaved: 0 });
        }
      }),
      { numRuns: 30 },
    );
  });
});
