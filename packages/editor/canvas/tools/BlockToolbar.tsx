import { boxAround } from '@quoin/domain/layout';
import * as texts from '@quoin/messages/app/blockToolbar';
import * as commonTexts from '@quoin/messages/app/common';
import { Copy, Pencil, Trash2 } from 'lucide-react';
import { Toolbar } from 'react-aria-components/Toolbar';
import type { ActWorld } from '../../commands/acts/act.ts';
import { hasBlocks } from '../../commands/acts/acting.ts';
import { deleteBlocks } from '../../commands/blocks/deleteBlocks.ts';
import { duplicateBlocks } from '../../commands/blocks/duplicateBlocks.ts';
import { actsIn, actText } from '../../commands/registry.ts';
import { type Found, findBlock, pageBox } from '../../gestures/findInScene.ts';
import { ActionMenu } from '../../parts/dialogs/ActionMenu.tsx';
import css from '../Canvas.module.css';
import type { CanvasModel } from '../canvasModel.ts';
import type { CanvasView } from '../canvasView.ts';
import { ToolButton } from './ToolButton.tsx';

const HEIGHT = 40;
const WIDTH = 164;

export interface BlockToolbarProps {
  readonly model: CanvasModel;
  readonly view: CanvasView;
  readonly world: ActWorld;
}

/** What one does most with the chosen blocks, above them; everything else behind three dots. */
export function BlockToolbar({ model, view, world }: BlockToolbarProps) {
  const state = world.editor.state();
  const { blocks } = state.selection;
  const found = blocks.map((id) => findBlock(view.board, id)).filter((each): each is Found => each !== null);
  const around = boxAround(found.map(pageBox));
  if (!hasBlocks(state) || around === null) return null;
  const { scrollLeft, scrollTop, viewWidth, viewHeight } = view.measures.page;
  const isInView = around.top + around.height > scrollTop && around.top < scrollTop + viewHeight;
  if (!isInView) return null;
  const left = (around.left - scrollLeft) * view.scale;
  const top = (around.top - scrollTop) * view.scale - HEIGHT - 8;
  const style = {
    left: Math.max(4, Math.min(left, viewWidth * view.scale - WIDTH - 4)),
    top: Math.max(4, Math.min(top, viewHeight * view.scale - HEIGHT - 4)),
  };
  const [only] = blocks;
  return (
    <div data-canvas-control>
      <Toolbar className={css.toolbar ?? ''} aria-label={texts.block} style={style}>
        {blocks.length === 1 ? (
          <ToolButton icon={Pencil} label={commonTexts.edit} onPress={() => model.gestures.edit(only!, null)} />
        ) : (
          <span className={css.count}>{blocks.length}</span>
        )}
        <ToolButton
          icon={Copy}
          label={commonTexts.duplicate}
          onPress={() => run(world, duplicateBlocks, { ids: blocks })}
        />
        <ToolButton
          icon={Trash2}
          label={commonTexts.delete}
          onPress={() => run(world, deleteBlocks, { ids: blocks })}
        />
        <ActionMenu
          label={texts.more}
          actions={actsIn('block', state).map((act) => ({
            id: act.id,
            text: actText(act, state),
            act: () => act.act(world),
          }))}
        />
      </Toolbar>
    </div>
  );
}

function run<Params>(
  { editor, shell }: ActWorld,
  command: Parameters<typeof editor.run<Params>>[0],
  params: Params,
): void {
  const done = editor.run(command, params);
  if (!done.ok) shell.refuse(done.problem);
}
