import {
  appBlockReportPath,
  appSectionMarkupPath,
  type BlockReportRequest,
  type BlockReportResponse,
  type SectionMarkupRequest,
  type SectionMarkupResponse,
} from '@quoin/contract/endpoints/content';
import {
  type Binding,
  entryOfPage,
  isProductPage,
  type JsonRecord,
  recordKey,
  systemPageOf,
} from '@quoin/domain/document';
import type { Point } from '@quoin/domain/layout';
import { COLLECTION_TYPES, tweakPageType } from '@quoin/domain/site';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { act } from '../app/api.ts';
import { takeCanvasUrl } from '../app/opening.ts';
import { useSite } from '../app/site/site.ts';
import { Canvas } from '../canvas/Canvas.tsx';
import type { CanvasModel } from '../canvas/canvasModel.ts';
import { isTextOfEntry } from '../commands/acts/acting.ts';
import { writtenPlaces } from '../commands/writtenPlace.ts';
import { forwardStyleEvents } from '../style/forwardStyleEvents.ts';
import { sessionOf } from '../style/sessionOf.ts';
import { useLiveStyle } from '../style/useLiveStyle.ts';
import type { TextKey } from '../text/textProtocol.ts';
import { useActWorld, useEditorState } from './editorContext.ts';
import { useEntryWriting } from './entry/useEntryWriting.ts';
import { markWords } from './markWords.ts';
import { pressTextKey } from './pressTextKey.ts';
import type { ShellModel } from './shellModel.ts';
import { isSheet } from './useOneSheet.ts';

/** Renders the canvas with the site's origin and the handlers for block edits. */
export function CanvasSlot({ model, siteOrigin }: { readonly model: ShellModel; readonly siteOrigin: string }) {
  const world = useActWorld();
  const { identifier } = useSite();
  const [canvas, setCanvas] = useState<CanvasModel | null>(null);
  const point = useRef<Point | null>(null);
  const calls = useMemo(() => callsOf(identifier), [identifier]);
  const style = useLiveStyle(world.editor, identifier);
  const frameEvent = (name: 'load' | 'iframeUnload', page: string) =>
    sessionOf(world.editor).events.emit(name, {
      page,
      pageType: pageTypeOf(page, world.editor.record(recordKey('page', page))),
    });
  const ready = useCallback(
    (made: CanvasModel) => {
      setCanvas(made);
      model.setCanvas(made);
    },
    [model],
  );
  useEffect(
    () => (canvas === null ? undefined : forwardStyleEvents(sessionOf(world.editor), canvas.send)),
    [canvas, world.editor],
  );
  useEffect(
    () => (canvas === null ? undefined : model.itemTitle.onChange(canvas.wordsChanged)),
    [canvas, model.itemTitle],
  );
  useReveal(canvas);
  useTyping(canvas, point);
  const edit = (block: string, at: Point | null) => {
    const { editor, shell } = world;
    const record = editor.record(recordKey('block', block)) ?? {};
    const isText = writtenPlaces(record).length > 0 && record.isLocked !== true && editor.state().may.edit;
    if (!isText) return shell.show('blockSettings');
    point.current = at;
    editor.select({ blocks: [block], isText: true });
  };
  const writeEntry = useEntryWriting(canvas);
  useEffect(() => model.setEntryWriting(writeEntry));
  const openMark = (binding: Binding, isWritten: boolean) => {
    const state = world.editor.state();
    if (isTextInFront(binding, state.page) && isTextOfEntry(state) && state.may.edit) writeEntry();
    else model.openMark(binding, isWritten);
  };
  const textKey = (key: TextKey, makeLink: () => void) => pressTextKey(world, key, makeLink);
  return (
    <Canvas
      world={world}
      siteOrigin={siteOrigin}
      {...calls}
      style={style}
      frameEvent={frameEvent}
      edit={edit}
      openMark={openMark}
      writeEntry={writeEntry}
      words={(binding) => markWords(world, binding, isSheet() ? null : model.itemTitle)}
      textKey={textKey}
      onReady={ready}
    />
  );
}

/** The text of the entry whose page is in front, or the details of the product. */
function isTextInFront({ kind, field, id }: Binding, page: string): boolean {
  const text = isProductPage(page) ? 'details' : 'body';
  return kind === 'item' && field === text && entryOfPage(page) === id;
}

/**
 * Returns the tweak page type: tweaks distinguish cover pages and the checkout from all others on the canvas (ENUM-12).
 */
function pageTypeOf(id: string, page: JsonRecord | undefined): string {
  if (systemPageOf(id)?.startsWith('checkout') === true) return tweakPageType('checkout');
  return tweakPageType(page?.type === COLLECTION_TYPES.splashPage ? 'cover-page' : null);
}

function callsOf(site: string) {
  return {
    canvasUrl: (page: string, isEntry: boolean) => takeCanvasUrl(site, page, isEntry),
    sectionMarkup: (request: SectionMarkupRequest) =>
      act<SectionMarkupResponse>('POST', appSectionMarkupPath(site), request),
    reportBlock: (request: BlockReportRequest) => act<BlockReportResponse>('POST', appBlockReportPath(site), request),
  };
}

/** After undo and redo: what changed comes into view (ED-20). */
function useReveal(canvas: CanvasModel | null): void {
  const reveal = useEditorState((state) => state.reveal);
  useEffect(() => {
    const key = reveal?.keys.find((each) => each.startsWith('block:') || each.startsWith('section:'));
    if (canvas === null || key === undefined) return;
    const [kind, id] = [key.startsWith('block:') ? 'block' : 'section', key.slice(key.indexOf(':') + 1)] as const;
    canvas.reveal(kind, id);
  }, [canvas, reveal]);
}

/** The caret goes where the selection says: into the one block that is chosen, or out of it. */
function useTyping(canvas: CanvasModel | null, point: React.RefObject<Point | null>): void {
  const block = useEditorState(({ selection }) => (selection.isText ? (selection.blocks[0] ?? '') : ''));
  useEffect(() => {
    if (canvas === null || block === '') return;
    canvas.beginText(block, point.current);
    point.current = null;
    return () => canvas.endText();
  }, [canvas, block, point]);
}
