import type { WirePerson } from '@quoin/contract/endpoints/content';
import type { Edit, JsonRecord, RecordKey, SiteRecords } from '@quoin/domain/document';
import type { Outcome } from '@quoin/domain/problem';
import type { DEVICE_VIEWS } from '@quoin/domain/site';

/** Widths a page is looked at and arranged in (ENUM-12). */
export type Device = (typeof DEVICE_VIEWS)[number];

/** What is chosen on the page in front. Blocks lie in one section or in several; text means the caret is in the only block. */
export interface Selection {
  readonly section: string | null;
  readonly blocks: readonly string[];
  readonly isText: boolean;
}

/** `saved`: the server has everything. `failed`: it refused or broke; a retry is offered. */
export type SaveState = 'saved' | 'saving' | 'offline' | 'failed';

/** What undo and redo changed, to be scrolled to and shown for a moment (ED-20). `count` tells one time from the next. */
export interface Reveal {
  readonly count: number;
  readonly page: string;
  /** Records that are there now, sections and blocks first. */
  readonly keys: readonly RecordKey[];
}

/** Why saving stopped. `code` is the server's, or `signedOut`, `offline`. */
export interface SaveFailure {
  readonly code: string;
  readonly text: string;
  /** The change a rule refused; it can be taken back. '' when nothing is wrong with what was done. */
  readonly change: string;
}

/** What this person may do with the draft. */
export interface EditorRights {
  readonly edit: boolean;
  readonly publish: boolean;
  readonly design: boolean;
  readonly code: boolean;
}

export interface EditorState {
  /** The page in front; '' before one is open. */
  readonly page: string;
  /** Of a page with entries the page of its first entry is in front, not the list. */
  readonly isEntry: boolean;
  /** The site as this person sees it: saved, unsaved and, while a gesture runs, previewed edits. */
  readonly records: SiteRecords;
  readonly selection: Selection;
  readonly device: Device;
  /** What undo and redo would do, in words; null when there is nothing. */
  readonly undoLabel: string | null;
  readonly redoLabel: string | null;
  readonly saveState: SaveState;
  /** Changes the server has not acknowledged. */
  readonly unsaved: number;
  readonly failure: SaveFailure | null;
  /** Changes of an earlier window that never reached the server, until they are taken up or let go. */
  readonly leftOver: readonly LeftOver[];
  readonly reveal: Reveal | null;
  readonly people: readonly WirePerson[];
  readonly may: EditorRights;
  /** Changes of everybody so far; 0 before the first. */
  readonly revision: number;
  /** Block fields that the page in front shows, by the id of their section. */
  readonly fields: ReadonlyMap<string, ShownField>;
}

/** A block field of the theme, as the page in front prints it. */
export interface ShownField {
  /** Of its section. */
  readonly id: string;
  readonly label: string;
  /** Its theme arranges it: blocks neither come nor move nor go. */
  readonly isLocked: boolean;
  /** Other pages show it too. */
  readonly isShared: boolean;
}

export interface LeftOver {
  readonly id: string;
  readonly label: string;
  /** ms since 1970. */
  readonly at: number;
}

export interface CommandTools {
  /** A new id of a record. */
  readonly newId: () => string;
  readonly device: Device;
  readonly page: string;
}

/** One undoable act. It reads records and answers edits; it changes nothing itself. */
export interface Command<Params> {
  /** As in `moveBlocks`. */
  readonly id: string;
  /** As the history shows it: "Move 2 blocks". */
  label(params: Params, records: SiteRecords): string;
  plan(records: SiteRecords, params: Params, tools: CommandTools): Outcome<readonly Edit[], string>;
  /** What is chosen afterwards; left out: what was. */
  select?(params: Params, edits: readonly Edit[]): Partial<Selection>;
}

/** The open site, without React: everything else reads its state and runs commands. */
export interface Editor {
  state(): EditorState;
  /** Called after each change of the state; answers how to stop. */
  subscribe(listener: () => void): () => void;
  record(key: RecordKey): JsonRecord | undefined;
  /** Called after this record changed, and for no other: a page of a thousand blocks redraws one. */
  subscribeTo(key: RecordKey, listener: () => void): () => void;
  /**
   * Plans and applies a command as one step of the history; edits under one `mergeKey` within a second are one step.
   * A refusal changes nothing.
   */
  run<Params>(
    command: Command<Params>,
    params: Params,
    options?: { readonly mergeKey?: string },
  ): Outcome<readonly Edit[], string>;
  /** Edits that are shown but neither kept nor sent, while a gesture runs; null takes them away. */
  preview(edits: readonly Edit[] | null): void;
  undo(): void;
  redo(): void;
  select(selection: Partial<Selection>): void;
  openPage(page: string): void;
  /** Of a page with entries: the page of its first entry, or the list. */
  showEntry(isEntry: boolean): void;
  setDevice(device: Device): void;
  /** The page in the frame has said which block fields it shows. */
  setFields(fields: ReadonlyMap<string, ShownField>): void;
  /** Tries again to save what failed. */
  retry(): void;
  /** Sends at once what waits for a pause in the work. */
  saveNow(): void;
  /** Lets go of the change that a rule of the server refused. */
  dropRefused(): void;
  /** Applies and sends what an earlier window left, or forgets it. */
  resolveRecovered(keep: boolean): void;
  /** Returns unresolved conflicts between another user's edits and one's own. */
  clashes(): readonly { readonly edit: Edit; readonly theirs?: Edit['now']; readonly by: string }[];
  decideClash(key: RecordKey, path: readonly string[], keep: 'mine' | 'theirs'): void;
  /** Edits for this browser tab are over: stops saving and asking; what is unsent stays in the journal. */
  close(): void;
}
