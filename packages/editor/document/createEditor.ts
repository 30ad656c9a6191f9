import type { AppDocumentResponse } from '@quoin/contract/endpoints/content';
import { RecordMap } from '@quoin/domain/document';
import type { Clock } from './clock.ts';
import { createCore, type Inside } from './core.ts';
import { decideClash, dropRefused, resolveRecovered } from './deciding.ts';
import type { Editor, ShownField } from './editor.ts';
import type { Journal, JournalContent } from './journal.ts';
import { journalDifference } from './journalling.ts';
import { withUnsent } from './outbox.ts';
import { runCommand } from './running.ts';
import { createSaver } from './saver.ts';
import { completed, NOTHING_CHOSEN } from './selection.ts';
import { takeStep } from './stepping.ts';
import type { Surroundings } from './surroundings.ts';
import type { Transport } from './transport.ts';

export interface EditorSetup {
  /** As the server answered it. */
  readonly document: AppDocumentResponse;
  /** What the journal holds, read before. */
  readonly kept: JournalContent;
  readonly journal: Journal;
  readonly transport: Transport;
  readonly clock: Clock;
  readonly surroundings: Surroundings;
  /** Ids of records and changes: uuids. */
  readonly newId: () => string;
  /** Opened first. */
  readonly page: string;
}

/** The open site, as `Editor` says (decision 0037). */
export function createEditor(setup: EditorSetup): Editor {
  const { journal, clock, newId } = setup;
  const core = createCore(firstInside(setup), (before, after) => journalDifference(journal, before, after));
  const saver = createSaver({ ...setup, core });
  const ground = { core, clock, newId, count: countFrom(core.inside()) };
  const saving = <Value>(value: Value): Value => {
    saver.changed();
    return value;
  };
  return {
    state: core.state,
    subscribe: core.subscribe,
    subscribeTo: core.subscribeTo,
    record: (key) => core.state().records.get(key),
    run: (command, params, options) => saving(runCommand(ground, { command, params, mergeKey: options?.mergeKey })),
    preview: (edits) => core.set({ preview: edits }),
    undo: () => saving(takeStep(ground, 'undo')),
    redo: () => saving(takeStep(ground, 'redo')),
    select: (wanted) => {
      core.set({ selection: completed(core.state().records, core.inside().selection, wanted), reveal: null });
      saver.moved();
    },
    openPage: (page) => {
      if (page === core.inside().page) return;
      core.set({ page, isEntry: false, ...NOTHING_SHOWN });
      saver.moved();
    },
    showEntry: (isEntry) => {
      if (isEntry !== core.inside().isEntry) core.set({ isEntry, ...NOTHING_SHOWN });
    },
    setDevice: (device) => core.set({ device }),
    setFields: (fields) => {
      if (fields !== core.inside().fields) core.set({ fields });
    },
    retry: saver.now,
    saveNow: saver.now,
    dropRefused: () => saving(dropRefused(core)),
    resolveRecovered: (keep) => {
      resolveRecovered(ground, keep);
      journal.forgetLeftOver();
      saver.changed();
    },
    clashes: () => core.inside().clashes,
    decideClash: (key, path, keep) => saving(decideClash(ground, { key, path, keep })),
    close: saver.close,
  };
}

const NO_FIELDS = new Map<string, ShownField>();
/** Before the page in front has come. */
const NOTHING_SHOWN = { selection: NOTHING_CHOSEN, preview: null, reveal: null, fields: NO_FIELDS } as const;

/** Numbers go on after those of the journal. */
function countFrom({ history, outbox }: Inside): () => number {
  let last = Math.max(0, ...[...history.done, ...history.undone, ...outbox].map((each) => each.number));
  return () => {
    last += 1;
    return last;
  };
}

function firstInside({ document, kept, page }: EditorSetup): Inside {
  const base = RecordMap.from(new Map(document.records));
  // Whether they were sent isn't known for sure: they go as they are, under their own ids.
  const outbox = kept.unsent.map((change) => ({ ...change, isSent: true }));
  return {
    ...{
      base,
      outbox,
      page,
      isEntry: false,
      current: withUnsent(base, outbox),
      preview: null,
      leftOver: kept.leftOver,
    },
    history: { done: kept.done, undone: kept.undone },
    ...{ lost: new Map(), clashes: [], failure: null, isOffline: false, device: 'desktop' },
    ...{ selection: NOTHING_CHOSEN, reveal: null },
    ...{ people: document.people, may: document.may, revision: document.revision },
    fields: NO_FIELDS,
  };
}
