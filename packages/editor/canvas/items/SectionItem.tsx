import * as texts from '@quoin/messages/app/sectionItem';
import { memo, useEffect, useRef } from 'react';
import type { ActWorld } from '../../commands/acts/act.ts';
import type { SceneSection } from '../../gestures/scene.ts';
import css from '../Canvas.module.css';
import type { CanvasModel } from '../canvasModel.ts';
import { fieldName } from '../fieldName.ts';
import { screenBox } from '../screenBox.ts';
import { BlockItem } from './BlockItem.tsx';

export interface SectionItemProps {
  readonly model: CanvasModel;
  readonly world: ActWorld;
  readonly section: SceneSection;
  readonly scale: number;
  /** Among the page's own sections. */
  readonly number: number;
  readonly isChosen: boolean;
  readonly chosen: readonly string[];
}

/** A section as something one can focus and choose, with its blocks in order of reading. */
export const SectionItem = memo(function SectionItem(props: SectionItemProps) {
  const { model, world, section, scale, number, isChosen, chosen } = props;
  // A section that was just added comes into view as soon as the page has it.
  const isAdded = useRef(isChosen);
  const isDrawn = section.box !== null;
  useEffect(() => {
    if (!isDrawn || !isAdded.current) return;
    isAdded.current = false;
    model.reveal('section', section.id);
  }, [isDrawn, model, section.id]);
  if (section.box === null) return null;
  const name = section.field === null ? sectionName(section, number) : fieldName(section.field);
  const choose = (): void => {
    if (world.editor.state().selection.section === section.id && world.editor.state().selection.blocks.length === 0)
      return;
    world.editor.select({ section: section.id, blocks: [] });
    model.reveal('section', section.id);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" aria-label={name} className={css.section} style={screenBox(section.box, scale)}>
      <button
        type="button"
        className={css.item}
        data-section-item={section.id}
        aria-pressed={isChosen}
        aria-label={name}
        onFocus={(event) => (event.currentTarget.matches(':focus-visible') ? choose() : undefined)}
        onClick={choose}
      />
      {section.blocks.map((block) => (
        <BlockItem key={block.id} {...{ model, world, block, scale }} isChosen={chosen.includes(block.id)} />
      ))}
    </div>
  );
}, isSame);

function sectionName({ name }: SceneSection, number: number): string {
  return texts.section(number, name);
}

/** The list of chosen blocks is another one whenever anything is chosen: only those of this section count. */
function isSame(before: SectionItemProps, now: SectionItemProps): boolean {
  if (before.section !== now.section || before.scale !== now.scale || before.number !== now.number) return false;
  if (before.isChosen !== now.isChosen || before.chosen === now.chosen) return before.isChosen === now.isChosen;
  return now.section.blocks.every(({ id }) => before.chosen.includes(id) === now.chosen.includes(id));
}
