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
      announce('Version saved');
      onClose();
    },
  });
  const isReady = name.trim() !== '' && unsaved === 0;
  return (
    <DialogBox
      title="Save version"
      isOpen
      onClose={onClose}
      actions={
        <Button look="primary" isDisabled={!isReady} isPending={keep.isPending} onPress={() => keep.mutate()}>
          {unsaved > 0 ? 'Saving first…' : 'Save version'}
        </Button>
      }
    >
      <p>Changes are saved automatically. Name a version to restore it later.</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) keep.mutate();
        }}
      >
        <TextField label="Name" value={name} onChange={setName} maxLength={100} autoFocus />
      </form>
      {keep.isError ? <p role="alert">{keep.error.message}</p> : null}
    </DialogBox>
  );
}
