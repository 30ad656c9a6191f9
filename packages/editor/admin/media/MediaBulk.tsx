import { appMediaArchivePath, type WireAsset, type WireMediaFolder } from '@quoin/contract/endpoints/content';
import { MEDIA_LIMITS } from '@quoin/domain/media';
import * as commonTexts from '@quoin/messages/app/common';
import * as ownTexts from '@quoin/messages/app/mediaBulk';
import { Download, FolderInput, RotateCcw, Trash2, Type } from 'lucide-react';
import { useState } from 'react';
import { useSite } from '../../app/site/site.ts';
import { folderChoices, folderPath } from '../../media/folderChoices.ts';
import { Button, buttonLook } from '../../parts/Button.tsx';
import { confirm } from '../../parts/dialogs/confirm.ts';
import { DialogBox } from '../../parts/dialogs/DialogBox.tsx';
import { SelectField } from '../../parts/fields/SelectField.tsx';
import { BulkBar } from '../../parts/tables/BulkBar.tsx';
import { AltTextSheet } from './AltTextSheet.tsx';
import { confirmRemoval } from './confirmRemoval.tsx';
import { useMediaActs } from './useMediaActs.ts';

export interface MediaBulkProps {
  readonly assets: readonly WireAsset[];
  readonly folders: readonly WireMediaFolder[];
  readonly isTrash: boolean;
  readonly mayEdit: boolean;
  readonly mayDelete: boolean;
  readonly onDone: () => void;
}

type Open = 'move' | 'texts' | null;

/** What can be done with the selected files. */
export function MediaBulk({ assets, folders, isTrash, mayEdit, mayDelete, onDone }: MediaBulkProps) {
  const acts = useMediaActs();
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const ended = (isDone: boolean) => {
    close();
    if (isDone) onDone();
  };
  const purge = async () => {
    const isConfirmed = await confirm({
      title: ownTexts.deleteFilesPermanently(assets.length),
      message: ownTexts.pagesThatUseThem,
      ...{ confirmLabel: ownTexts.deletePermanently, isDangerous: true },
    });
    if (isConfirmed) ended(await acts.purge(assets));
  };
  const pictures = assets.filter(({ kind }) => kind === 'image');
  return (
    <>
      <BulkBar count={assets.length} onClear={onDone}>
        {isTrash ? null : <Downloads assets={assets} />}
        {mayEdit && !isTrash ? (
          <>
            <Button onPress={() => setOpen('move')}>
              <FolderInput aria-hidden="true" /> {ownTexts.moveTo}
            </Button>
            {pictures.length > 0 ? (
              <Button onPress={() => setOpen('texts')}>
                <Type aria-hidden="true" /> {ownTexts.altText}
              </Button>
            ) : null}
          </>
        ) : null}
        {mayDelete && isTrash ? (
          <>
            <Button onPress={() => void acts.restore(assets).then(ended)}>
              <RotateCcw aria-hidden="true" /> {commonTexts.restore}
            </Button>
            <Button look="danger" onPress={() => void purge()}>
              {ownTexts.deletePermanently}
            </Button>
          </>
        ) : null}
        {mayDelete && !isTrash ? (
          <Button look="danger" onPress={() => void confirmRemoval(acts, assets).then(ended)}>
            <Trash2 aria-hidden="true" /> {commonTexts.delete}
          </Button>
        ) : null}
      </BulkBar>
      {open === 'move' ? (
        <MoveDialog
          folders={folders}
          onClose={close}
          onMove={(id) => void acts.move(assets, id, folderPath(folders, id ?? '')).then(ended)}
        />
      ) : null}
      {open === 'texts' ? (
        <AltTextSheet
          assets={pictures}
          onClose={close}
          onSave={(texts) => acts.saveTexts(pictures, texts).then(ended)}
        />
      ) : null}
    </>
  );
}

/** The originals; several come as one archive. */
function Downloads({ assets }: { readonly assets: readonly WireAsset[] }) {
  const site = useSite();
  if (assets.length === 0 || assets.length > MEDIA_LIMITS.atOnce) return null;
  const path = appMediaArchivePath(
    site.identifier,
    assets.map(({ id }) => id),
  );
  return (
    <a href={path} download className={buttonLook()}>
      <Download aria-hidden="true" /> {ownTexts.download}
    </a>
  );
}

const NONE = 'none';

interface MoveDialogProps {
  readonly folders: readonly WireMediaFolder[];
  readonly onClose: () => void;
  readonly onMove: (folderId: string | null) => void;
}

function MoveDialog({ folders, onClose, onMove }: MoveDialogProps) {
  const [folder, setFolder] = useState(folders[0]?.id ?? NONE);
  const choices = [...folderChoices(folders), { value: NONE, text: ownTexts.notInAFolder }];
  return (
    <DialogBox
      title={ownTexts.moveToFolder}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{commonTexts.cancel}</Button>
          <Button look="primary" onPress={() => onMove(folder === NONE ? null : folder)}>
            {commonTexts.move}
          </Button>
        </>
      }
    >
      <SelectField label={commonTexts.folder} choices={choices} value={folder} onChange={setFolder} />
    </DialogBox>
  );
}
