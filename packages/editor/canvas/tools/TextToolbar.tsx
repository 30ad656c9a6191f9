import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/textToolbar';
import { type CSSProperties, type KeyboardEvent, useCallback, useEffect, useRef } from 'react';
import type { ActWorld } from '../../commands/acts/act.ts';
import { findBlock, pageBox } from '../../gestures/findInScene.ts';
import { LinkPicker } from '../../links/LinkPicker.tsx';
import { describeLinkWords } from '../../links/linkChoices.ts';
import { NO_TEXT_STATE } from '../../text/textProtocol.ts';
import type { CanvasModel } from '../canvasModel.ts';
import type { CanvasView } from '../canvasView.ts';
import { useKeyboardRoom } from '../useKeyboardRoom.ts';
import css from './TextToolbar.module.css';
import { TextTools } from './TextTools.tsx';

export interface TextToolbarProps {
  readonly model: CanvasModel;
  readonly view: CanvasView;
  readonly world: ActWorld;
}

const HEIGHT = 42;
const WIDTH = 560;
const GAP = 8;

/** What one does with the words one writes: above the block, on phones over the keyboard. */
export function TextToolbar({ model, view, world }: TextToolbarProps) {
  const root = useRef<HTMLDivElement>(null);
  const { text, isLinking } = view;
  useKeyboardRoom(root);
  const onLink = useCallback(() => model.linkText(true), [model]);
  const [block] = world.editor.state().selection.blocks;
  const found = block === undefined ? null : findBlock(view.board, block);
  if (text === null || found === null) return null;
  const backToText = () => {
    model.linkText(false);
    model.focusText();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    backToText();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape leads from any of its tools back to the text
    <div ref={root} data-canvas-control className={css.place} style={placeOf(view, pageBox(found))} onKeyDown={press}>
      <TextTools
        label={commonTexts.text}
        controls="editor-canvas"
        hasTitle
        state={text ?? NO_TEXT_STATE}
        run={model.textCommand}
        focusText={model.focusText}
        onLink={onLink}
      />
      {isLinking ? <LinkPart model={model} world={world} view={view} onClose={backToText} /> : null}
    </div>
  );
}

/** Above the block, or below it where the page begins; never outside of what is seen. */
function placeOf({ measures: { page }, scale }: CanvasView, box: ReturnType<typeof pageBox>) {
  const top = (box.top - page.scrollTop) * scale - HEIGHT - GAP;
  const below = (box.top + box.height - page.scrollTop) * scale + GAP;
  const [width, height] = [page.viewWidth * scale, page.viewHeight * scale];
  const left = (box.left - page.scrollLeft) * scale;
  const fits = top >= 4 ? top : below + HEIGHT < height ? below : 4;
  return {
    '--left': px(Math.max(4, Math.min(left, width - Math.min(WIDTH, width - 8) - 4))),
    '--top': px(Math.max(4, Math.min(fits, height - HEIGHT - 4))),
    '--room': px(width - 8),
  } as CSSProperties;
}

const px = (size: number) => `${Math.round(size)}px`;

interface LinkPartProps extends TextToolbarProps {
  readonly onClose: () => void;
}

function LinkPart({ model, view, world, onClose }: LinkPartProps) {
  const root = useRef<HTMLDivElement>(null);
  const link = view.text?.link ?? null;
  useEffect(() => {
    // Opened from the toolbar, or from the text by key: the user is about to type here.
    root.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, []);
  const change = (href: string, newWindow: boolean) => {
    const words = describeLinkWords(world.editor.state().records, href);
    model.textCommand({ name: 'link', href, newWindow, text: words });
    // A switch stays where it is; a choice is the end of it.
    if (href !== link?.href) onClose();
  };
  return (
    <div ref={root} role="dialog" aria-label={commonTexts.link} className={css.link}>
      <LinkPicker
        label={texts.linkTo}
        value={link?.href ?? ''}
        newWindow={link?.newWindow ?? false}
        onChange={change}
      />
    </div>
  );
}
