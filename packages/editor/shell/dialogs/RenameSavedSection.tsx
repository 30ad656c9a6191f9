import { type SavedSection, TEMPLATE_LIMITS } from '@quoin/domain/document';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/dialogsRenameSavedSection';
import { useState } from 'react';
import { perform } from '../../commands/acts/acting.ts';
import { renameSavedSection } from '../../commands/sections/renameSavedSection.ts';
import { Button } from '../../parts/Button.tsx';
import { DialogBox } from '../../parts/dialogs/DialogBox.tsx';
import { TextField } from '../../parts/fields/TextField.tsx';
import { useActWorld } from '../editorContext.ts';

export interface RenameSavedSectionProps {
  readonly saved: SavedSection;
  readonly onClose: () => void;
}

export function RenameSavedSection({ saved, onClose }: RenameSavedSectionProps) {
  const world = useActWorld();
  const [name, setName] = useState(saved.name);
  const isReady = name.trim() !== '';
  const save = () => {
    if (isReady && perform(world, renameSavedSection, { id: saved.id, name })) onClose();
  };
  return (
    <DialogBox
      title={texts.renameSavedSection}
      isOpen
      onClose={onClose}
      actions={
        <Button look="primary" isDisabled={!isReady} onPress={save}>
          {commonTexts.rename}
        </Button>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextField
          label={commonTexts.name}
          value={name}
          onChange={setName}
          maxLength={TEMPLATE_LIMITS.name}
          autoFocus
        />
      </form>
    </DialogBox>
  );
}
