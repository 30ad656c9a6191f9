import { FOLDER_BEHAVIORS, type FolderBehavior, type FolderSettings } from '@quoin/domain/site';
import { LinkPicker } from '../../links/LinkPicker.tsx';
import { ChoiceField } from '../../parts/ChoiceField.tsx';

const { index, redirect, none, variation } = FOLDER_BEHAVIORS;
const CHOICES = [
  { value: String(none), text: 'Opens its menu', hint: 'A name in the menu, and no page of its own.' },
  { value: String(redirect), text: 'Leads on', hint: 'To its first page, or to an address.' },
  { value: String(index), text: 'Shows all its pages', hint: 'On one page, one after the other.' },
  {
    ...{ value: String(variation), text: 'Shows one of its pages' },
    hint: 'The first that is switched on, at the folder’s address. In the menu it is one page.',
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
        label="What it does"
        choices={CHOICES}
        value={String(value.behavior)}
        onChange={(behavior) => onChange({ ...value, behavior: Number(behavior) as FolderBehavior })}
      />
      {value.behavior === redirect ? (
        <LinkPicker
          label="Leads to (empty: its first page)"
          value={value.url}
          onChange={(url) => onChange({ ...value, url })}
        />
      ) : null}
    </>
  );
}
