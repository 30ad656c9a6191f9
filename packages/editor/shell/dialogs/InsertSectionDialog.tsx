import { type SavedSection, savedSections } from '@quoin/domain/document';
import { makeSection, SECTION_CATEGORIES, SECTION_TEMPLATES, sectionTemplate } from '@quoin/domain/sections';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/insertSectionDialog';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { ownSection, perform } from '../../commands/acts/acting.ts';
import { deleteSavedSection } from '../../commands/sections/deleteSavedSection.ts';
import { insertSection, type SectionPattern } from '../../commands/sections/insertSection.ts';
import type { MenuAction } from '../../parts/dialogs/ActionMenu.tsx';
import { DialogBox } from '../../parts/dialogs/DialogBox.tsx';
import { announce } from '../../parts/dialogs/toasts.tsx';
import { SavedThumbnail } from '../../templates/SavedThumbnail.tsx';
import { sectionPattern } from '../../templates/sectionPattern.ts';
import { TemplateChooser } from '../../templates/TemplateChooser.tsx';
import { TemplateThumbnail } from '../../templates/TemplateThumbnail.tsx';
import css from '../../templates/templates.module.css';
import { hasMainHeading } from '../../templates/templateTools.ts';
import { useSiteTemplates } from '../../templates/useSiteTemplates.ts';
import { useActWorld, useEditorState } from '../editorContext.ts';
import type { DialogProps } from './EditorDialogs.tsx';
import { RenameSavedSection } from './RenameSavedSection.tsx';

interface SectionChoice {
  readonly id: string;
  readonly name: string;
  readonly category: string;
  readonly also?: string;
  /** For a section that a user saved. */
  readonly saved?: SavedSection;
}

const BLANK: SectionChoice = { id: 'blank', name: texts.blank, category: '', also: texts.emptySection };
const OURS: readonly SectionChoice[] = SECTION_TEMPLATES.map(({ id, category, name }) => ({
  ...{ id, category, name: name[0], also: id.replace('-', ' ') },
}));
const CATEGORIES = { saved: texts.savedSections, ...SECTION_CATEGORIES };
const EMPTY = {
  saved: texts.noSavedSectionsSelect,
};

/** Adds a section below the selected one: empty, saved by a user, or a built-in one to start from. */
export function InsertSectionDialog({ onClose }: DialogProps) {
  const world = useActWorld();
  const { look, preview, tools } = useSiteTemplates();
  const records = useEditorState((state) => state.records);
  const choices = useMemo(() => [BLANK, ...savedSections(records).map(choiceOf), ...OURS], [records]);
  const [renamed, setRenamed] = useState<SavedSection | null>(null);
  const shown = useMemo(
    () => new Map(SECTION_TEMPLATES.map((each) => [each.id, [makeSection(each, { ...preview, level: 1 })]])),
    [preview],
  );
  const patternOf = ({ id, saved }: SectionChoice): SectionPattern => {
    if (saved !== undefined) return saved.pattern;
    if (id === BLANK.id) return {};
    const { records: now, page } = world.editor.state();
    return sectionPattern(makeSection(sectionTemplate(id), { ...tools(), level: hasMainHeading(now, page) ? 2 : 1 }));
  };
  const insert = (choice: SectionChoice) => {
    const section = ownSection(world.editor.state());
    const after = section === null ? {} : { after: section };
    if (perform(world, insertSection, { ...patternOf(choice), ...after })) onClose();
  };
  const remove = ({ id, name }: SavedSection) => {
    if (!perform(world, deleteSavedSection, { id })) return;
    const { undoLabel } = world.editor.state();
    announce(texts.deletedSectionsMadeFrom(name), () => {
      // Another step may have come since: that one is not meant.
      if (world.editor.state().undoLabel === undoLabel) world.editor.undo();
    });
  };
  return (
    <DialogBox title={commonTexts.addSection} look="wide" isOpen onClose={onClose}>
      <TemplateChooser
        choices={choices}
        categories={CATEGORIES}
        empty={EMPTY}
        onChoose={insert}
        actions={({ saved }) => (saved === undefined ? [] : actionsOf(saved, setRenamed, remove))}
        picture={({ id, saved }) => {
          if (saved !== undefined) return <SavedThumbnail saved={saved} look={look} />;
          if (id !== BLANK.id) return <TemplateThumbnail sections={shown.get(id) ?? []} look={look} ratio={1.6} />;
          return (
            <span className={css.blank}>
              <Plus aria-hidden="true" />
            </span>
          );
        }}
      />
      {renamed === null ? null : <RenameSavedSection saved={renamed} onClose={() => setRenamed(null)} />}
    </DialogBox>
  );
}

function choiceOf(saved: SavedSection): SectionChoice {
  return { id: `saved-${saved.id}`, name: saved.name, category: 'saved', also: texts.template, saved };
}

type Act = (saved: SavedSection) => void;

function actionsOf(saved: SavedSection, rename: Act, remove: Act): readonly MenuAction[] {
  return [
    { id: 'rename', text: commonTexts.rename, icon: Pencil, act: () => rename(saved) },
    { id: 'delete', text: commonTexts.delete, icon: Trash2, isDangerous: true, act: () => remove(saved) },
  ];
}
