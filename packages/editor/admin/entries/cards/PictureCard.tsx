import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/pictureCard';
import { Images, Pencil, X } from 'lucide-react';
import { useState } from 'react';
import { MediaPicker } from '../../../media/MediaPicker.tsx';
import { toPicked } from '../../../media/pickedAsset.ts';
import { UploadPlace } from '../../../media/UploadPlace.tsx';
import { useUploadQueue } from '../../../media/useUploadQueue.ts';
import { Button } from '../../../parts/Button.tsx';
import { Card } from '../../../parts/Card.tsx';
import { PictureDialog } from '../../products/pictures/PictureDialog.tsx';
import css from '../EntryScreen.module.css';
import { imageOf } from '../imageOf.ts';
import type { EntryEditor } from '../useEntryEditor.ts';

/** The picture that represents the entry in lists and above its text. */
export function PictureCard({ editor }: { readonly editor: EntryEditor }) {
  const { image, setImage, problemAt } = editor;
  const [isOpen, setOpen] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const queue = useUploadQueue(['image'], null);
  const upload = (files: readonly File[]) =>
    queue.add(files, ({ asset, id }) => {
      if (asset === undefined) return;
      queue.uploads.drop(id);
      setImage(imageOf(toPicked(asset)));
    });
  const problem = problemAt('imageId');
  return (
    <Card title={commonTexts.image}>
      <div className={css.picture}>
        {image === null ? null : (
          <>
            <img
              className={css.image}
              src={`${image.url}?format=750w`}
              alt={image.altText}
              style={{ objectPosition: `${image.focalPoint.x * 100}% ${image.focalPoint.y * 100}%` }}
            />
            <div className={css.acts}>
              <Button look="quiet" onPress={() => setOpen(true)}>
                <Pencil aria-hidden="true" /> {commonTexts.edit}
              </Button>
              <Button look="quiet" onPress={() => setImage(null)}>
                <X aria-hidden="true" /> {commonTexts.remove}
              </Button>
            </div>
          </>
        )}
        {editor.mode === 'read' ? null : (
          <UploadPlace
            queue={queue}
            title={image === null ? texts.addImage : texts.replaceImage}
            hint={texts.jpegPngWebpGif}
            kinds={['image']}
            isMultiple={false}
            onFiles={upload}
          />
        )}
        {editor.mode === 'read' ? null : (
          <span>
            <Button onPress={() => setChoosing(true)}>
              <Images aria-hidden="true" /> {texts.selectFromLibrary}
            </Button>
          </span>
        )}
        {problem === undefined ? null : (
          <p className={css.problem} role="alert">
            {problem}
          </p>
        )}
      </div>
      <MediaPicker
        isOpen={isChoosing}
        onClose={() => setChoosing(false)}
        onPick={([asset]) => asset !== undefined && setImage(imageOf(asset))}
        kinds={['image']}
      />
      {isOpen && image !== null ? (
        <PictureDialog
          image={image}
          onClose={() => setOpen(false)}
          onSaved={(saved) => {
            setImage(saved);
            setOpen(false);
          }}
        />
      ) : null}
    </Card>
  );
}
