import { appMediaPath } from '@quoin/contract/endpoints/content';
import type { MediaKind } from '@quoin/domain/media';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { refreshMedia } from '../app/queries/mediaQueries.ts';
import { useSite } from '../app/site/site.ts';
import { browserTransport } from './browserTransport.ts';
import type { Upload } from './upload.ts';
import { createUploads, type NewUpload, type Uploads, type UploadsSetup } from './uploads.ts';

export interface UploadQueue {
  readonly uploads: Uploads;
  readonly list: readonly Upload[];
  add(files: readonly NewUpload[], onEnd?: (upload: Upload) => void): void;
}

/** Where a file goes, its name included. */
export function uploadPath(site: string, folder: string | null): (name: string) => string {
  return (name) => {
    const query = new URLSearchParams({ filename: name, ...(folder === null ? {} : { folder }) });
    return `${appMediaPath(site)}?${query}`;
  };
}

/** The library's queue. What is under way when the place that drew it goes away is still sent. */
export function useUploadQueue(
  kinds: readonly MediaKind[],
  folder: string | null,
  { atOnce }: Pick<UploadsSetup, 'atOnce'> = {},
): UploadQueue {
  const { identifier } = useSite();
  const client = useQueryClient();
  const place = useRef(folder);
  place.current = folder;
  const { uploads, list } = useQueue({
    ...{ kinds, ...(atOnce === undefined ? {} : { atOnce }) },
    pathFor: (name) => uploadPath(identifier, place.current)(name),
  });
  const add: UploadQueue['add'] = (files, onEnd) => {
    uploads.add(files, (upload) => {
      if (upload.state === 'done') refreshMedia(client, identifier);
      onEnd?.(upload);
    });
  };
  return { uploads, list, add };
}

/** A queue that lives as long as who draws it; its setup is the first one's. */
export function useQueue(setup: Omit<UploadsSetup, 'transport' | 'newId'>): UploadQueue {
  const [uploads] = useState(() =>
    createUploads({ ...setup, transport: browserTransport, newId: () => crypto.randomUUID() }),
  );
  const list = useSyncExternalStore(uploads.subscribe, uploads.list);
  // Leaving the page would break them off.
  const isBusy = list.some(({ state }) => state === 'sending' || state === 'processing');
  useEffect(() => {
    if (!isBusy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isBusy]);
  return { uploads, list, add: (files, onEnd) => void uploads.add(files, onEnd) };
}
