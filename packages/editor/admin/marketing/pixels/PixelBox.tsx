import { appPixelPath, appPixelsPath } from '@quoin/contract/endpoints/running';
import { PIXEL_LIMITS, type Pixel, type PixelKind, type PixelPlaces, type Purpose } from '@quoin/domain/analytics';
import * as commonTexts from '@quoin/messages/app/common';
import * as ownTexts from '@quoin/messages/app/pixelBox';
import { useState } from 'react';
import { useSite } from '../../../app/site/site.ts';
import { ChoiceField } from '../../../parts/fields/ChoiceField.tsx';
import { SelectField } from '../../../parts/fields/SelectField.tsx';
import { SwitchField } from '../../../parts/fields/SwitchField.tsx';
import { TextField } from '../../../parts/fields/TextField.tsx';
import { SaveBox } from '../../../parts/saving/SaveBox.tsx';
import css from './pixels.module.css';
import { KIND_TEXTS, PLACE_TEXTS, PURPOSE_TEXTS, TAG_TEXTS } from './pixelTexts.ts';
import { useChangePixels } from './useChangePixels.ts';

function choicesOf<Value extends string>(texts: Readonly<Record<Value, string>>) {
  return (Object.keys(texts) as Value[]).map((value) => ({ value, text: texts[value] }));
}

const KINDS = choicesOf<PixelKind>(KIND_TEXTS);
const PURPOSES = choicesOf<Purpose>(PURPOSE_TEXTS);
const PLACES = choicesOf<PixelPlaces>(PLACE_TEXTS);

export function newPixel(): Pixel {
  return {
    ...{ id: '', name: '', kind: 'googleTag', code: '', tagId: '', purpose: 'marketing' },
    ...{ places: 'everywhere', isOn: true },
  };
}

/** One pixel: whose it is, what runs in its frame, what it is for. */
export function PixelBox({ pixel, onClose }: { readonly pixel: Pixel; readonly onClose: () => void }) {
  const { identifier } = useSite();
  const [draft, setDraft] = useState(pixel);
  const { change, isPending, errors } = useChangePixels();
  const isNew = pixel.id === '';
  const set = (part: Partial<Pixel>) => setDraft((now) => ({ ...now, ...part }));
  const save = () => {
    const { id, ...body } = draft;
    void change({
      method: isNew ? 'POST' : 'PUT',
      path: isNew ? appPixelsPath(identifier) : appPixelPath(identifier, id),
      body,
      done: isNew ? ownTexts.pixelAddedItIs : ownTexts.pixelSaved,
    }).then(onClose, () => undefined);
  };
  return (
    <SaveBox
      title={isNew ? ownTexts.addPixel : ownTexts.editPixel}
      isPending={isPending}
      onSave={save}
      onClose={onClose}
    >
      <TextField
        label={commonTexts.name}
        hint={ownTexts.shownToVisitorsOn}
        value={draft.name}
        maxLength={PIXEL_LIMITS.name}
        error={errors.name}
        autoComplete="off"
        onChange={(name) => set({ name })}
      />
      <SelectField label={commonTexts.type} choices={KINDS} value={draft.kind} onChange={(kind) => set({ kind })} />
      <WhatRuns draft={draft} errors={errors} set={set} />
      <ChoiceField<Purpose>
        label={ownTexts.purpose}
        choices={PURPOSES}
        value={draft.purpose}
        onChange={(purpose) => set({ purpose })}
      />
      <SelectField
        label={commonTexts.pages}
        choices={PLACES}
        value={draft.places}
        onChange={(places) => set({ places })}
      />
      <SwitchField isSelected={draft.isOn} onChange={(isOn) => set({ isOn })}>
        {ownTexts.active}
      </SwitchField>
    </SaveBox>
  );
}

interface WhatRunsProps {
  readonly draft: Pixel;
  readonly errors: Readonly<Record<string, string>>;
  readonly set: (part: Partial<Pixel>) => void;
}

function WhatRuns({ draft, errors, set }: WhatRunsProps) {
  if (draft.kind !== 'code') {
    const { label, hint } = TAG_TEXTS[draft.kind];
    return (
      <TextField
        label={label}
        hint={hint}
        value={draft.tagId}
        maxLength={PIXEL_LIMITS.tagId}
        error={errors.tagId}
        autoComplete="off"
        onChange={(tagId) => set({ tagId })}
      />
    );
  }
  return (
    <div className={css.code}>
      <TextField
        label={commonTexts.code}
        rows={8}
        hint={ownTexts.htmlWithScriptsOr}
        value={draft.code}
        maxLength={PIXEL_LIMITS.code}
        error={errors.code}
        spellCheck="false"
        onChange={(code) => set({ code })}
      />
    </div>
  );
}
