import type { Visibility } from '@quoin/domain/catalog';
import { localText, momentOfLocal } from '@quoin/domain/formats';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/visibilityCard';
import { useMoments, useSite } from '../../../app/site/site.ts';
import { Card } from '../../../parts/Card.tsx';
import { CheckField } from '../../../parts/fields/CheckField.tsx';
import { ChoiceField } from '../../../parts/fields/ChoiceField.tsx';
import fields from '../../../parts/fields/fields.module.css';
import { TakeDownFields } from '../../../parts/fields/TakeDownFields.tsx';
import { TextField } from '../../../parts/fields/TextField.tsx';
import type { ProductEditor } from '../useProductEditor.ts';

const CHOICES: readonly { readonly value: Visibility; readonly text: string; readonly hint: string }[] = [
  { value: 'visible', text: texts.visible, hint: texts.everyoneCanSeeAnd },
  { value: 'hidden', text: texts.hidden, hint: texts.visibleToContributorsOnly },
  { value: 'scheduled', text: commonTexts.scheduled, hint: texts.publishedAutomaticallyAtThe },
];

export function VisibilityCard({ editor }: { readonly editor: ProductEditor }) {
  const site = useSite();
  const moments = useMoments();
  const { draft, change, problemAt } = editor;
  return (
    <Card title={texts.visibility}>
      <div className={fields.stack}>
        <ChoiceField
          label={commonTexts.status}
          choices={CHOICES}
          isDisabled={editor.mode === 'drafts'}
          value={draft.visibility}
          onChange={(visibility) => change({ visibility, ...(visibility === 'scheduled' ? {} : { publishOn: null }) })}
        />
        {draft.visibility === 'scheduled' ? (
          <TextField
            label={texts.publishOn}
            type="datetime-local"
            value={draft.publishOn === null ? '' : localText(draft.publishOn, site.timeZone)}
            onChange={(text) => change({ publishOn: momentOfLocal(text, site.timeZone) })}
            error={problemAt('publishOn')}
            hint={
              draft.publishOn === null
                ? texts.siteTimeZone(site.timeZone)
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
          hint={texts.themesShowFeaturedProducts}
        >
          {texts.featured}
        </CheckField>
      </div>
    </Card>
  );
}
