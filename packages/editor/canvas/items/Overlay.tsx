import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import type { ActWorld } from '../../commands/acts/act.ts';
import { pressKey } from '../../gestures/canvasKeys.ts';
import { findBlock, pageBox, sectionAt, sectionNumber, stackAt } from '../../gestures/findInScene.ts';
import { findMark } from '../../gestures/marks.ts';
import css from '../Canvas.module.css';
import { CanvasFiles } from '../CanvasFiles.tsx';
import type { CanvasModel } from '../canvasModel.ts';
import type { CanvasView } from '../canvasView.ts';
import { asPressed, pointerOf, targetOf } from '../pointerOf.ts';
import { BlockToolbar } from '../tools/BlockToolbar.tsx';
import { useContextMenu } from '../tools/ContextMenu.tsx';
import { MarkTools } from '../tools/MarkTools.tsx';
import { SectionControls } from '../tools/SectionControls.tsx';
import { TextToolbar } from '../tools/TextToolbar.tsx';
import { useCanvasPointer } from '../useCanvasPointer.ts';
import { useCanvasView } from '../useCanvasView.ts';
import { BrokenBlocks } from './BrokenBlocks.tsx';
import { CollaboratorsLayer } from './CollaboratorsLayer.tsx';
import { EmptyFields } from './EmptyFields.tsx';
import { MarkItems } from './MarkItems.tsx';
import { SceneLayer } from './SceneLayer.tsx';
import { SectionItem } from './SectionItem.tsx';
import { SelectionLayer } from './SelectionLayer.tsx';

export interface OverlayProps {
  readonly model: CanvasModel;
  readonly world: ActWorld;
}

/** Everything over the page: items one can focus, in order of reading; outlines; tools. */
export function Overlay({ model, world }: OverlayProps) {
  const root = useRef<HTMLDivElement>(null);
  const view = useCanvasView(model);
  const { selection } = world.editor.state();
  const [onContextMenu, contextMenu] = useContextMenu(model, world);
  useCanvasPointer(model, root);
  useFocusOfSelection(root, model, world);
  useFocusAfterWords(root, view.writing);

  const press = (event: KeyboardEvent): void => {
    if (isOfTools(event)) {
      if (event.key === 'Escape') focusItem(root.current, selection.blocks.at(-1) ?? '', selection.section ?? '');
      // What is pressed on a tool is the tool's; of the editor's keys only those with Ctrl or Alt go on.
      if (!event.ctrlKey && !event.metaKey && !event.altKey) event.stopPropagation();
      return;
    }
    // Items are buttons in the order of reading: the browser's own Tab goes from block to block, and out at the end.
    if (event.key === 'Tab') event.stopPropagation();
    const { key, shiftKey, altKey, ctrlKey, metaKey } = event;
    const isTaken = pressKey(model.gestures, model.hand, {
      ...{ key, isShift: shiftKey, isAlt: altKey, isCtrl: ctrlKey || metaKey },
    });
    if (!isTaken) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const { scale, board, measures, scene } = view;
  const { scrollLeft, scrollTop } = measures.page;
  const isWriting = selection.isText || view.writing !== '';
  const isCalm = scene.gesture === 'idle' && view.frame === 'ready' && !isWriting;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its items take the keys, this hears them on their way up
    <div
      ref={root}
      className={`${css.overlay} ${isWriting ? css.letThrough : ''}`}
      data-gesture={scene.gesture}
      data-settled={measures.isSettled || undefined}
      tabIndex={-1}
      onKeyDown={press}
      onContextMenu={onContextMenu}
      onDoubleClick={(event) => offerBlock(model, world, event)}
    >
      {contextMenu}
      {isWriting ? <TextShield view={view} block={selection.blocks[0] ?? ''} /> : null}
      <div className={css.layer} style={{ transform: `translate(${-scrollLeft * scale}px, ${-scrollTop * scale}px)` }}>
        {board.sections.map((section) => (
          <SectionItem
            key={section.id}
            {...{ model, world, section, scale }}
            number={sectionNumber(board, section.id)}
            isChosen={selection.section === section.id && selection.blocks.length === 0}
            chosen={selection.blocks}
          />
        ))}
        {selection.isText ? null : <MarkItems {...{ model, world, scale }} marks={measures.marks} chosen={view.mark} />}
        <SceneLayer view={view} chosen={selection.blocks} />
        <CollaboratorsLayer view={view} editor={world.editor} />
        <BrokenBlocks {...{ model, view, world }} />
        <CanvasFiles model={model} world={world} />
        <SelectionLayer view={view} selection={selection} />
        {isCalm ? <EmptyFields {...{ view, world }} /> : null}
        {isCalm ? <SectionControls {...{ view, world }} /> : null}
      </div>
      {isCalm ? <BlockToolbar {...{ model, view, world }} /> : null}
      {view.mark !== '' && view.frame === 'ready' ? <MarkTools {...{ model, view }} /> : null}
      {selection.isText ? <TextToolbar {...{ model, view, world }} /> : null}
    </div>
  );
}

