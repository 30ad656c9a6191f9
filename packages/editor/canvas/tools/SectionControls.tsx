import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/sectionControls';
import { ArrowDown, ArrowUp, BookmarkPlus, Copy, Plus, SlidersHorizontal, Trash2 } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Toolbar } from 'react-aria-components/Toolbar';
import type { ActWorld } from '../../commands/acts/act.ts';
import { perform } from '../../commands/acts/acting.ts';
import { deleteSection } from '../../commands/sections/deleteSection.ts';
import { duplicateSection } from '../../commands/sections/duplicateSection.ts';
import { moveSection } from '../../commands/sections/moveSection.ts';
import { findBlock, findSection } from '../../gestures/findInScene.ts';
import type { SceneSection } from '../../gestures/scene.ts';
import css from '../Canvas.module.css';
import type { CanvasView } from '../canvasView.ts';
import { fieldName, fieldNote } from '../fieldName.ts';
import { screenBox } from '../screenBox.ts';
import { ToolButton } from './ToolButton.tsx';

export interface SectionControlsProps {
  readonly view: CanvasView;
  readonly world: ActWorld;
}

/** On the section one is at: where others can be added, where blocks can, and what one does with it. */
export function SectionControls({ view, world }: SectionControlsProps) {
  const { selection, may } = world.editor.state();
  const section = currentSection(view, selection.section);
  if (section?.box == null || !may.edit) return null;
  const isChosen = selection.section === section.id && selection.blocks.length === 0;
  if (section.field !== null) return <FieldControls {...{ view, world, section, isChosen }} field={section.field} />;
  const sections = view.board.sections.filter(({ field }) => field === null);
  const index = sections.indexOf(section);
  const add = (after: string | null): void => {
    // A section is added after the chosen one; before all, there is none to choose.
    world.editor.select({ section: after, blocks: [] });
    world.shell.show('insertSection');
  };
  return (
    <div className={css.controls} style={screenBox(section.box, view.scale)}>
      {isChosen ? <SectionToolbar {...{ world, section, index }} count={sections.length} /> : null}
      <AddBlock world={world} section={section.id} />
      <div className={css.addBelow} data-canvas-control>
        <Button className={css.add ?? ''} onPress={() => add(section.id)}>
          <Plus aria-hidden="true" /> {commonTexts.addSection}
        </Button>
      </div>
    </div>
  );
}

interface AddBlockProps {
  readonly world: ActWorld;
  readonly section: string;
  /** A block field may be as low as one line: there it would cover the words. */
  readonly isBelow?: boolean;
}

function AddBlock({ world, section, isBelow = false }: AddBlockProps) {
  return (
    <div className={`${css.addBlock} ${isBelow ? css.addAtFoot : ''}`} data-canvas-control>
      <Button
        className={css.add ?? ''}
        onPress={() => {
          world.editor.select({ section, blocks: [] });
          world.shell.show('insertBlock');
        }}
      >
        <Plus aria-hidden="true" /> {texts.addBlock}
      </Button>
    </div>
  );
}

interface FieldControlsProps extends SectionControlsProps {
  readonly section: SceneSection;
  readonly field: NonNullable<SceneSection['field']>;
  readonly isChosen: boolean;
}

/** On a block field: what it is, where else it is shown, and where blocks can be added. */
function FieldControls({ view, world, section, field, isChosen }: FieldControlsProps) {
  if (section.box === null) return null;
  const note = fieldNote(field);
  return (
    <div className={css.controls} style={screenBox(section.box, view.scale)}>
      {isChosen ? (
        <p className={css.fieldBar} data-canvas-control data-field-bar>
          <strong>{fieldName(field)}</strong>
          {note === '' ? '' : ` · ${note}`}
        </p>
      ) : null}
      {section.blocks.length === 0 || field.isLocked ? null : <AddBlock {...{ world }} section={section.id} isBelow />}
    </div>
  );
}

/** The chosen one, else the one under the pointer. */
function currentSection({ board, scene: { hover } }: CanvasView, chosen: string | null): SceneSection | null {
  const own = findSection(board, chosen);
  if (own !== null || hover === null) return own;
  return hover.kind === 'section' ? findSection(board, hover.id) : (findBlock(board, hover.id)?.section ?? null);
}

interface SectionToolbarProps {
  readonly world: ActWorld;
  readonly section: SceneSection;
  readonly index: number;
  readonly count: number;
}

function SectionToolbar({ world, section: { id }, index, count }: SectionToolbarProps) {
  return (
    <div data-canvas-control>
      <Toolbar className={css.sectionBar ?? ''} aria-label={commonTexts.section}>
        <ToolButton
          icon={SlidersHorizontal}
          label={texts.editSection}
          onPress={() => world.shell.show('sectionSettings')}
        />
        <ToolButton
          icon={ArrowUp}
          label={texts.moveSectionUp}
          isDisabled={index === 0}
          onPress={() => perform(world, moveSection, { id, to: 'up' })}
        />
        <ToolButton
          icon={ArrowDown}
          label={texts.moveSectionDown}
          isDisabled={index === count - 1}
          onPress={() => perform(world, moveSection, { id, to: 'down' })}
        />
        <ToolButton
          icon={Copy}
          label={texts.duplicateSection}
          onPress={() => perform(world, duplicateSection, { id })}
        />
        <ToolButton icon={BookmarkPlus} label={texts.saveSection} onPress={() => world.shell.show('saveSection')} />
        <ToolButton icon={Trash2} label={texts.deleteSection} onPress={() => perform(world, deleteSection, { id })} />
      </Toolbar>
    </div>
  );
}
