import {
  type AppMediaFoldersResponse,
  appMediaFolderPath,
  appMediaFoldersPath,
  type WireMediaFolder,
} from '@quoin/contract/endpoints/content';
import { MEDIA_LIMITS } from '@quoin/domain/media';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/folderDialogs';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { act } from '../../app/api.ts';
import { refreshMedia } from '../../app/queries/mediaQueries.ts';
import { useSite } from '../../app/site/site.ts';
import { folderChoices } from '../../media/folderChoices.ts';
import { Button } from '../../parts/Button.tsx';
import { confirm } from '../../parts/dialogs/confirm.ts';
import { DialogBox } from '../../parts/dialogs/DialogBox.tsx';
import { complain } from '../../parts/dialogs/toasts.tsx';
import { SelectField } from '../../parts/fields/SelectField.tsx';
import { TextField } from '../../parts/fields/TextField.tsx';

/** A task of the folder dialogs. */
export type FolderTask =
  | { readonly kind: 'add'; readonly parentId: string | null }
  | { readonly kind: 'rename' | 'move'; readonly folder: WireMediaFolder };

export interface FolderDialogsProps {
  readonly task: FolderTask | null;
  readonly folders: readonly WireMediaFolder[];
  readonly onClose: () => void;
}

export function FolderDialogs({ task, folders, onClose }: FolderDialogsProps) {
  if (task === null) return null;
  if (task.kind === 'move') return <MoveFolder folder={task.folder} folders={folders} onClose={onClose} />;
  return <NameFolder task={task} onClose={onClose} />;
}

/** Sends a change of folders; answers why not, or null. */
function useFolderCall() {
  const { identifier } = useSite();
  const client = useQueryClient();
  return async (method: 'POST' | 'PUT' | 'DELETE', id: string | null, body?: object): Promise<string | null> => {
    const path = id === null ? appMediaFoldersPath(identifier) : appMediaFolderPath(identifier, id);
    try {
      await act<AppMediaFoldersResponse>(method, path, body);
      return null;
    } catch (fault) {
      return (fault as Error).message;
    } finally {
      refreshMedia(client, identifier);
    }
  };
}

function NameFolder({
  task,
  onClose,
}: {
  readonly task: Exclude<FolderTask, { kind: 'delete' | 'move' }> | Extract<FolderTask, { folder: WireMediaFolder }>;
  readonly onClose: () => void;
}) {
  const call = useFolderCall();
  const folder = task.kind === 'add' ? null : task.folder;
  const [name, setName] = useState(folder?.name ?? '');
  const [error, setError] = useState<string>();
  const save = async () => {
    const parentId = task.kind === 'add' ? task.parentId : task.folder.parentId;
    const problem = await call(folder === null ? 'POST' : 'PUT', folder?.id ?? null, { name, parentId });
    if (problem === null) onClose();
    else setError(problem);
  };
  return (
    <DialogBox
      title={folder === null ? texts.createFolder : texts.rename(folder.name)}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{commonTexts.cancel}</Button>
          <Button look="primary" onPress={() => void save()}>
            {folder === null ? commonTexts.add : commonTexts.rename}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          label={commonTexts.name}
          value={name}
          onChange={setName}
          error={error}
          maxLength={MEDIA_LIMITS.folderName}
          autoFocus
        />
      </form>
    </DialogBox>
  );
}

const TOP = 'top';

function MoveFolder({
  folder,
  folders,
  onClose,
}: {
  readonly folder: WireMediaFolder;
  readonly folders: readonly WireMediaFolder[];
  readonly onClose: () => void;
}) {
  const call = useFolderCall();
  const [into, setInto] = useState(folder.parentId ?? TOP);
  const [error, setError] = useState<string>();
  const choices = [
    { value: TOP, text: texts.topLevel },
    ...folderChoices(folders).filter(({ value }) => value !== folder.id),
  ];
  const save = async () => {
    const problem = await call('PUT', folder.id, { name: folder.name, parentId: into === TOP ? null : into });
    if (problem === null) onClose();
    else setError(problem);
  };
  return (
    <DialogBox
      title={texts.move(folder.name)}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{commonTexts.cancel}</Button>
          <Button look="primary" onPress={() => void save()}>
            {commonTexts.move}
          </Button>
        </>
      }
    >
      <SelectField label={texts.moveTo} choices={choices} value={into} onChange={setInto} error={error} />
    </DialogBox>
  );
}

/** Asks, and deletes a folder; `onDeleted` once it is gone. */
export function useDeleteFolder(onDeleted: (id: string) => void) {
  const call = useFolderCall();
  return async (folder: WireMediaFolder) => {
    const isConfirmed = await confirm({
      title: texts.deleteTheFolder(folder.name),
      message: texts.filesInItMove,
      ...{ confirmLabel: texts.deleteFolder, isDangerous: true },
    });
    if (!isConfirmed) return;
    const problem = await call('DELETE', folder.id);
    if (problem === null) onDeleted(folder.id);
    else complain(problem);
  };
}
