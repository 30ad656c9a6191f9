import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/keepVersionDialog';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useSite } from '../../app/site/site.ts';
import { Button } from '../../parts/Button.tsx';
import { DialogBox } from '../../parts/dialogs/DialogBox.tsx';
import { announce } from '../../parts/dialogs/toasts.tsx';
import { TextField } from '../../parts/fields/TextField.tsx';
import type { DialogProps } from '../dialogs/EditorDialogs.tsx';
import { useEditorState } from '../editorContext.ts';
import { keepVersion } from './versionQueries.ts';

/** Work is saved by itself; a version with a name is one to come back to, and is kept for ever. */
export function KeepVersionDialog({ onClose }: DialogProps) {
  const site = useSite();
  const unsaved = useEditorState((state) => state.unsaved);
  const [name, setName] = useState('');
  const keep = useMutation({
    mutationFn: () => keepVersion(site.identifier, name.trim()),
    onSuccess: () => {
      announce(texts.versionSaved);
      onClose();
    },
  });
  const isReady = name.trim() !== '' && unsaved === 0;
  return (
    <DialogBox
      title={texts.saveVersion}
      isOpen
      onClose={onClose}
      actions={
        <Button look="primary" isDisabled={!isReady} isPending={keep.isPending} onPress={() => keep.mutate()}>
          {unsaved > 0 ? texts.savingFirst : texts.saveVersion}
        </Button>
      }
    >
      <p>{texts.changesAreSavedAutomatically}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) keep.mutate();
        }}
      >
        <TextField label={commonTexts.name} value={name} onChange={setName} maxLength={100} autoFocus />
      </form>
      {keep.isError ? <p role="alert">{keep.error.message}</p> : null}
    </DialogBox>
  );
}
