import { makeSection, SECTION_CATEGORIES, SECTION_TEMPLATES, sectionTemplate } from '@quoin/domain/sections';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { perform } from '../commands/acting.ts';
import { insertSection } from '../commands/insertSection.ts';
import { DialogBox } from '../parts/DialogBox.tsx';
import { sectionPattern } from '../templates/sectionPattern.ts';
import { TemplateChooser } from '../templates/TemplateChooser.tsx';
import { TemplateThumbnail } from '../templates/TemplateThumbnail.tsx';
import css from '../templates/templates.module.css';
import { hasMainHeading } from '../templates/templateTools.ts';
import { useSiteTemplates } from '../templates/useSiteTemplates.ts';
import type { DialogProps } from './EditorDialogs.tsx';
import { useActWorld } from './editorContext.ts';

const BLANK = 'blank';
const CHOICES = [
  { id: BLANK, name: 'Blank', category: '', also: 'empty section' },
  ...SECTION_TEMPLATES.map(({ id, category, name }) => ({ id, category, name: name[0], also: id.replace('-', ' ') })),
];

/** A new section below the chosen one, empty or with something to begin with. */
export function InsertSectionDialog({ onClose }: DialogProps) {
  const world = useActWorld();
  const { look, preview, tools } = useSiteTemplates();
  const shown = useMemo(
    () => new Map(SECTION_TEMPLATES.map((each) => [each.id, [makeSection(each, { ...preview, level: 1 })]])),
    [preview],
  );
  const insert = ({ id }: { readonly id: string }) => {
    const { records, page, selection } = world.editor.state();
    const level = hasMainHeading(records, page) ? 2 : 1;
    const pattern = id === BLANK ? {} : sectionPattern(makeSection(sectionTemplate(id), { ...tools(), level }));
    const after = selection.section === null ? {} : { after: selection.section };
    if (perform(world, insertSection, { ...pattern, ...after })) onClose();
  };
  return (
    <DialogBox title="Add section" look="wide" isOpen onClose={onClose}>
      <TemplateChooser
        noun="sections"
        choices={CHOICES}
        categories={SECTION_CATEGORIES}
        onChoose={insert}
        picture={({ id }) =>
          id === BLANK ? (
            <span className={css.blank}>
              <Plus aria-hidden="true" />
            </span>
          ) : (
            <TemplateThumbnail sections={shown.get(id) ?? []} look={look} ratio={1.6} />
          )
        }
      />
    </DialogBox>
  );
}
