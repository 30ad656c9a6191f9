import * as texts from '@quoin/messages/app/brokenBlocks';
import * as commonTexts from '@quoin/messages/app/common';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { ActWorld } from '../../commands/acts/act.ts';
import { perform } from '../../commands/acts/acting.ts';
import { deleteBlocks } from '../../commands/blocks/deleteBlocks.ts';
import { pageBox } from '../../gestures/findInScene.ts';
import type { SceneBlock } from '../../gestures/scene.ts';
import { Button } from '../../parts/Button.tsx';
import type { CanvasModel } from '../canvasModel.ts';
import type { CanvasView } from '../canvasView.ts';
import { screenBox } from '../screenBox.ts';
import css from './BrokenBlocks.module.css';

export interface BrokenBlocksProps {
  readonly model: CanvasModel;
  readonly view: CanvasView;
  readonly world: ActWorld;
}

/** Blocks that could not be shown, each with what one can do about it; everything around them goes on (ED-48). */
export function BrokenBlocks({ model, view, world }: BrokenBlocksProps) {
  const broken = view.board.sections.flatMap((section) =>
    section.blocks.flatMap((block) => (block.isBroken && !block.isHidden ? [{ section, block }] : [])),
  );
  return broken.map(({ section, block }) => (
    <div
      key={block.id}
      className={css.broken}
      data-canvas-control
      data-broken-block={block.id}
      style={screenBox(pageBox({ section, block }), view.scale)}
    >
      <p className={css.words}>
        <TriangleAlert aria-hidden="true" size={18} /> {texts.couldNotBeRendered(block.name)}
      </p>
      <div className={css.acts}>
        <Button onPress={() => perform(world, deleteBlocks, { ids: [block.id] })}>{commonTexts.remove}</Button>
        <ReportButton model={model} world={world} section={section.id} block={block} />
      </div>
    </div>
  ));
}

interface ReportProps extends Pick<BrokenBlocksProps, 'model' | 'world'> {
  readonly section: string;
  readonly block: SceneBlock;
}

/** Records what went wrong, among the errors of the site, for those who can repair it. */
function ReportButton({ model, world, section, block }: ReportProps) {
  const [state, setState] = useState<'open' | 'sending' | 'sent'>('open');
  const report = async () => {
    setState('sending');
    const isKept = await model.report(section, block.id);
    setState(isKept ? 'sent' : 'open');
    world.shell.say(isKept ? REPORTED : NOT_REPORTED);
  };
  return (
    <Button look="quiet" isDisabled={state !== 'open'} onPress={() => void report()}>
      {state === 'sent' ? texts.reported : texts.report}
    </Button>
  );
}

const REPORTED = texts.reportedSeeItUnder;
const NOT_REPORTED = texts.theReportCouldNot;
