import type { MediaSort, WireAsset } from '@quoin/contract/endpoints/content';
import { isAllowed } from '@quoin/domain/access';
import { MEDIA_KINDS, type MediaKind, uploadWording } from '@quoin/domain/media';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/mediaScreen';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Images, LayoutGrid, List, SearchX, Trash2 } from 'lucide-react';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { mediaFoldersQuery, mediaQuery } from '../../app/queries/mediaQueries.ts';
import { useSite } from '../../app/site/site.ts';
import { AssetGrid } from '../../media/AssetGrid.tsx';
import { AssetRows } from '../../media/AssetRows.tsx';
import { FileButton } from '../../media/FileButton.tsx';
import { FileDrop } from '../../media/FileDrop.tsx';
import { folderPath } from '../../media/folderChoices.ts';
import { UploadList } from '../../media/UploadList.tsx';
import { useUploadQueue } from '../../media/useUploadQueue.ts';
import { Button } from '../../parts/Button.tsx';
import { SelectField } from '../../parts/fields/SelectField.tsx';
import { Page } from '../../parts/Page.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../parts/states.tsx';
import { SearchBox } from '../../parts/tables/SearchBox.tsx';
import { useNextPage } from '../../parts/tables/useNextPage.ts';
import { AssetDrawer } from './AssetDrawer.tsx';
import { FolderDialogs, type FolderTask, useDeleteFolder } from './FolderDialogs.tsx';
import { FolderTree } from './FolderTree.tsx';
import { MediaBulk } from './MediaBulk.tsx';
import css from './MediaScreen.module.css';
import type { MediaSearch } from './mediaSearch.ts';
import { useMediaActs } from './useMediaActs.ts';

const HERE = '/$site/config/media';
const NO_SHAPE = { folders: [], byteSize: 0, count: 0, deletedCount: 0, quota: null };

/** The library: every file of the site, in folders, with everything one can do with many at once. */
export function MediaScreen() {
  const site = useSite();
  const search = useSearch({ from: HERE });
  const navigate = useNavigate({ from: HERE });
  const shape = useQuery(mediaFoldersQuery(site.identifier)).data ?? NO_SHAPE;
  const [task, setTask] = useState<FolderTask | null>(null);
  const mayEdit = isAllowed(site, 'media.edit');
  const folder = search.folder === undefined || search.folder === 'none' ? null : search.folder;
  const queue = useUploadQueue(MEDIA_KINDS, folder);
  const change = useCallback(
    (next: (before: MediaSearch) => MediaSearch) => void navigate({ search: next, replace: true, resetScroll: false }),
    [navigate],
  );
  const deleteFolder = useDeleteFolder((id) =>
    change((before) => (before.folder === id ? withoutFolder(before) : before)),
  );
  const upload = (files: readonly File[]) => queue.add(files);
  const acts = useMediaActs();
  const shown = useRef<readonly WireAsset[]>([]);
  const drop = (ids: readonly string[], to: string | null) => {
    const moved = shown.current.filter((asset) => ids.includes(asset.id) && asset.folderId !== to);
    if (moved.length > 0) void acts.move(moved, to, folderPath(shape.folders, to ?? ''));
  };
  const content = (
    <>
      <MediaTools search={search} onChange={change} />
      <UploadList uploads={queue.uploads} list={queue.list} />
      <MediaList search={search} mayEdit={mayEdit} onChange={change} shown={shown} />
    </>
  );
  return (
    <Page
      title={texts.media}
      site={site.title}
      actions={
        mayEdit ? <FileButton text={texts.uploadFiles} kinds={MEDIA_KINDS} look="primary" onFiles={upload} /> : null
      }
    >
      <div className={css.library}>
        <FolderTree
          shape={shape}
          search={search}
          mayEdit={mayEdit}
          onGo={(place) => change(({ folder: _folder, trash: _trash, ...others }) => ({ ...others, ...place }))}
          onTask={setTask}
          onDelete={(wanted) => void deleteFolder(wanted)}
          onDropped={drop}
        />
        {mayEdit && search.trash === undefined ? (
          <FileDrop hint={folder === null ? texts.dropToUpload : texts.dropToUploadTo} onFiles={upload}>
            {content}
          </FileDrop>
        ) : (
          <div className={css.main}>{content}</div>
        )}
      </div>
      <FolderDialogs task={task} folders={shape.folders} onClose={() => setTask(null)} />
      {search.open === undefined ? null : (
        <AssetDrawer id={search.open} onClose={() => change(({ open: _open, ...others }) => others)} />
      )}
    </Page>
  );
}

function withoutFolder({ folder: _folder, ...others }: MediaSearch): MediaSearch {
  return others;
}

interface ToolsProps {
  readonly search: MediaSearch;
  readonly onChange: (next: (before: MediaSearch) => MediaSearch) => void;
}

