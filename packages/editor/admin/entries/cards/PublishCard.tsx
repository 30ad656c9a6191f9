import { localText, momentOfLocal } from '@quoin/domain/formats';
import { type ItemStatus, isUnpublished } from '@quoin/domain/site';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/publishCard';
import { useMoments, useSite } from '../../../app/site/site.ts';
import { Card } from '../../../parts/Card.tsx';
import { CheckField } from '../../../parts/fields/CheckField.tsx';
import { ChoiceField } from '../../../parts/fields/ChoiceField.tsx';
import fields from '../../../parts/fields/fields.module.css';
import { TakeDownFields } from '../../../parts/fields/TakeDownFields.tsx';
import { TextField } from '../../../parts/fields/TextField.tsx';
import { STATUS_LOOKS } from '../entryLooks.ts';
import type { EntryEditor } from '../useEntryEditor.ts';

const HINTS: readonly (readonly [ItemStatus, string])[] = [
  ['published', texts.visibleToEveryone],
  ['scheduled', texts.publishedAutomaticallyAtThe],
  ['needsReview', texts.readyForReviewBy],
  ['draft', texts.workInProgressNot],
  ['private', texts.visibleToContributorsOnly],
];
const CHOICES = HINTS.map(([value, hint]) => ({ value, text: STATUS_LOOKS[value].text, hint }));

/** Who sees it, and from when on. */
export function PublishCard({ editor }: { readonly editor: EntryEditor }) {
  const site = useSite();
  const moments = useMoments();
  const { draft, change, problemAt, mode } = editor;
  const { status, publishOn } = draft;
  const choices = mode === 'drafts' ? CHOICES.filter(({ value }) => isUnpublished(value)) : CHOICES;
  const isDated = status === 'published' || status === 'scheduled';
  return (
    <Card title={commonTexts.status}>
      <div className={fields.stack}>
        <ChoiceField
          label={texts.visibility}
          choices={choices}
          value={status}
          onChange={(next) => change({ status: next, ...(next === 'published' ? publishedNow(publishOn) : {}) })}
        />
        {isDated ? (
          <TextField
            label={status === 'scheduled' ? texts.publishOn : texts.publishedOn}
            type="datetime-local"
            value={publishOn === null ? '' : localText(publishOn, site.timeZone)}
            onChange={(text) => change({ publishOn: momentOfLocal(text, site.timeZone) })}
            error={problemAt('publishOn')}
            hint={
              publishOn === null
                ? texts.leaveEmptyToPublish(status === 'published', site.timeZone)
                : moments.full(publishOn)
            }
          />
        ) : null}
        <TakeDownFields
          value={draft.takeDown}
          onChange={(takeDown) => change({ takeDown })}
          errors={{ on: problemAt('takeDown.on'), to: problemAt('takeDown.to') }}
        />
        <CheckField
          isSelected={draft.isFeatured}
          onChange={(isFeatured) => change({ isFeatured })}
          hint={texts.blocksCanBeSet}
        >
          {texts.featured}
        </CheckField>
      </div>
    </Card>
  );
}

/** What was to come later comes now. */
function publishedNow(publishOn: number | null): { readonly publishOn?: null } {
  return publishOn !== null && publishOn > Date.now() ? { publishOn: null } : {};
}
