import { textIn } from '@quoin/domain/document';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/renameBlockDialog';
import { useState } from 'react';
import { chosenBlocks, perform } from '../../commands/acts/acting.ts';
import { renameBlock } from '../../commands/blocks/renameBlock.ts';
import { Button } from '../../parts/Button.tsx';
import { DialogBox } from '../../parts/dialogs/DialogBox.tsx';
import { TextField } from '../../parts/fields/TextField.tsx';
import { useActWorld } from '../editorContext.ts';
import type { DialogProps } from './EditorDialogs.tsx';

export function RenameBlockDialog({ onClose }: DialogProps) {
  const world = useActWorld();
  const [name, setName] = useState(() => textIn(chosenBlocks(world.editor.state())[0] ?? {}, 'name'));
  const save = () => {
    const [id] = world.editor.state().selection.blocks;
    if (id !== undefined) perform(world, renameBlock, { id, name });
    onClose();
  };
  return (
    <DialogBox
      title={texts.renameBlock}
      isOpen
      onClose={onClose}
      actions={
        <Button look="primary" onPress={save}>
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
          hint={texts.leaveEmptyToUse}
          value={name}
          onChange={setName}
          maxLength={200}
          autoFocus
        />
      </form>
    </DialogBox>
  );
}
