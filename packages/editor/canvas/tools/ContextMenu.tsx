import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/contextMenu';
import { type MouseEvent, useRef, useState } from 'react';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import type { ActWorld } from '../../commands/acts/act.ts';
import { actsIn, actText } from '../../commands/registry.ts';
import { sectionAt, stackAt } from '../../gestures/findInScene.ts';
import menuCss from '../../parts/dialogs/ActionMenu.module.css';
import css from '../Canvas.module.css';
import type { CanvasModel } from '../canvasModel.ts';
import { asPressed, pointerOf, targetOf } from '../pointerOf.ts';

interface Asked {
  readonly kind: 'block' | 'section';
  /** In the window. */
  readonly x: number;
  readonly y: number;
}

/** By the right button, or the key for menus: what one can do with the block or section there. */
export function useContextMenu(model: CanvasModel, world: ActWorld) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const onContextMenu = (event: MouseEvent<HTMLElement>): void => {
    if (targetOf(event.target) === 'control') return;
    const kind = chooseAt(model, world, event);
    if (kind === null) return;
    event.preventDefault();
    setAsked({ kind, ...placeOf(event) });
  };
  const menu = asked === null ? null : <ContextMenu asked={asked} world={world} onClose={() => setAsked(null)} />;
  return [onContextMenu, menu] as const;
}

/** What is pointed at is chosen, unless it is among the chosen already; by key that is what has the focus. */
function chooseAt(model: CanvasModel, { editor }: ActWorld, event: MouseEvent<HTMLElement>): Asked['kind'] | null {
  const { board } = model.view();
  const { blocks, section } = editor.state().selection;
  if (isByKey(event)) return blocks.length > 0 ? 'block' : section === null ? null : 'section';
  const { at } = pointerOf(model, asPressed(event), event.currentTarget.getBoundingClientRect());
  const block = stackAt(board, at)[0]?.id;
  if (block !== undefined) {
    if (!blocks.includes(block)) editor.select({ blocks: [block] });
    return 'block';
  }
  const under = sectionAt(board, at);
  if (under === null) return null;
  editor.select({ section: under.id, blocks: [] });
  return 'section';
}

function isByKey({ clientX, clientY, nativeEvent }: MouseEvent): boolean {
  return (clientX === 0 && clientY === 0) || (nativeEvent as PointerEvent).pointerType === '';
}

/** The pointer's place; by key, that of the item itself. */
function placeOf({ clientX, clientY, target }: MouseEvent): { readonly x: number; readonly y: number } {
  if (clientX !== 0 || clientY !== 0 || !(target instanceof Element)) return { x: clientX, y: clientY };
  const { left, top } = target.getBoundingClientRect();
  return { x: left, y: top };
}

interface ContextMenuProps {
  readonly asked: Asked;
  readonly world: ActWorld;
  readonly onClose: () => void;
}

function ContextMenu({ asked: { kind, x, y }, world, onClose }: ContextMenuProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const state = world.editor.state();
  const acts = actsIn(kind, state);
  return (
    <>
      <span ref={anchor} className={css.menuAnchor} style={{ left: x, top: y }} data-canvas-control />
      <Popover
        isOpen
        triggerRef={anchor}
        placement="bottom start"
        className={menuCss.popover ?? ''}
        onOpenChange={(isOpen) => isOpen || onClose()}
      >
        <Menu
          aria-label={kind === 'block' ? texts.block : commonTexts.section}
          autoFocus="first"
          className={menuCss.menu ?? ''}
          onAction={(id) => acts.find((act) => act.id === id)?.act(world)}
          onClose={onClose}
        >
          {acts.map((act) => (
            <MenuItem key={act.id} id={act.id} textValue={actText(act, state)} className={menuCss.item ?? ''}>
              {actText(act, state)}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </>
  );
}
