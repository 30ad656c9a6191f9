import { boxOf } from '@quoin/domain/layout';
import * as texts from '@quoin/messages/app/canvasFiles';
import * as commonTexts from '@quoin/messages/app/common';
import { useQueryClient } from '@tanstack/react-query';
import { RotateCw, X } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { refreshMedia } from '../app/queries/mediaQueries.ts';
import { useSite } from '../app/site/site.ts';
import type { ActWorld } from '../commands/acts/act.ts';
import { pastedFiles } from '../frame/forwardFiles.ts';
import { findSection, shifted } from '../gestures/findInScene.ts';
import { browserTransport } from '../media/browserTransport.ts';
import { UploadProgress } from '../media/UploadList.tsx';
import { canRetry, isUnderWay } from '../media/upload.ts';
import { createUploads } from '../media/uploads.ts';
import { uploadPath } from '../media/useUploadQueue.ts';
import { complain } from '../parts/dialogs/toasts.tsx';
import { focusPlaceOf } from '../shell/useKeys.ts';
import css from './CanvasFiles.module.css';
import type { CanvasModel } from './canvasModel.ts';
import { aimedPlaces, placeInView } from './filePlaces.ts';
import { createPlacedUploads, type PlacedUpload, type PlacedUploads } from './placedUploads.ts';
import { screenBox } from './screenBox.ts';
import { useCanvasView } from './useCanvasView.ts';

interface CanvasFilesProps {
  readonly model: CanvasModel;
  readonly world: ActWorld;
}

/** Pictures pasted or dropped onto the page: shown at their place while they are on their way, blocks once they are there. */
export function CanvasFiles({ model, world }: CanvasFilesProps) {
  const root = useRef<HTMLDivElement>(null);
  const placed = usePlacedUploads(world);
  const list = useSyncExternalStore(placed.subscribe, placed.list);
  const isOver = useFilesOver(root, model, placed);
  useEffect(() => watchPastes(model, placed), [model, placed]);
  return (
    <div ref={root} className={css.files} data-canvas-control>
      {isOver ? <DropHint model={model} /> : null}
      {list.map((each) => (
        <UploadBox key={each.upload.id} model={model} placed={placed} shown={each} />
      ))}
    </div>
  );
}

function usePlacedUploads(world: ActWorld): PlacedUploads {
  const { identifier } = useSite();
  const client = useQueryClient();
  const [placed] = useState(() => {
    const uploads = createUploads({
      ...{ transport: browserTransport, kinds: ['image'], newId: () => crypto.randomUUID() },
      pathFor: uploadPath(identifier, null),
    });
    uploads.subscribe(() => {
      if (uploads.list().some(({ state }) => state === 'done')) refreshMedia(client, identifier);
    });
    return createPlacedUploads(world, uploads, complain);
  });
  return placed;
}

/** Ctrl+V with a picture on the clipboard, on the canvas or into a text of the page. */
function watchPastes(model: CanvasModel, placed: PlacedUploads): () => void {
  const take = (files: readonly File[]) => {
    const at = placeInView(model.view());
    placed.add(files, aimedPlaces(model, at, files.length));
  };
  const paste = (event: ClipboardEvent) => {
    const files = pastedFiles(event.clipboardData);
    if (files.length === 0 || focusPlaceOf(event.target) !== 'canvas') return;
    event.preventDefault();
    event.stopPropagation();
    take(files);
  };
  document.addEventListener('paste', paste, true);
  const stop = model.onFiles(take);
  return () => {
    document.removeEventListener('paste', paste, true);
    stop();
  };
}

/** Files over the canvas are taken by it: their place follows the pointer. */
function useFilesOver(root: React.RefObject<HTMLElement | null>, model: CanvasModel, placed: PlacedUploads): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const area = root.current?.closest<HTMLElement>('[data-canvas-area]');
    const overlay = root.current?.closest<HTMLElement>('[data-gesture]');
    if (area == null || overlay == null) return;
    const pointAt = ({ clientX, clientY }: DragEvent) => {
      const { left, top } = overlay.getBoundingClientRect();
      const { scale, measures } = model.view();
      const { scrollLeft, scrollTop } = measures.page;
      return { x: (clientX - left) / scale + scrollLeft, y: (clientY - top) / scale + scrollTop };
    };
    const show = (event: DragEvent | null) => {
      setOver(event !== null);
      const aimed = event === null ? [] : aimedPlaces(model, pointAt(event), 1);
      model.gestures.show({ drops: aimed.flatMap((aim) => boxOfPlace(model, aim) ?? []) });
    };
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      if (event.dataTransfer !== null) event.dataTransfer.dropEffect = 'copy';
      show(event);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null || !area.contains(event.relatedTarget as Node)) show(null);
    };
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      const files = [...(event.dataTransfer?.files ?? [])];
      show(null);
      placed.add(files, aimedPlaces(model, pointAt(event), files.length));
    };
    area.addEventListener('dragover', over);
    area.addEventListener('dragleave', leave);
    area.addEventListener('drop', drop);
    return () => {
      area.removeEventListener('dragover', over);
      area.removeEventListener('dragleave', leave);
      area.removeEventListener('drop', drop);
    };
  }, [root, model, placed]);
  return isOver;
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}

/** On the page, in its pixels; null where the section is not drawn. */
function boxOfPlace(model: CanvasModel, { section, place }: Pick<PlacedUpload, 'section' | 'place'>) {
  const found = section === null ? null : findSection(model.view().board, section);
  if (found?.grid == null || found.box === null || place === undefined) return null;
  return shifted(boxOf(place, found.grid), found.box);
}

function DropHint({ model }: { readonly model: CanvasModel }) {
  const { scale, measures } = useCanvasView(model);
  const { scrollTop, viewWidth } = measures.page;
  return (
    <span className={css.hint} style={{ top: (scrollTop + 12) * scale, left: (viewWidth / 2) * scale }}>
      {texts.dropToAddThe}
    </span>
  );
}

interface UploadBoxProps {
  readonly model: CanvasModel;
  readonly placed: PlacedUploads;
  readonly shown: PlacedUpload;
}

function UploadBox({ model, placed, shown }: UploadBoxProps) {
  const view = useCanvasView(model);
  const { upload } = shown;
  if (shown.page !== view.board.page) return null;
  const { scrollTop, viewWidth } = view.measures.page;
  const middle = { left: viewWidth / 2 - 160, top: scrollTop + 60, width: 320, height: 120 };
  const box = screenBox(boxOfPlace(model, shown) ?? middle, view.scale);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would look like a form
    <div role="group" aria-label={texts.uploadOf(upload.name)} className={css.box} style={box}>
      <div className={css.inner}>
        <span className={css.name}>{upload.name}</span>
        {isUnderWay(upload) ? <UploadProgress upload={upload} /> : null}
        {upload.error === undefined ? null : (
          <span role="alert" className={css.error}>
            {upload.error}
          </span>
        )}
        <span className={css.acts}>
          {canRetry(upload) ? (
            <button type="button" className={css.act} onClick={() => placed.retry(upload.id)}>
              <RotateCw aria-hidden="true" /> {texts.retry}
            </button>
          ) : null}
          <button
            type="button"
            className={css.act}
            onClick={() => (isUnderWay(upload) ? placed.cancel(upload.id) : placed.drop(upload.id))}
          >
            <X aria-hidden="true" /> {isUnderWay(upload) ? commonTexts.cancel : commonTexts.remove}
          </button>
        </span>
      </div>
    </div>
  );
}
