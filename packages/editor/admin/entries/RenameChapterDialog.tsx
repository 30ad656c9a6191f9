import { ITEM_LIMITS } from '@quoin/domain/site';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/renameChapterDialog';
import { useState } from 'react';
import { Button } from '../../parts/Button.tsx';
import { DialogBox } from '../../parts/dialogs/DialogBox.tsx';
import { TextField } from '../../parts/fields/TextField.tsx';

interface RenameChapterDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly onRename: (name: string) => void;
}

/** Another name for a chapter; that of another one joins the two, none takes its lessons out of it. */
export function RenameChapterDialog({ title, onClose, onRename }: RenameChapterDialogProps) {
  const [name, setName] = useState(title);
  const save = () => {
    onClose();
    if (name.trim() !== title) onRename(name.trim());
  };
  return (
    <DialogBox
      title={texts.renameChapter}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{commonTexts.cancel}</Button>
          <Button look="primary" onPress={save}>
            {commonTexts.rename}
          </Button>
        </>
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
          maxLength={ITEM_LIMITS.chapter}
          hint={texts.enterTheNameOf}
          autoFocus
        />
      </form>
    </DialogBox>
  );
}
