import {
  type AppMediaChangedResponse,
  appAssetPath,
  appAssetProcessPath,
  appAssetTakeBackPath,
  appMediaVerbPath,
  type ChangeAssetRequest,
  type MediaInUseProblem,
  type WireAsset,
  type WireAssetUse,
} from '@quoin/contract/endpoints/content';
import { uploadWording } from '@quoin/domain/media';
import * as ownTexts from '@quoin/messages/app/useMediaActs';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { act, Refusal } from '../../app/api.ts';
import { refreshMedia } from '../../app/queries/mediaQueries.ts';
import { useSite } from '../../app/site/site.ts';
import { announce, complain } from '../../parts/dialogs/toasts.tsx';

type Named = Pick<WireAsset, 'id' | 'altText' | 'folderId' | 'name' | 'focalPoint'>;

/** Everything that is done to files, each with the way back; what fails says why. All answer whether it was done. */
export interface MediaActs {
  move(assets: readonly Named[], folderId: string | null, folderName: string): Promise<boolean>;
  saveTexts(assets: readonly Named[], texts: ReadonlyMap<string, string>): Promise<boolean>;
  /** Returns the uses of the files if those prevent the deletion. */
  remove(assets: readonly Named[], evenIfUsed?: boolean): Promise<boolean | readonly WireAssetUse[]>;
  restore(assets: readonly Named[]): Promise<boolean>;
  purge(assets: readonly Named[]): Promise<boolean>;
  change(asset: Named, change: ChangeAssetRequest): Promise<boolean>;
  replaced(asset: Named): void;
  process(asset: Named): Promise<boolean>;
}

export function useMediaActs(): MediaActs {
  const { identifier } = useSite();
  const client = useQueryClient();
  return useMemo(() => createMediaActs(identifier, () => refreshMedia(client, identifier)), [client, identifier]);
}

/** Before the reason, which comes from the server (EDIT-06). */
const NOT_RENAMED = `${uploadWording.renameTitle}. ${uploadWording.renameText}`;

const files = (assets: readonly unknown[]) => ownTexts.files(assets.length);
const idsOf = (assets: readonly Named[]) => assets.map(({ id }) => id);

function createMediaActs(site: string, refresh: () => void): MediaActs {
  const verb = (name: Parameters<typeof appMediaVerbPath>[1], body: object) =>
    act<AppMediaChangedResponse>('POST', appMediaVerbPath(site, name), body);
  const tried = async (work: () => Promise<unknown>, title = ''): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (fault) {
      const { message } = fault as Error;
      complain(title === '' ? message : `${title} ${message}`);
      return false;
    } finally {
      refresh();
    }
  };
  /** Does it, says so, and offers the way back. */
  const done = async (work: () => Promise<unknown>, words: string, back?: () => Promise<unknown>) => {
    if (!(await tried(work))) return false;
    announce(words, back === undefined ? undefined : () => void tried(back));
    return true;
  };
  const put = ({ id }: Named, change: ChangeAssetRequest) => act('PUT', appAssetPath(site, id), change);
  const moveBack = async (assets: readonly Named[]) => {
    for (const folderId of new Set(assets.map((each) => each.folderId))) {
      const ids = idsOf(assets.filter((each) => each.folderId === folderId));
      await verb('move', { ids, folderId });
    }
  };
  return {
    move: (assets, folderId, folderName) =>
      done(
        () => verb('move', { ids: idsOf(assets), folderId }),
        folderId === null ? ownTexts.removedFromFolders(files(assets)) : ownTexts.movedTo(files(assets), folderName),
        () => moveBack(assets),
      ),
    saveTexts: (assets, texts) => {
      const changed = assets.filter(({ id, altText }) => (texts.get(id) ?? altText) !== altText);
      if (changed.length === 0) return Promise.resolve(true);
      const save = (textOf: (asset: Named) => string) =>
        verb('alt-texts', { texts: changed.map((asset) => ({ id: asset.id, altText: textOf(asset) })) });
      return done(
        () => save(({ id }) => texts.get(id) ?? ''),
        ownTexts.altTextForSaved(files(changed)),
        () => save(({ altText }) => altText),
      );
    },
    remove: async (assets, evenIfUsed = false) => {
      let uses: readonly WireAssetUse[] | null = null;
      const work = async () => {
        try {
          await verb('delete', { ids: idsOf(assets), evenIfUsed });
        } catch (fault) {
          uses = usesIn(fault);
          if (uses === null) throw fault;
        }
      };
      if (!(await tried(work))) return false;
      if (uses !== null) return uses;
      announce(
        ownTexts.movedToTheTrash(files(assets)),
        () => void tried(() => verb('restore', { ids: idsOf(assets) })),
      );
      return true;
    },
    restore: (assets) => done(() => verb('restore', { ids: idsOf(assets) }), ownTexts.restored(files(assets))),
    purge: (assets) => done(() => verb('purge', { ids: idsOf(assets) }), ownTexts.deletedPermanently(files(assets))),
    change: async (asset, change) => {
      const isRenamed = change.name !== undefined && change.name !== asset.name;
      if (!(await tried(() => put(asset, change), isRenamed ? NOT_RENAMED : ''))) return false;
      const { name, altText, focalPoint } = asset;
      announce(ownTexts.fileSaved, () => void tried(() => put(asset, { name, altText, focalPoint })));
      return true;
    },
    replaced: (asset) => {
      refresh();
      announce(ownTexts.fileReplacedIncludingOn, () => {
        void tried(() => act('POST', appAssetTakeBackPath(site, asset.id), {}));
      });
    },
    process: ({ id }) => tried(() => act('POST', appAssetProcessPath(site, id), {})),
  };
}

function usesIn(fault: unknown): readonly WireAssetUse[] | null {
  if (!(fault instanceof Refusal) || fault.problem.errorKey !== 'mediaInUse') return null;
  return (fault.problem as Partial<MediaInUseProblem>).uses ?? [];
}
