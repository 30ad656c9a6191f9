import type { WireAsset } from '@quoin/contract/endpoints/content';
import { type MediaKind, uploadWording } from '@quoin/domain/media';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/mediaPicker';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Images } from 'lucide-react';
import { useState } from 'react';
import { type MediaFilters, mediaFoldersQuery, mediaQuery } from '../app/queries/mediaQueries.ts';
import { useSite } from '../app/site/site.ts';
import { Button } from '../parts/Button.tsx';
import { DialogBox } from '../parts/dialogs/DialogBox.tsx';
import { SelectField } from '../parts/fields/SelectField.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../parts/states.tsx';
import { SearchBox } from '../parts/tables/SearchBox.tsx';
import { AssetGrid } from './AssetGrid.tsx';
import { FileButton } from './FileButton.tsx';
import { FileDrop } from './FileDrop.tsx';
import { folderChoices } from './folderChoices.ts';
import css from './MediaPicker.module.css';
import type { MediaPickerProps } from './MediaPicker.tsx';
import { toPicked } from './pickedAsset.ts';
import { UploadList } from './UploadList.tsx';
import type { Upload } from './upload.ts';
import { useUploadQueue } from './useUploadQueue.ts';

/** The library in a dialog, and uploads into it. */
export function MediaLibraryDialog({ onClose, onPick, kinds, isMultiple = false }: MediaPickerProps) {
  const [filters, setFilters] = useState<MediaFilters>({ search: '', folder: '' });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [added, setAdded] = useState<readonly WireAsset[]>([]);
  const folder = filters.folder === '' || filters.folder === 'none' ? null : (filters.folder ?? null);
  const queue = useUploadQueue(kinds, folder);
  const listed = useListed({ ...filters, kinds: kinds.join(',') });
  const assets = [...added.filter(({ id }) => !listed.assets.some((each) => each.id === id)), ...listed.assets];
  const onEnd = ({ asset, id }: Upload) => {
    if (asset === undefined) return;
    setAdded((before) => [asset, ...before]);
    setSelected((before) => new Set(isMultiple ? [...before, asset.id] : [asset.id]));
    queue.uploads.drop(id);
  };
  const upload = (files: readonly File[]) => queue.add(isMultiple ? files : files.slice(0, 1), onEnd);
  const chosen = [...selected].flatMap((id) => assets.filter((each) => each.id === id));
  return (
    <DialogBox
      title={titleOf(kinds, isMultiple)}
      look="wide"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{commonTexts.cancel}</Button>
          <Button
            look="primary"
            isDisabled={chosen.length === 0}
            onPress={() => {
              onPick(chosen.map(toPicked));
              onClose();
            }}
          >
            {isMultiple && chosen.length > 1 ? texts.chooseFiles(chosen.length) : texts.choose}
          </Button>
        </>
      }
    >
      <div className={css.picker}>
        <FileDrop hint={texts.dropToUpload} onFiles={upload}>
          <div className={css.tools}>
            <SearchBox
              label={texts.searchTheLibrary}
              value={filters.search ?? ''}
              onSearch={(search) => setFilters({ ...filters, search })}
            />
            <FolderChoice value={filters.folder ?? ''} onChange={(next) => setFilters({ ...filters, folder: next })} />
            <FileButton text={texts.upload} kinds={kinds} isMultiple={isMultiple} onFiles={upload} />
          </div>
          <UploadList uploads={queue.uploads} list={queue.list} />
          {listed.error !== null ? (
            <ErrorState title={uploadWording.loadFailed} error={listed.error} onRetry={listed.tryAgain} />
          ) : listed.isLoading ? (
            <SkeletonRows count={5} label={texts.loadingTheLibrary} />
          ) : (
            <AssetGrid
              label={texts.library}
              assets={assets}
              isSingle={!isMultiple}
              selected={selected}
              onSelect={setSelected}
              hasMore={listed.hasMore}
              onMore={listed.more}
            >
              <NothingHere isFiltered={(filters.search ?? '') !== '' || folder !== null} />
            </AssetGrid>
          )}
        </FileDrop>
      </div>
    </DialogBox>
  );
}

function useListed(filters: MediaFilters) {
  const site = useSite();
  const query = useInfiniteQuery(mediaQuery(site.identifier, filters));
  return {
    assets: query.data?.pages.flatMap(({ assets }) => assets) ?? [],
    isLoading: query.isPending,
    error: query.error,
    hasMore: query.hasNextPage,
    more: () => {
      if (!query.isFetchingNextPage) void query.fetchNextPage();
    },
    tryAgain: () => void query.refetch(),
  };
}

function FolderChoice({ value, onChange }: { readonly value: string; readonly onChange: (folder: string) => void }) {
  const site = useSite();
  const folders = useQuery(mediaFoldersQuery(site.identifier)).data?.folders ?? [];
  if (folders.length === 0) return null;
  const all = { value: 'all', text: texts.allFolders };
  const choices = [all, ...folderChoices(folders)];
  return (
    <SelectField
      label={commonTexts.folder}
      isLabelHidden
      choices={choices}
      value={value === '' ? 'all' : value}
      onChange={(next) => onChange(next === 'all' ? '' : next)}
    />
  );
}

function NothingHere({ isFiltered }: { readonly isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyState icon={Images} title={commonTexts.noResults}>
      {texts.tryADifferentSearch}
    </EmptyState>
  ) : (
    <EmptyState icon={Images} title={texts.noFilesYet}>
      {texts.dropFilesHereOr}
    </EmptyState>
  );
}

function titleOf(kinds: readonly MediaKind[], isMultiple: boolean): string {
  const [only] = kinds;
  return texts.select(kinds.length === 1 && only !== undefined ? only : 'file', isMultiple);
}
