import { appAssetBytesPath, type WireAsset } from '@quoin/contract/endpoints/content';
import { uploadWording } from '@quoin/domain/media';
import * as texts from '@quoin/messages/app/replaceFile';
import { useRef, useState, useSyncExternalStore } from 'react';
import { useSite } from '../../app/site/site.ts';
import { browserTransport } from '../../media/browserTransport.ts';
import { FileButton } from '../../media/FileButton.tsx';
import { UploadList } from '../../media/UploadList.tsx';
import { createUploads } from '../../media/uploads.ts';
import css from './MediaScreen.module.css';

export interface ReplaceFileProps {
  readonly asset: WireAsset;
  readonly onReplaced: () => void;
}

/** Another file of the same kind in its place: everything that shows it shows the new one. */
export function ReplaceFile({ asset, onReplaced }: ReplaceFileProps) {
  const site = useSite();
  const latest = useRef(onReplaced);
  latest.current = onReplaced;
  const [uploads] = useState(() =>
    createUploads({
      ...{ transport: browserTransport, kinds: [asset.kind], newId: () => crypto.randomUUID() },
      pathFor: (name) => {
        const query = new URLSearchParams({ filename: name });
        return `${appAssetBytesPath(site.identifier, asset.id)}?${query}`;
      },
    }),
  );
  const list = useSyncExternalStore(uploads.subscribe, uploads.list);
  const replace = (files: readonly File[]) => {
    uploads.add(files.slice(0, 1), ({ state, id }) => {
      if (state !== 'done') return;
      uploads.drop(id);
      latest.current();
    });
  };
  return (
    <>
      <FileButton text={texts.replace} kinds={[asset.kind]} isMultiple={false} onFiles={replace} />
      {list.some(({ state }) => state === 'failed' || state === 'refused') ? (
        <div role="alert" className={css.unreplaced}>
          <strong>{uploadWording.uploadTitle}</strong>
          <span>{uploadWording.uploadText}</span>
        </div>
      ) : null}
      <UploadList uploads={uploads} list={list} />
    </>
  );
}