const KINDS: readonly { readonly value: MediaKind | 'all'; readonly text: string }[] = [
  { value: 'all', text: texts.allTypes },
  { value: 'image', text: commonTexts.images },
  { value: 'video', text: texts.videos },
  { value: 'audio', text: texts.audio },
  { value: 'file', text: texts.documents },
];
const SORTS: readonly { readonly value: MediaSort; readonly text: string }[] = [
  { value: '-created', text: texts.newestFirst },
  { value: 'created', text: texts.oldestFirst },
  { value: 'name', text: texts.byName },
  { value: '-size', text: texts.largestFirst },
];
const SHOWN = [
  { value: 'all', text: texts.showAll },
  { value: 'unused', text: texts.notUsed },
  { value: 'missing', text: commonTexts.noAltText },
] as const;

function MediaTools({ search, onChange }: ToolsProps) {
  const onSearch = useCallback(
    (text: string) => onChange(({ search: _, ...others }) => (text === '' ? others : { ...others, search: text })),
    [onChange],
  );
  const shown = search.use ?? search.alt ?? 'all';
  const show = (value: (typeof SHOWN)[number]['value']) =>
    onChange(({ use: _use, alt: _alt, ...others }) => ({
      ...others,
      ...(value === 'unused' ? { use: value } : value === 'missing' ? { alt: value } : {}),
    }));
  const isList = search.view === 'list';
  return (
    <div className={css.tools}>
      <SearchBox label={texts.searchByNameOr} value={search.search ?? ''} onSearch={onSearch} />
      <SelectField
        label={commonTexts.type}
        isLabelHidden
        choices={KINDS}
        value={search.kinds ?? 'all'}
        onChange={(kind) =>
          onChange(({ kinds: _, ...others }) => (kind === 'all' ? others : { ...others, kinds: kind }))
        }
      />
      <SelectField label={texts.show} isLabelHidden choices={SHOWN} value={shown} onChange={show} />
      <SelectField
        label={texts.sortBy}
        isLabelHidden
        choices={SORTS}
        value={search.sort ?? '-created'}
        onChange={(sort) => onChange(({ sort: _, ...others }) => (sort === '-created' ? others : { ...others, sort }))}
      />
      <Button
        aria-label={isList ? texts.gridView : texts.listView}
        onPress={() => onChange(({ view: _, ...others }) => (isList ? others : { ...others, view: 'list' }))}
      >
        {isList ? <LayoutGrid aria-hidden="true" /> : <List aria-hidden="true" />}
      </Button>
    </div>
  );
}

interface MediaListProps extends ToolsProps {
  readonly mayEdit: boolean;
  /** The files in the list, for actions outside it. */
  readonly shown: RefObject<readonly WireAsset[]>;
}

function MediaList({ search, mayEdit, onChange, shown }: MediaListProps) {
  const site = useSite();
  const { view, open: _open, ...filters } = search;
  const query = useInfiniteQuery(mediaQuery(site.identifier, filters));
  const folders = useQuery(mediaFoldersQuery(site.identifier)).data?.folders ?? [];
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const found = JSON.stringify(filters);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list has other files
  useEffect(() => setSelected(new Set()), [found]);
  const onMore = useNextPage(query);
  if (query.isPending) return <SkeletonRows count={8} label={texts.loadingTheLibrary} />;
  if (query.isError) {
    return <ErrorState title={uploadWording.loadFailed} error={query.error} onRetry={() => void query.refetch()} />;
  }
  const assets = query.data.pages.flatMap((page): readonly WireAsset[] => page.assets);
  shown.current = assets;
  const total = query.data.pages[0]?.total ?? 0;
  const Shown = view === 'list' ? AssetRows : AssetGrid;
  return (
    <>
      <MediaBulk
        assets={assets.filter(({ id }) => selected.has(id))}
        folders={folders}
        isTrash={search.trash === 'yes'}
        mayEdit={mayEdit}
        mayDelete={isAllowed(site, 'media.full')}
        onDone={() => setSelected(new Set())}
      />
      <p className={css.total} role="status">
        {texts.files(total)}
      </p>
      <Shown
        label={search.trash === 'yes' ? texts.trash : texts.files2}
        assets={assets}
        selected={selected}
        onSelect={setSelected}
        isDraggable={mayEdit && search.trash !== 'yes'}
        onOpen={(id) => onChange((before) => ({ ...before, open: id }))}
        hasMore={query.hasNextPage}
        onMore={onMore}
      >
        <NothingHere search={search} />
      </Shown>
    </>
  );
}

function NothingHere({ search }: { readonly search: MediaSearch }) {
  const { view: _view, sort: _sort, ...filters } = search;
  const isFiltered = Object.keys(filters).some((name) => name !== 'trash' && name !== 'folder');
  if (isFiltered) {
    return (
      <EmptyState icon={SearchX} title={texts.noFilesFound}>
        {texts.tryFewerFiltersOr}
      </EmptyState>
    );
  }
  if (search.trash === 'yes') {
    return (
      <EmptyState icon={Trash2} title={texts.theTrashIsEmpty}>
        {texts.deletedFilesStayHere}
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={Images} title={search.folder === undefined ? texts.noFilesYet : texts.thisFolderIsEmpty}>
      {texts.dropImagesVideosAudio}
    </EmptyState>
  );
}
