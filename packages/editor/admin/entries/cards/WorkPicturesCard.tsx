import type { WireAppImage } from '@quoin/contract/endpoints/store';
import { ITEM_LIMITS } from '@quoin/domain/site';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/workPicturesCard';
import { ArrowLeft, ArrowRight, GripVertical, Images, Pencil, X } from 'lucide-react';
import { useState } from 'react';
import { Button as AriaButton, GridList, GridListItem, useDragAndDrop } from 'react-aria-components';
import { MediaPicker } from '../../../media/MediaPicker.tsx';
import { Button } from '../../../parts/Button.tsx';
import { Card } from '../../../parts/Card.tsx';
import { ActionMenu } from '../../../parts/dialogs/ActionMenu.tsx';
import { movedBeside, movedBy } from '../../../parts/tables/reorder.ts';
import { PictureDialog } from '../../products/pictures/PictureDialog.tsx';
import css from '../../products/pictures/pictures.module.css';
import entry from '../EntryScreen.module.css';
import { imageOf } from '../imageOf.ts';
import type { EntryEditor } from '../useEntryEditor.ts';

/**
 * Shows a work's pictures in order. The first represents it in lists. Users reorder them by dragging, by keys, or from
 * the menu.
 */
export function WorkPicturesCard({ editor }: { readonly editor: EntryEditor }) {
  const { draft, pictures, change, addPictures, problemAt, mode } = editor;
  const [isOpen, setOpen] = useState(false);
  const [edited, setEdited] = useState<WireAppImage | null>(null);
  const ids = draft.pictures;
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => change({ pictures: movedBeside(ids, keys, target) }),
  });
  const step = (id: string, by: 1 | -1) => change({ pictures: movedBy(ids, id, by) });
  const shown = ids.flatMap((id, index) => {
    const image = pictures.get(id);
    return image === undefined ? [] : [{ ...image, number: index + 1 }];
  });
  const problem = problemAt('pictures');
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
              <GridListItem id={image.id} textValue={nameOf(image)} className={css.tile ?? ''}>
                <img src={`${image.url}?format=300w`} alt={image.altText} loading="lazy" />
                {image.number === 1 ? <span className={css.first}>{texts.first}</span> : null}
                {image.altText === '' ? <span className={css.noAlt}>{commonTexts.noAltText}</span> : null}
                <AriaButton slot="drag" className={css.handle ?? ''} aria-label={texts.move(nameOf(image))}>
                  <GripVertical aria-hidden="true" />
                </AriaButton>
                <span className={css.acts}>
                  <ActionMenu
                    label={texts.moreActionsFor(nameOf(image))}
                    actions={[
                      { id: 'edit', text: commonTexts.edit, icon: Pencil, act: () => setEdited(image) },
                      { id: 'up', text: texts.moveForward, icon: ArrowLeft, act: () => step(image.id, -1) },
                      { id: 'down', text: texts.moveBack, icon: ArrowRight, act: () => step(image.id, 1) },
                      {
                        ...{ id: 'remove', text: commonTexts.remove, icon: X },
                        act: () => change({ pictures: ids.filter((each) => each !== image.id) }),
                      },
                    ]}
                  />
                </span>
              </GridListItem>
            )}
          </GridList>
        )}
        {mode === 'read' ? null : (
          <span>
            <Button onPress={() => setOpen(true)} isDisabled={ids.length >= ITEM_LIMITS.pictures}>
              <Images aria-hidden="true" /> {commonTexts.addImages}
            </Button>
          </span>
        )}
        {problem === undefined ? null : (
          <p className={entry.problem} role="alert">
            {problem}
          </p>
        )}
      </div>
      <MediaPicker
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onPick={(assets) => addPictures(assets.map(imageOf))}
        kinds={['image']}
        isMultiple
      />
      {edited === null ? null : (
        <PictureDialog
          image={pictures.get(edited.id) ?? edited}
          onClose={() => setEdited(null)}
          onSaved={(image) => {
            addPictures([image]);
            setEdited(null);
          }}
        />
      )}
    </Card>
  );
}

function nameOf({ altText, filename }: WireAppImage): string {
  return altText || filename;
}
