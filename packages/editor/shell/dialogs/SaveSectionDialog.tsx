import { recordKey, savedSections, TEMPLATE_LIMITS, templateRecord, textIn } from '@quoin/domain/document';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/saveSectionDialog';
import { useMemo, useState } from 'react';
import { perform } from '../../commands/acts/acting.ts';
import { saveSection } from '../../commands/sections/saveSection.ts';
import { Button } from '../../parts/Button.tsx';
import { DialogBox } from '../../parts/dialogs/DialogBox.tsx';
import { announce } from '../../parts/dialogs/toasts.tsx';
import { TextField } from '../../parts/fields/TextField.tsx';
import { SavedThumbnail } from '../../templates/SavedThumbnail.tsx';
import css from '../../templates/templates.module.css';
import { useSiteTemplates } from '../../templates/useSiteTemplates.ts';
import { useActWorld } from '../editorContext.ts';
import type { DialogProps } from './EditorDialogs.tsx';

/** The chosen section under a name among the templates, to be added to any page. */
export function SaveSectionDialog({ onClose }: DialogProps) {
  const world = useActWorld();
  const { look } = useSiteTemplates();
  const { records, selection } = world.editor.state();
  const id = selection.section ?? '';
  const [name, setName] = useState(() => textIn(records.get(recordKey('section', id)) ?? {}, 'name'));
  const shown = useMemo(() => {
    const template = templateRecord(records, id, '');
    return template === null ? undefined : savedSections(new Map([[recordKey('template', id), template]]))[0];
  }, [records, id]);
  const isReady = name.trim() !== '';
  const save = () => {
    if (!isReady || !perform(world, saveSection, { id, name })) return;
    announce(texts.savedAsFindIt(name.trim()));
    onClose();
  };
  return (
    <DialogBox
      title={texts.saveSection}
      isOpen
      onClose={onClose}
      actions={
        <Button look="primary" isDisabled={!isReady} onPress={save}>
          {texts.saveSection}
        </Button>
      }
    >
      {shown === undefined ? null : (
        <span className={css.sample}>
          <SavedThumbnail saved={shown} look={look} />
        </span>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextField
          label={commonTexts.name}
          hint={texts.savedSectionsAreCopies}
          value={name}
          onChange={setName}
          maxLength={TEMPLATE_LIMITS.name}
          autoFocus
        />
      </form>
    </DialogBox>
  );
}
