import type { WireCategory, WireStorePage } from '@quoin/contract/endpoints/store';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/moveCategoryDialog';
import { useState } from 'react';
import { Button } from '../../../parts/Button.tsx';
import { DialogBox } from '../../../parts/dialogs/DialogBox.tsx';
import fields from '../../../parts/fields/fields.module.css';
import { SelectField } from '../../../parts/fields/SelectField.tsx';
import { type CategoryPlace, childrenOf, placeOf } from '../categoryChoices.ts';
import { parentChoices, TOP } from './parentChoices.ts';

interface MoveCategoryDialogProps {
  readonly page: WireStorePage;
  readonly category: WireCategory;
  readonly onClose: () => void;
  readonly onMove: (place: CategoryPlace) => void;
}

const END = 'end';

/** Moving without dragging: on phones, with a screen reader, or far. */
export function MoveCategoryDialog({ page, category, onClose, onMove }: MoveCategoryDialogProps) {
  const now = placeOf(page.categories, category);
  const [parent, setParent] = useState(now.parentId ?? TOP);
  const [before, setBefore] = useState(now.beforeId ?? END);
  const parentId = parent === TOP ? null : parent;
  const siblings = (childrenOf(page.categories).get(parentId) ?? []).filter(({ id }) => id !== category.id);
  const move = () => {
    onMove({ parentId, beforeId: before === END ? null : before });
    onClose();
  };
  return (
    <DialogBox
      title={texts.move(category.displayName)}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{commonTexts.cancel}</Button>
          <Button look="primary" onPress={move}>
            {commonTexts.move}
          </Button>
        </>
      }
    >
      <div className={fields.stack}>
        <SelectField
          label={texts.parent}
          choices={parentChoices(page, category)}
          value={parent}
          onChange={(id) => {
            setParent(id);
            setBefore(END);
          }}
        />
        <SelectField
          label={texts.position}
          choices={[
            ...siblings.map(({ id, displayName }) => ({ value: id, text: texts.before(displayName) })),
            { value: END, text: siblings.length === 0 ? texts.onlyCategory : texts.atTheEnd },
          ]}
          value={before}
          onChange={setBefore}
        />
      </div>
    </DialogBox>
  );
}
