import type { Visibility } from '@quoin/domain/catalog';
import { localText, momentOfLocal } from '@quoin/domain/formats';
import { useMoments, useSite } from '../../../app/site/site.ts';
import { Card } from '../../../parts/Card.tsx';
import { CheckField } from '../../../parts/fields/CheckField.tsx';
import { ChoiceField } from '../../../parts/fields/ChoiceField.tsx';
import fields from '../../../parts/fields/fields.module.css';
import { TakeDownFields } from '../../../parts/fields/TakeDownFields.tsx';
import { TextField } from '../../../parts/fields/TextField.tsx';
import type { ProductEditor } from '../useProductEditor.ts';

const CHOICES: readonly { readonly value: Visibility; readonly text: string; readonly hint: string }[] = [
  { value: 'visible', text: 'Visible', hint: 'Everyone can see and buy it.' },
  { value: 'hidden', text: 'Hidden', hint: 'Visible to contributors only.' },
  { value: 'scheduled', text: 'Scheduled', hint: 'Published automatically at the set time.' },
];

export function VisibilityCard({ editor }: { readonly editor: ProductEditor }) {
  const site = useSite();
  const moments = useMoments();
  const { draft, change, problemAt } = editor;
  return (
    <Card title="Visibility">
      <div className={fields.stack}>
        <ChoiceField
          label="Status"
          choices={CHOICES}
          isDisabled={editor.mode === 'drafts'}
          value={draft.visibility}
          onChange={(visibility) => change({ visibility, ...(visibility === 'scheduled' ? {} : { publishOn: null }) })}
        />
        {draft.visibility === 'scheduled' ? (
          <TextField
            label="Publish on"
            type="datetime-local"
            value={draft.publishOn === null ? '' : localText(draft.publishOn, site.timeZone)}
            onChange={(text) => change({ publishOn: momentOfLocal(text, site.timeZone) })}
            error={problemAt('publishOn')}
            hint={
              draft.publishOn === null
                ? `Site time zone: ${site.timeZone}.`
                : `${moments.full(draft.publishOn)}, ${site.timeZone}`
            }
          />
        ) : null}
        <TakeDownFields
          value={draft.takeDown}
          onChange={(takeDown) => change({ takeDown })}
          errors={{ on: problemAt('takeDown.on'), to: problemAt('takeDown.to') }}
          isDisabled={editor.mode === 'drafts'}
        />
        <CheckField
          isSelected={draft.isFeatured}
          onChange={(isFeatured) => change({ isFeatured })}
          hint="Themes show featured products first."
        >
          Featured
        </CheckField>
      </div>
    </Card>
  );
}
