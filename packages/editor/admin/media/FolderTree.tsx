import type { AppMediaFoldersResponse, WireMediaFolder } from '@quoin/contract/endpoints/content';
import { formatFileSize } from '@quoin/domain/formats';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/folderTree';
import { Folder, FolderInput, FolderPlus, Images, PencilLine, Trash2 } from 'lucide-react';
import { type CSSProperties, type DragEvent, useState } from 'react';
import { APP_LOCALE } from '../../app/locale.ts';
import { carriedBy, isCarrying } from '../../media/draggedAssets.ts';
import { folderTree } from '../../media/folderChoices.ts';
import { Button } from '../../parts/Button.tsx';
import { ActionMenu } from '../../parts/dialogs/ActionMenu.tsx';
import type { FolderTask } from './FolderDialogs.tsx';
import css from './MediaScreen.module.css';
import type { MediaSearch } from './mediaSearch.ts';

export interface FolderTreeProps {
  readonly shape: AppMediaFoldersResponse;
  readonly search: MediaSearch;
  readonly mayEdit: boolean;
  readonly onGo: (place: Pick<MediaSearch, 'folder' | 'trash'>) => void;
  readonly onTask: (task: FolderTask) => void;
  readonly onDelete: (folder: WireMediaFolder) => void;
  /** Files were let go over a folder; null: over In no folder. */
  readonly onDropped: (ids: readonly string[], folder: string | null) => void;
}

/** Where files lie: folders in folders, the trash, and how much there is. */
export function FolderTree({ shape, search, mayEdit, onGo, onTask, onDelete, onDropped }: FolderTreeProps) {
  const { folders, count, deletedCount, byteSize, quota } = shape;
  const takes = (folder: string | null) =>
    mayEdit ? { onDropped: (ids: readonly string[]) => onDropped(ids, folder) } : {};
  const isAll = search.folder === undefined && search.trash === undefined;
  return (
    <nav aria-label={texts.folders} className={css.folders}>
      <ul>
        <li className={css.folder}>
          <Place text={texts.allFiles} icon={Images} count={count} isHere={isAll} onPress={() => onGo({})} />
        </li>
        {folderTree(folders).map((folder) => (
          <li key={folder.id} className={css.folder} style={{ '--depth': folder.depth } as CSSProperties}>
            <Place
              text={folder.name}
              icon={Folder}
              count={folder.count}
              isHere={search.folder === folder.id}
              onPress={() => onGo({ folder: folder.id })}
              {...takes(folder.id)}
            />
            {mayEdit ? <FolderMenu folder={folder} onTask={onTask} onDelete={onDelete} /> : null}
          </li>
        ))}
        {folders.length > 0 ? (
          <li className={css.folder}>
            <Place
              text={texts.notInAFolder}
              icon={Folder}
              isHere={search.folder === 'none'}
              onPress={() => onGo({ folder: 'none' })}
              {...takes(null)}
            />
          </li>
        ) : null}
        <li className={css.folder}>
          <Place
            text={texts.trash}
            icon={Trash2}
            count={deletedCount}
            isHere={search.trash === 'yes'}
            onPress={() => onGo({ trash: 'yes' })}
          />
        </li>
      </ul>
      {mayEdit ? (
        <Button look="quiet" onPress={() => onTask({ kind: 'add', parentId: null })}>
          <FolderPlus aria-hidden="true" /> {texts.createFolder}
        </Button>
      ) : null}
      <Storage byteSize={byteSize} quota={quota} />
    </nav>
  );
}

/** From here on it is said that little is left. */
const NEARLY_FULL = 0.9;

function Storage({ byteSize, quota }: Pick<AppMediaFoldersResponse, 'byteSize' | 'quota'>) {
  if (quota === null)
    return <p className={css.storage}>{texts.usedIncludingGeneratedImage(formatFileSize(byteSize))}</p>;
  const isNearlyFull = byteSize >= quota * NEARLY_FULL;
  return (
    <div className={css.storage} data-full={isNearlyFull || undefined}>
      <meter
        className={css.meter}
        aria-label={texts.storageUsed}
        value={Math.min(byteSize, quota)}
        max={quota}
        high={quota * NEARLY_FULL}
        optimum={0}
      />
      <p>{texts.ofUsedIncludingGenerated(formatFileSize(byteSize), formatFileSize(quota))}</p>
      {isNearlyFull ? <p className={css.nearlyFull}>{texts.deleteFilesPermanentlyTo}</p> : null}
    </div>
  );
}

interface PlaceProps {
  readonly text: string;
  readonly icon: typeof Folder;
  readonly count?: number;
  readonly isHere: boolean;
  readonly onPress: () => void;
  readonly onDropped?: (ids: readonly string[]) => void;
}

function Place({ text, icon: Icon, count, isHere, onPress, onDropped }: PlaceProps) {
  const [isOver, setOver] = useState(false);
  const mayDrop = (event: DragEvent) => onDropped !== undefined && isCarrying(event);
  return (
    <button
      type="button"
      className={css.place}
      aria-current={isHere ? 'page' : undefined}
      onClick={onPress}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!mayDrop(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        if (!mayDrop(event)) return;
        event.preventDefault();
        onDropped?.(carriedBy(event));
      }}
      title={text}
    >
      <Icon aria-hidden="true" />
      <span className={css.placeName}>{text}</span>
      {count === undefined ? null : <span className={css.placeCount}>{count.toLocaleString(APP_LOCALE)}</span>}
    </button>
  );
}

function FolderMenu({
  folder,
  onTask,
  onDelete,
}: {
  readonly folder: WireMediaFolder;
  readonly onTask: (task: FolderTask) => void;
  readonly onDelete: (folder: WireMediaFolder) => void;
}) {
  return (
    <ActionMenu
      label={texts.moreActionsFor(folder.name)}
      actions={[
        { id: 'rename', text: commonTexts.rename, icon: PencilLine, act: () => onTask({ kind: 'rename', folder }) },
        {
          id: 'add',
          text: texts.createSubfolder,
          icon: FolderPlus,
          act: () => onTask({ kind: 'add', parentId: folder.id }),
        },
        { id: 'move', text: commonTexts.move, icon: FolderInput, act: () => onTask({ kind: 'move', folder }) },
        {
          id: 'delete',
          text: commonTexts.delete,
          icon: Trash2,
          isDangerous: true,
          act: () => onDelete(folder),
        },
      ]}
    />
  );
}
