import type { WireClash, WirePerson } from '@quoin/contract/endpoints/content';
import { applyEdits, type Edit, type RecordKey, type SiteRecords } from '@quoin/domain/document';
import type {
  Device,
  EditorRights,
  EditorState,
  LeftOver,
  Reveal,
  SaveFailure,
  SaveState,
  Selection,
  ShownField,
} from './editor.ts';
import { type History, nextOf } from './history.ts';
import type { Outgoing } from './outbox.ts';
import { stillThere } from './selection.ts';

/** Everything the open site knows, between two changes. */
export interface Inside {
  /** As the server has it. */
  readonly base: SiteRecords;
  /** With what is unsent. */
  readonly current: SiteRecords;
  readonly preview: readonly Edit[] | null;
  readonly outbox: readonly Outgoing[];
  readonly leftOver: readonly Outgoing[];
  readonly history: History;
  /** Records that others took away since this window opened. */
  readonly lost: SiteRecords;
  readonly clashes: readonly WireClash[];
  readonly failure: SaveFailure | null;
  readonly isOffline: boolean;
  readonly page: string;
  readonly isEntry: boolean;
  readonly device: Device;
  readonly selection: Selection;
  readonly reveal: Reveal | null;
  readonly people: readonly WirePerson[];
  readonly may: EditorRights;
  readonly revision: number;
  readonly fields: ReadonlyMap<string, ShownField>;
}

/** The only mutable state. Listeners are notified when a change is complete. */
export interface Core {
  inside(): Inside;
  state(): EditorState;
  /** `touched`: keys whose record may differ now. */
  set(change: Partial<Inside>, touched?: Iterable<RecordKey>): void;
  subscribe(listener: () => void): () => void;
  subscribeTo(key: RecordKey, listener: () => void): () => void;
}

export function createCore(first: Inside, onChange: (before: Inside, after: Inside) => void): Core {
  let inside = first;
  let state = stateOf(inside, inside.current, labelsOf(inside), []);
  const listeners = new Set<() => void>();
  const byKey = new Map<RecordKey, Set<() => void>>();
  return {
    inside: () => inside,
    state: () => state,
    set: (change, touched = []) => {
      const before = inside;
      const shownBefore = state.records;
      inside = { ...inside, ...change };
      const shown = recordsOf(before, inside, shownBefore);
      inside = { ...inside, selection: stillThere(shown, inside.selection) };
      state = stateOf(inside, shown, isSameWork(before, inside) ? state : labelsOf(inside), state.leftOver);
      onChange(before, inside);
      const keys = [...touched, ...keysOf(before.preview), ...keysOf(inside.preview)];
      const changed = new Set(keys.filter((key) => shownBefore.get(key) !== shown.get(key)));
      for (const key of changed) for (const listener of [...(byKey.get(key) ?? [])]) listener();
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    subscribeTo: (key, listener) => {
      const own = byKey.get(key) ?? new Set();
      byKey.set(key, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0 && byKey.get(key) === own) byKey.delete(key);
      };
    },
  };
}

function keysOf(edits: readonly Edit[] | null): readonly RecordKey[] {
  return edits?.map(({ key }) => key) ?? [];
}

function recordsOf(before: Inside, after: Inside, shown: SiteRecords): SiteRecords {
  if (before.current === after.current && before.preview === after.preview) return shown;
  return after.preview === null ? after.current : applyEdits(after.current, after.preview);
}

type Labels = Pick<EditorState, 'undoLabel' | 'redoLabel'>;

/** While a gesture runs nothing is done or undone: the words stay, without looking at what a large step holds. */
function isSameWork(before: Inside, after: Inside): boolean {
  return before.current === after.current && before.history === after.history;
}

function labelsOf({ current, history }: Inside): Labels {
  return {
    undoLabel: nextOf(current, history.done)?.step.label ?? null,
    redoLabel: nextOf(current, history.undone)?.step.label ?? null,
  };
}

function stateOf(
  inside: Inside,
  records: SiteRecords,
  { undoLabel, redoLabel }: Labels,
  leftBefore: readonly LeftOver[],
): EditorState {
  const { page, isEntry, selection, device, failure, reveal, people, may, revision, leftOver, fields } = inside;
  return {
    ...{
      page,
      isEntry,
      records,
      selection,
      device,
      failure,
      reveal,
      people,
      may,
      revision,
      undoLabel,
      redoLabel,
      fields,
    },
    saveState: saveStateOf(inside),
    unsaved: inside.outbox.length,
    // The same list while it says the same, so that nobody draws it again.
    leftOver:
      leftBefore.length === leftOver.length ? leftBefore : leftOver.map(({ id, label, at }) => ({ id, label, at })),
  };
}

function saveStateOf({ failure, clashes, isOffline, outbox }: Inside): SaveState {
  if (failure !== null || clashes.length > 0) return 'failed';
  if (isOffline) return 'offline';
  return outbox.length > 0 ? 'saving' : 'saved';
}
