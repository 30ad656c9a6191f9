import * as texts from '@quoin/messages/app/choosePicture';
import { Button } from '../../../parts/Button.tsx';
import { DialogBox } from '../../../parts/dialogs/DialogBox.tsx';
import fields from '../../../parts/fields/fields.module.css';
import type { ProductEditor } from '../useProductEditor.ts';
import css from './variants.module.css';

interface ChoosePictureProps {
  readonly editor: ProductEditor;
  readonly chosen: string | null;
  readonly title: string;
  readonly onClose: () => void;
  readonly onChosen: (imageId: string | null) => void;
}

/** Which of the product's pictures shows a variant. */
export function ChoosePicture({ editor, chosen, title, onClose, onChosen }: ChoosePictureProps) {
  const shown = editor.draft.imageIds.flatMap((id) => editor.images.get(id) ?? []);
  return (
    <DialogBox
      title={texts.imageOf(title)}
      isOpen
      onClose={onClose}
      actions={<Button onPress={() => onChosen(null)}>{texts.noVariantImage}</Button>}
    >
      {shown.length === 0 ? (
        <p className={fields.soft}>{texts.addImagesToThe}</p>
      ) : (
        <ul className={css.pictures}>
          {shown.map((image, index) => (
            <li key={image.id}>
              <button
                type="button"
                aria-pressed={image.id === chosen}
                aria-label={image.altText || texts.image(index + 1)}
                onClick={() => onChosen(image.id)}
              >
                <img src={`${image.url}?format=300w`} alt="" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </DialogBox>
  );
}
