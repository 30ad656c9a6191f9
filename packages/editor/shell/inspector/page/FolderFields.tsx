import { FOLDER_BEHAVIORS, type FolderBehavior, type FolderSettings } from '@quoin/domain/site';
import * as texts from '@quoin/messages/app/folderFields';
import { LinkPicker } from '../../../links/LinkPicker.tsx';
import { ChoiceField } from '../../../parts/fields/ChoiceField.tsx';

const { index, redirect, none, variation } = FOLDER_BEHAVIORS;
const CHOICES = [
  { value: String(none), text: texts.dropdown, hint: texts.opensAMenuHas },
  { value: String(redirect), text: texts.redirect, hint: texts.toItsFirstPage },
  { value: String(index), text: texts.index, hint: texts.showsAllItsPages },
  {
    ...{ value: String(variation), text: texts.variation },
    hint: texts.showsTheFirstPublished,
  },
];

export interface FolderFieldsProps {
  readonly value: FolderSettings;
  readonly onChange: (value: FolderSettings) => void;
}

/** What a folder does when a visitor opens it (ENUM-08). */
export function FolderFields({ value, onChange }: FolderFieldsProps) {
  return (
    <>
      <ChoiceField
        label={texts.folderType}
        choices={CHOICES}
        value={String(value.behavior)}
        onChange={(behavior) => onChange({ ...value, behavior: Number(behavior) as FolderBehavior })}
      />
      {value.behavior === redirect ? (
        <LinkPicker
          label={texts.redirectToLeaveEmpty}
          value={value.url}
          onChange={(url) => onChange({ ...value, url })}
        />
      ) : null}
    </>
  );
}