/** Offers to insert a block after a double-click on an empty place. */
function offerBlock(model: CanvasModel, { editor, shell }: ActWorld, event: MouseEvent<HTMLElement>): void {
  const { isText } = editor.state().selection;
  if (isText || !editor.state().may.edit || targetOf(event.target) === 'control') return;
  const { at } = pointerOf(model, asPressed(event), event.currentTarget.getBoundingClientRect());
  const { board } = model.view();
  const section = sectionAt(board, at);
  if (section === null || section.field !== null || stackAt(board, at).length > 0) return;
  editor.select({ section: section.id, blocks: [] });
  shell.show('insertBlock');
}

/** While one writes, the pointer means the overlay everywhere but over the text. */
function TextShield({
  view: { board, scale, measures, writing },
  block,
}: {
  readonly view: CanvasView;
  readonly block: string;
}) {
  const found = findBlock(board, block);
  const box = found === null ? findMark(measures, writing)?.box : pageBox(found);
  if (box === undefined) return null;
  const { left, top, width, height } = box;
  const { scrollLeft, scrollTop } = measures.page;
  const [x, y] = [(left - scrollLeft) * scale, (top - scrollTop) * scale];
  const [right, bottom] = [x + width * scale, y + height * scale];
  const hole = [
    [x, y],
    [right, y],
    [right, bottom],
    [x, bottom],
    [x, y],
  ].map((corner) => `${corner.map((at) => `${at}px`).join(' ')}`);
  const clipPath = `polygon(evenodd, 0 0, 100% 0, 100% 100%, 0 100%, 0 0, ${hole.join(', ')})`;
  return <div aria-hidden="true" className={css.shield} style={{ clipPath }} />;
}

function isOfTools({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('[data-canvas-control]') !== null;
}

function focusItem(root: HTMLElement | null, block: string, section: string): void {
  const item = block !== '' ? `[data-block-item="${block}"]` : `[data-section-item="${section}"]`;
  (root?.querySelector<HTMLElement>(item) ?? root)?.focus({ preventScroll: true });
}

/** Moves the focus with the selection, unless the user works elsewhere. The focus never falls to the body (ED-04). */
function useFocusOfSelection(
  root: React.RefObject<HTMLElement | null>,
  model: CanvasModel,
  { editor }: ActWorld,
): void {
  const { selection } = editor.state();
  const block = selection.blocks.at(-1) ?? '';
  const section = selection.section ?? '';
  useEffect(() => {
    const element = root.current;
    const focused = document.activeElement;
    const isHere = element?.contains(focused) || focused === document.body || focused?.tagName === 'IFRAME';
    if (element === null || selection.isText) return;
    // What is chosen among the layers or by a command comes into view as well; what one has just pressed stays where it is.
    if (block !== '' && !model.hand.isBusy()) model.reveal('block', block, true);
    if (!isHere) return;
    if (focused?.closest('[data-canvas-control]')) return;
    const item =
      block !== '' ? `[data-block-item="${block}"]` : section !== '' ? `[data-section-item="${section}"]` : '';
    const target = item === '' ? element : (element.querySelector<HTMLElement>(item) ?? element);
    if (target !== focused && (focused !== document.body || item !== '')) target.focus({ preventScroll: true });
  }, [root, model, block, section, selection.isText]);
}

/**
 * Returns the focus to its mark when the user finishes words of the theme, unless the user has pressed something else
 * meanwhile.
 */
function useFocusAfterWords(root: React.RefObject<HTMLElement | null>, writing: string): void {
  const before = useRef('');
  useEffect(() => {
    const was = before.current;
    before.current = writing;
    if (was === '' || writing !== '' || document.activeElement?.tagName !== 'IFRAME') return;
    root.current?.querySelector<HTMLElement>(`[data-mark-item="${CSS.escape(was)}"]`)?.focus({ preventScroll: true });
  }, [root, writing]);
}
