import { diffRecords, type SiteRecords } from '@quoin/domain/document';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../commands/testing/commands.ts';
import { performRandom, RANDOM_COUNT, RANDOM_RUNS } from '../testing/randomActs.ts';
import { memoryJournal } from './memoryJournal.ts';
import { handClock } from './testing/handClock.ts';
import { modelServer } from './testing/modelServer.ts';
import { openWindow, smallSite } from './testing/window.ts';

/** Numbers that a run is made of: which command, on what, with what. */
const anyAct = fc.record({
  which: fc.nat(RANDOM_COUNT - 1),
  at: fc.nat(500),
  by: fc.integer({ min: -4, max: 4 }),
  isPhone: fc.boolean(),
  pause: fc.constantFrom(0, 0, 300, 1500),
});

const isSameSite = (a: SiteRecords, b: SiteRecords) => expect(diffRecords(a, b)).toEqual([]);

describe('200 random commands', () => {
  it('are of the whole registry', () => {
    expect(COMMANDS.map(({ id }) => id).filter((id) => RANDOM_RUNS[id] === undefined)).toEqual([]);
  });

  it('undo all is the first document, redo all the last, also across a reload (ED-16, ED-18)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyAct, { minLength: 200, maxLength: 200 }), fc.nat(199), async (acts, reloadAt) => {
        const [server, clock, journal] = [modelServer(smallSite()), handClock(), memoryJournal()];
        let { editor } = await openWindow({ server, clock, journal });
        const first = editor.state().records;
        for (const [index, act] of acts.entries()) {
          performRandom(editor, first, act);
          await clock.pass(act.pause);
          if (index !== reloadAt) continue;
          editor.close();
          ({ editor } = await openWindow({ server, clock, journal }));
        }
        while (editor.state().redoLabel !== null) editor.redo();
        const last = editor.state().records;
        while (editor.state().undoLabel !== null) editor.undo();
        isSameSite(first, editor.state().records);
        await clock.pass(5000);
        editor.close();
        ({ editor } = await openWindow({ server, clock, journal }));
        while (editor.state().redoLabel !== null) editor.redo();
        isSameSite(last, editor.state().records);
        await clock.pass(20_000);
        isSameSite(last, server.records());
        expect(server.changes().length).toBeGreaterThan(100);
        expect(editor.state()).toMatchObject({ saveState: 'saved', unsaved: 0 });
      }),
      { numRuns: 3 },
    );
  }, 30_000);
});
