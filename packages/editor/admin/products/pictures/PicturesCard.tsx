import type { WireAppImage } from '@quoin/contract/endpoints/store';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/picturesCard';
import { GripVertical, Pencil, X } from 'lucide-react';
import { useState } from 'react';
import { Button as AriaButton, GridList, GridListItem, useDragAndDrop } from 'react-aria-components';
import { toPicked } from '../../../media/pickedAsset.ts';
import { UploadPlace } from '../../../media/UploadPlace.tsx';
import { useUploadQueue } from '../../../media/useUploadQueue.ts';
import { Button } from '../../../parts/Button.tsx';
import { Card } from '../../../parts/Card.tsx';
import { movedBeside } from '../../../parts/tables/reorder.ts';
import { imageOf } from '../../entries/imageOf.ts';
import type { ProductEditor } from '../useProductEditor.ts';
import { PictureDialog } from './PictureDialog.tsx';
import css from './pictures.module.css';

/**
 * Shows the product's pictures in order. The first represents it in lists. Users reorder them by dragging, also by
 * keyboard.
 */
export function PicturesCard({ editor }: { readonly editor: ProductEditor }) {
  const { draft, images, change, addImages } = editor;
  const [opened, setOpened] = useState<WireAppImage | null>(null);
  const ids = draft.imageIds;
  // Uploads run one at a time, so the pictures are in the order in which they were chosen. Each is added to those
  // already there.
  const queue = useUploadQueue(['image'], null, { atOnce: 1 });
  const upload = (files: readonly File[]) =>
    queue.add(files, ({ asset, id }) => {
      if (asset === undefined) return;
      queue.uploads.drop(id);
      addImages([imageOf(toPicked(asset))]);
      editor.change((now) => ({ imageIds: [...new Set([...now.imageIds, asset.id])] }));
    });
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => change({ imageIds: movedBeside(ids, keys, target) }),
  });
  const remove = (id: string) =>
    change({
      imageIds: ids.filter((each) => each !== id),
      variants: draft.variants.map((variant) => (variant.imageId === id ? { ...variant, imageId: null } : variant)),
    });
  const shown = ids.flatMap((id, index) => {
    const image = images.get(id);
    return image === undefined ? [] : [{ ...image, number: index + 1 }];
  });
  return (
    <Card title={commonTexts.images}>
      <div className={css.pictures}>
        {shown.length === 0 ? null : (
          <GridList
            aria-label={texts.imagesInOrder}
            items={shown}
            dragAndDropHooks={dragAndDropHooks}
            layout="grid"
            keyboardNavigationBehavior="tab"
            className={css.grid ?? ''}
            selectionMode="none"
          >
            {(image) => (
              <GridListItem id={image.id} textValue={image.altText || image.filename} className={css.tile ?? ''}>
                <img
                  src={`${image.url}?format=300w`}
                  alt={image.altText}
                  loading="lazy"
                  style={{ objectPosition: `${image.focalPoint.x * 100}% ${image.focalPoint.y * 100}%` }}
                />
                {image.number === 1 ? <span className={css.first}>{texts.first}</span> : null}
                {image.altText === '' ? <span className={css.noAlt}>{commonTexts.noAltText}</span> : null}
                <AriaButton
                  slot="drag"
                  className={css.handle ?? ''}
                  aria-label={texts.move(image.altText || image.filename)}
                >
                  <GripVertical aria-hidden="true" />
                </AriaButton>
                <span className={css.acts}>
                  <Button
                    look="plain"
                    aria-label={texts.edit(image.altText || image.filename)}
                    onPress={() => setOpened(image)}
                  >
                    <Pencil aria-hidden="true" />
                  </Button>
                  <Button
                    look="plain"
                    aria-label={texts.remove(image.altText || image.filename)}
                    onPress={() => remove(image.id)}
                  >
                    <X aria-hidden="true" />
                  </Button>
                </span>
              </GridListItem>
            )}
          </GridList>
        )}
        {editor.mode === 'read' ? null : (
          <UploadPlace
            queue={queue}
            title={commonTexts.addImages}
            hint={texts.jpegPngWebpGif}
            kinds={['image']}
            onFiles={upload}
          />
        )}
      </div>
      {opened === null ? null : (
        <PictureDialog
          image={images.get(opened.id) ?? opened}
          onClose={() => setOpened(null)}
          onSaved={(image) => {
            addImages([image]);
            setOpened(null);
          }}
        />
      )}
    </Card>
  );
}
