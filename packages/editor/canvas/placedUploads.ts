import type { GridMetrics, Placement } from '@quoin/domain/layout';
import * as texts from '@quoin/messages/app/placedUploads';
import type { ActWorld } from '../commands/acts/act.ts';
import { perform } from '../commands/acts/acting.ts';
import { insertBlock } from '../commands/blocks/insertBlock.ts';
import { isSectionThere } from '../commands/records.ts';
import type { Upload } from '../media/upload.ts';
import type { NewUpload, Uploads } from '../media/uploads.ts';

/** Where a picture goes that is on its way. */
export interface UploadPlace {
  readonly page: string;
  /** Null: the page has no section yet. */
  readonly section: string | null;
  /** Undefined: below everything. */
  readonly place?: Placement;
  readonly grid: GridMetrics | null;
}

export interface PlacedUpload extends UploadPlace {
  readonly upload: Upload;
}

/** Pictures on their way to a place of the page: each becomes a block there once it has arrived, in one step (ED-23). */
export interface PlacedUploads {
  list(): readonly PlacedUpload[];
  subscribe(listener: () => void): () => void;
  add(files: readonly NewUpload[], places: readonly UploadPlace[]): void;
  cancel(id: string): void;
  retry(id: string): void;
  drop(id: string): void;
  /** The page is left: nothing is put on it any more. */
  close(): void;
}

/** `tell`: a picture arrived and has no place any more. */
export function createPlacedUploads(world: ActWorld, uploads: Uploads, tell: (text: string) => void): PlacedUploads {
  const places = new Map<string, UploadPlace>();
  let list: readonly PlacedUpload[] = [];
  const listeners = new Set<() => void>();
  const stop = uploads.subscribe(() => {
    list = uploads.list().flatMap((upload) => {
      const place = places.get(upload.id);
      return place === undefined ? [] : [{ ...place, upload }];
    });
    for (const listener of [...listeners]) listener();
  });
  const put = (upload: Upload, place: UploadPlace): void => {
    uploads.drop(upload.id);
    places.delete(upload.id);
    const isThere =
      place.section === null
        ? world.editor.state().page === place.page
        : isSectionThere(world.editor.state().records, place.section);
    if (!isThere) {
      tell(texts.wasAddedToThe(upload.name));
      return;
    }
    perform(world, insertBlock, {
      type: 'image',
      section: place.section,
      value: { image: upload.asset?.id ?? '' },
      ...(place.place === undefined ? {} : { place: withRowsOf(place.place, place.grid, upload) }),
    });
  };
  return {
    list: () => list,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(files, wanted) {
      for (const [index, file] of files.entries()) {
        const place = wanted[index] ?? wanted.at(-1);
        if (place === undefined) return;
        // Uploads that the queue reports before it returns their id.
        const early: Upload[] = [];
        let known = '';
        const end = (upload: Upload) => {
          if (known === '') early.push(upload);
          else if (upload.state === 'done') put(upload, place);
          else if (upload.error !== undefined) world.shell.say(upload.error);
        };
        known = uploads.add([file], end)[0] ?? '';
        places.set(known, place);
        // Once more, now that its place is known.
        uploads.touch();
        for (const upload of early) end(upload);
      }
    },
    cancel: uploads.cancel,
    retry: uploads.retry,
    drop(id) {
      places.delete(id);
      uploads.drop(id);
    },
    close() {
      for (const { upload } of list) uploads.drop(upload.id);
      stop();
    },
  };
}

const MOST_ROWS = 40;

/** As many rows as the whole picture needs in its columns. */
function withRowsOf(place: Placement, grid: GridMetrics | null, { asset }: Upload): Placement {
  if (grid === null || asset?.width == null || asset.height == null) return place;
  const width = place.columns * (grid.columnWidth + grid.columnGap) - grid.columnGap;
  const rows = Math.round(((width * asset.height) / asset.width + grid.rowGap) / (grid.rowHeight + grid.rowGap));
  return { ...place, rows: Math.min(MOST_ROWS, Math.max(2, rows)) };
}
