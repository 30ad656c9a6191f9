import { appMediaPath } from '@quoin/contract/endpoints';
import type { MediaKind } from '@quoin/domain/media';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { refreshMedia } from '../app/mediaQueries.ts';
import { useSite } from '../app/site.ts';
import { browserTransport } from './browserTransport.ts';
import type { Upload } from './upload.ts';
import { createUploads, type NewUpload, type Uploads } from './uploads.ts';

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

/** A queue that lives as long as who draws it; what is under way when that goes away is still sent. */
export function useUploadQueue(kinds: readonly MediaKind[], folder: string | null): UploadQueue {
  const { identifier } = useSite();
  const client = useQueryClient();
  const place = useRef(folder);
  place.current = folder;
  const [uploads] = useState(() =>
    createUploads({
      ...{ transport: browserTransport, kinds, newId: () => crypto.randomUUID() },
      pathFor: (name) => uploadPath(identifier, place.current)(name),
    }),
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
  const add: UploadQueue['add'] = (files, onEnd) => {
    uploads.add(files, (upload) => {
      if (upload.state === 'done') refreshMedia(client, identifier);
      onEnd?.(upload);
    });
  };
  return { uploads, list, add };
}
