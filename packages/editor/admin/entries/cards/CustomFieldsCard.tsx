import { type CustomValue, customValue, type ThemeCustomField } from '@quoin/domain/site';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/customFieldsCard';
import { Images, X } from 'lucide-react';
import { useState } from 'react';
import { MediaPicker } from '../../../media/MediaPicker.tsx';
import { Button } from '../../../parts/Button.tsx';
import { Card } from '../../../parts/Card.tsx';
import { CheckField } from '../../../parts/fields/CheckField.tsx';
import fields from '../../../parts/fields/fields.module.css';
import { TextField } from '../../../parts/fields/TextField.tsx';
import { RichTextField } from '../../../richText/RichTextField.tsx';
import css from '../EntryScreen.module.css';
import { imageOf } from '../imageOf.ts';
import type { EntryEditor } from '../useEntryEditor.ts';

/** Fields that the theme gives entries of this collection, as its `customTypes` name them. */
export function CustomFieldsCard({ editor }: { readonly editor: EntryEditor }) {
  const { journal, draft, change, problemAt } = editor;
  const content = draft.custom ?? {};
  const problem = problemAt('custom');
  return (
    <Card title={commonTexts.details}>
      <div className={fields.stack}>
        {journal.fields.map((field) => (
          <CustomField
            key={field.name}
            {...{ editor, field }}
            own={customValue(content, field.name, field.type)}
            onChange={(value) => change({ custom: { ...content, [field.name]: value } })}
          />
        ))}
        {problem === undefined ? null : (
          <p className={css.problem} role="alert">
            {problem}
          </p>
        )}
      </div>
    </Card>
  );
}

interface CustomFieldProps {
  readonly editor: EntryEditor;
  readonly field: ThemeCustomField;
  readonly own: CustomValue;
  readonly onChange: (value: CustomValue) => void;
}

function CustomField(props: CustomFieldProps) {
  const { field, own, onChange } = props;
  switch (own.type) {
    case 'text':
      return <TextField label={field.title} value={own.value} onChange={(value) => onChange({ ...own, value })} />;
    case 'wysiwyg':
      return (
        <RichTextField
          label={field.title}
          rows={5}
          value={own.value}
          onChange={(value) => onChange({ ...own, value })}
          isReadOnly={props.editor.mode === 'read'}
        />
      );
    case 'checkbox':
      return (
        <CheckField isSelected={own.value} onChange={(value) => onChange({ ...own, value })}>
          {field.title}
        </CheckField>
      );
    case 'image':
      return (
        <PicturesField
          {...props}
          ids={own.value === '' ? [] : [own.value]}
          onIds={(ids) => onChange({ ...own, value: ids.at(-1) ?? '' })}
        />
      );
    case 'gallery':
      return <PicturesField {...props} isMultiple ids={own.value} onIds={(value) => onChange({ ...own, value })} />;
  }
}

interface PicturesFieldProps extends Pick<CustomFieldProps, 'editor' | 'field'> {
  readonly ids: readonly string[];
  readonly isMultiple?: boolean;
  readonly onIds: (ids: readonly string[]) => void;
}

/** One picture of the library, or several in order. */
function PicturesField({ editor, field, ids, isMultiple = false, onIds }: PicturesFieldProps) {
  const { pictures, seePictures, mode } = editor;
  const [isOpen, setOpen] = useState(false);
  return (
    <fieldset className={`${css.picture} ${css.customField}`}>
      <legend>{field.title}</legend>
      {ids.length === 0 ? null : (
        <ul className={css.customPictures}>
          {ids.map((id) => {
            const image = pictures.get(id);
            const name = image?.altText || image?.filename || commonTexts.image;
            return (
              <li key={id}>
                {image === undefined ? (
                  <span>{texts.thisImageWasDeleted}</span>
                ) : (
                  <img src={`${image.url}?format=300w`} alt={image.altText} loading="lazy" />
                )}
                {mode === 'read' ? null : (
                  <Button
                    look="quiet"
                    aria-label={texts.removeFrom(name, field.title)}
                    onPress={() => onIds(ids.filter((each) => each !== id))}
                  >
                    <X aria-hidden="true" /> {commonTexts.remove}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {mode === 'read' ? null : (
        <span>
          <Button aria-label={texts.selectImage(isMultiple, field.title)} onPress={() => setOpen(true)}>
            <Images aria-hidden="true" /> {isMultiple ? commonTexts.addImages : texts.selectImage2}
          </Button>
        </span>
      )}
      <MediaPicker
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onPick={(assets) => {
          const images = assets.map(imageOf);
          seePictures(images);
          onIds([...new Set([...ids, ...images.map(({ id }) => id)])]);
        }}
        kinds={['image']}
        isMultiple={isMultiple}
      />
    </fieldset>
  );
}
