import { isSame, type Json, type JsonRecord, recordIn } from '@quoin/domain/document';
import { type DirtyPath, dirtyPaths, type FontPackChange, fontPackChange } from '@quoin/domain/styles';
import { type ChangeAt, changesOf } from '../commands/changeRecord.ts';
import { becoming } from '../commands/records.ts';
import { changeStyle } from '../commands/style/changeStyle.ts';
import { resetStyle } from '../commands/style/resetStyle.ts';
import { restoreStyle } from '../commands/style/restoreStyle.ts';
import type { Editor } from '../document/editor.ts';
import { createEvents, type EventSource } from './events.ts';

/** A part of the style panel. */
export type StylePart =
  | 'overview'
  | 'colors'
  | 'fonts'
  | 'buttons'
  | 'spacing'
  | 'images'
  | 'animation'
  | 'frame'
  | 'theme'
  | 'tweaks'
  | 'css'
  | 'code';

interface FrameEvent {
  readonly page: string;
  readonly pageType: string;
}

/** What happens to the panel, and to the frame that shows it (EDIT-02). */
export interface StyleEvents {
  readonly beforeopen: { readonly part: StylePart };
  readonly aftershow: { readonly part: StylePart };
  /** `isKept`: it is a step of the history by now; else it is only shown. */
  readonly change: {
    readonly dirty: readonly DirtyPath[];
    readonly fontPack: FontPackChange | null;
    readonly isKept: boolean;
    /** Tweaks of the theme that are other than they were shown before. */
    readonly tweaks: Readonly<Record<string, Json | undefined>>;
  };
  readonly save: { readonly dirty: readonly DirtyPath[] };
  readonly reset: { readonly path: readonly string[] };
  readonly close: { readonly part: StylePart };
  readonly afterclose: { readonly part: StylePart };
  /** The page in the frame came, or went; `pageType` as tweaks name it. */
  readonly load: FrameEvent;
  readonly iframeUnload: FrameEvent;
}

/** One visit to a part of the style panel: what is tried is shown, what is chosen is kept, and all of it can be given up. */
export interface StyleSession {
  readonly events: Pick<EventSource<StyleEvents>, 'on'> & Pick<EventSource<StyleEvents>, 'emit'>;
  part(): StylePart | null;
  open(part: StylePart): void;
  /** Leaves the part; what was kept stays. */
  close(): void;
  /** Shown and not kept; null shows what is kept again. */
  preview(changes: readonly ChangeAt[] | null): void;
  keep(changes: readonly ChangeAt[], mergeKey?: string): void;
  /** Everything as it was when the part was opened, as one step that can be undone. */
  cancel(): void;
  /** What was kept is what a later `cancel` goes back to. */
  save(): void;
  reset(path: readonly string[]): void;
  /** Whether something is other than when the part was opened. */
  isDirty(): boolean;
  dirty(): readonly DirtyPath[];
}

const STYLE = 'style:style';

function changedTweaks(before: JsonRecord, now: JsonRecord): StyleEvents['change']['tweaks'] {
  const [was, is] = [recordIn(before, 'tweaks'), recordIn(now, 'tweaks')];
  const names = new Set([...Object.keys(was), ...Object.keys(is)]);
  return Object.fromEntries([...names].filter((name) => was[name] !== is[name]).map((name) => [name, is[name]]));
}

export function createStyleSession(editor: Editor): StyleSession {
  const events = createEvents<StyleEvents>();
  const record = (): JsonRecord => editor.record(STYLE) ?? {};
  let [part, kept, shown] = [null as StylePart | null, record(), record()];

  function told(isKept: boolean): void {
    const now = record();
    const fontPack = fontPackChange(kept, shown, now);
    events.emit('change', { dirty: dirtyPaths(kept, now), fontPack, isKept, tweaks: changedTweaks(shown, now) });
    shown = now;
  }

  function close(): void {
    if (part === null) return;
    const was = part;
    editor.preview(null);
    events.emit('close', { part: was });
    part = null;
    events.emit('afterclose', { part: was });
  }

  return {
    events,
    close,
    part: () => part,
    open(next) {
      if (next === part) return;
      close();
      events.emit('beforeopen', { part: next });
      [part, kept, shown] = [next, record(), record()];
      events.emit('aftershow', { part: next });
    },
    preview(changes) {
      editor.preview(null);
      if (changes !== null) editor.preview(changesOf(editor.state().records, STYLE, changes, true));
      told(false);
    },
    keep(changes, mergeKey) {
      editor.preview(null);
      editor.run(changeStyle, { changes }, mergeKey === undefined ? {} : { mergeKey: `style ${mergeKey}` });
      told(true);
    },
    cancel() {
      editor.preview(null);
      if (becoming(editor.state().records, STYLE, kept).length > 0) editor.run(restoreStyle, { style: kept });
      told(true);
    },
    save() {
      events.emit('save', { dirty: dirtyPaths(kept, record()) });
      kept = record();
    },
    reset(path) {
      editor.preview(null);
      editor.run(resetStyle, { path });
      events.emit('reset', { path });
      told(true);
    },
    isDirty: () => !isSame(kept, record()),
    dirty: () => dirtyPaths(kept, record()),
  };
}
