import { useRef, useState } from 'react';
import { type PickedAsset, toPicked } from '../media/pickedAsset.ts';
import { useUploadQueue } from '../media/useUploadQueue.ts';
import type { FieldView } from './fieldView.ts';
import { placeBlock } from './insertBlock.ts';
import { pictureNode } from './pictureNode.ts';

/** An image for which a description is requested. */
export interface PictureQuestion {
  readonly key: number;
  readonly alt: string;
  /** Its current position. */
  readonly place: () => number;
}

/** Pictures on their way into a text: uploaded, put where they were dropped, and described. */
export function usePictures() {
  const view = useRef<FieldView | null>(null);
  const queue = useUploadQueue(['image'], null);
  const [waiting, setWaiting] = useState<readonly PictureQuestion[]>([]);
  const key = useRef(0);
  const ask = (pos: number, alt: string) => {
    const place = view.current?.follow(pos);
    key.current += 1;
    if (place !== undefined) setWaiting((before) => [...before, { key: key.current, alt, place }]);
  };
  const put = (asset: PickedAsset, at: number) => {
    const field = view.current;
    if (field === null) return;
    field.run((state, dispatch) => {
      dispatch?.(placeBlock(state, at, pictureNode(asset)));
      return true;
    });
    // The caret is in its caption now.
    const { $from } = field.state().selection;
    if (asset.altText === '' && $from.depth > 0) ask($from.before(), '');
  };
  return {
    ...{ view, queue, asked: waiting[0] ?? null },
    add(files: readonly File[], at: number) {
      for (const file of files) {
        const place = view.current?.follow(at);
        queue.add([named(file)], ({ id, asset }) => {
          if (asset === undefined) return;
          put(toPicked(asset), place?.() ?? at);
          queue.uploads.drop(id);
        });
      }
    },
    /** From the library, where the caret is. */
    insert: (asset: PickedAsset) => put(asset, view.current?.state().selection.from ?? 0),
    describe: ask,
    answered(asked: PictureQuestion, alt: string | null) {
      const pos = asked.place();
      setWaiting((before) => before.filter(({ key: other }) => other !== asked.key));
      if (alt !== null) setAltText(view.current, pos, alt);
      // The dialog first gives the focus back.
      setTimeout(() => view.current?.focus());
    },
  };
}

function setAltText(view: FieldView | null, pos: number, alt: string): void {
  view?.run((state, dispatch) => {
    if (state.doc.nodeAt(pos)?.attrs.alt === undefined) return false;
    dispatch?.(state.tr.setNodeAttribute(pos, 'alt', alt));
    return true;
  });
}

/** Pictures of the clipboard are all called the same. */
function named(file: File) {
  const [, ending = 'png'] = file.type.split('/');
  return /^image\.\w+$/.test(file.name) || file.name === '' ? { file, name: `pasted-picture.${ending}` } : file;
}
