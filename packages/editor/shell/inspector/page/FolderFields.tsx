import { FOLDER_BEHAVIORS, type FolderBehavior, type FolderSettings } from '@quoin/domain/site';
import { LinkPicker } from '../../../links/LinkPicker.tsx';
import { ChoiceField } from '../../../parts/fields/ChoiceField.tsx';

const { index, redirect, none, variation } = FOLDER_BEHAVIORS;
const CHOICES = [
  { value: String(none), text: 'Dropdown', hint: 'Opens a menu. Has no page of its own.' },
  { value: String(redirect), text: 'Redirect', hint: 'To its first page or to a URL.' },
  { value: String(index), text: 'Index', hint: 'Shows all its pages on one page.' },
  {
    ...{ value: String(variation), text: 'Variation' },
    hint: 'Shows the first published page at the folder’s URL.',
  },
];

export interface FolderFieldsProps {
  readonly value: FolderSettings;
  readonly onChange: (value: FolderSettings) => void;
}

/** What a folder does when somebody goes to it (ENUM-08). */
export function FolderFields({ value, onChange }: FolderFieldsProps) {
  return (
    <>
      <ChoiceField
        label="Folder type"
        choices={CHOICES}
        value={String(value.behavior)}
        onChange={(behavior) => onChange({ ...value, behavior: Number(behavior) as FolderBehavior })}
      />
      {value.behavior === redirect ? (
        <LinkPicker
          label="Redirect to (leave empty for its first page)"
          value={value.url}
          onChange={(url) => onChange({ ...value, url })}
        />
      ) : null}
    </>
  );
}
