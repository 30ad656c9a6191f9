import {
  differingKeys,
  type JsonRecord,
  type RecordKey,
  type RecordKind,
  recordKey,
  recordsOf,
  type SiteRecords,
} from '@quoin/domain/document';
import { createContext, use, useCallback, useRef, useSyncExternalStore } from 'react';
import type { ActWorld } from '../commands/acts/act.ts';
import type { Editor, EditorState } from '../document/editor.ts';

/** The open site and what surrounds it, for everything on the editor's screen. */
export const EditorContext = createContext<ActWorld | null>(null);

/** @throws outside of the editor's screen: a fault of the screen. */
export function useActWorld(): ActWorld {
  const world = use(EditorContext);
  if (world === null) throw new Error('This component belongs to the editor.');
  return world;
}

export function useEditor(): Editor {
  return useActWorld().editor;
}

/** A part of the state; drawn again when it is another one. `select` answers what is there, and makes nothing new. */
export function useEditorState<Part>(select: (state: EditorState) => Part): Part {
  const editor = useEditor();
  return useSyncExternalStore(editor.subscribe, () => select(editor.state()));
}

/** One record; nothing else that changes draws this part again (ED-46). */
export function useRecord(key: RecordKey): JsonRecord | undefined {
  const editor = useEditor();
  const subscribe = useCallback((listener: () => void) => editor.subscribeTo(key, listener), [editor, key]);
  return useSyncExternalStore(subscribe, () => editor.record(key));
}

/** Records of some kinds, another map only when one of them changed: lists of pages don't care for what is typed on one. */
export function useRecordsOf(...kinds: readonly RecordKind[]): SiteRecords {
  const last = useRef<{ readonly all: SiteRecords; readonly own: SiteRecords } | null>(null);
  return useEditorState(({ records }) => {
    if (last.current?.all !== records) last.current = { all: records, own: ofKinds(records, kinds, last.current) };
    return last.current.own;
  });
}

/** What it costs is what changed (ED-46): a page of a thousand blocks is not looked through for each letter. */
function ofKinds(
  records: SiteRecords,
  kinds: readonly RecordKind[],
  before: { readonly all: SiteRecords; readonly own: SiteRecords } | null,
): SiteRecords {
  const isMeant = (key: RecordKey) => kinds.some((kind) => key.startsWith(`${kind}:`));
  if (before !== null && !differingKeys(before.all, records).some(isMeant)) return before.own;
  return new Map(
    kinds.flatMap((kind) => recordsOf(records, kind).map(([id, record]) => [recordKey(kind, id), record] as const)),
  );
}
