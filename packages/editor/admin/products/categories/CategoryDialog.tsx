import type {
  CreateCategoryRequest,
  EditCategoryRequest,
  WireCategory,
  WireStorePage,
} from '@quoin/contract/endpoints/store';
import { CATALOG_LIMITS } from '@quoin/domain/catalog';
import { toUrlId } from '@quoin/domain/site';
import * as texts from '@quoin/messages/app/categoryDialog';
import * as commonTexts from '@quoin/messages/app/common';
import { useState } from 'react';
import { Refusal } from '../../../app/api.ts';
import { Button } from '../../../parts/Button.tsx';
import { DialogBox } from '../../../parts/dialogs/DialogBox.tsx';
import fields from '../../../parts/fields/fields.module.css';
import { SelectField } from '../../../parts/fields/SelectField.tsx';
import { TextField } from '../../../parts/fields/TextField.tsx';
import { parentChoices, TOP } from './parentChoices.ts';

interface CategoryDialogProps {
  readonly page: WireStorePage;
  /** Null: a new one. */
  readonly category: WireCategory | null;
  readonly parentId: string | null;
  readonly onClose: () => void;
  readonly onAdd: (body: CreateCategoryRequest) => Promise<void>;
  readonly onEdit: (id: string, body: EditCategoryRequest) => Promise<void>;
}

export function CategoryDialog({ page, category, parentId, onClose, onAdd, onEdit }: CategoryDialogProps) {
  const [displayName, setDisplayName] = useState(category?.displayName ?? '');
  const [urlId, setUrlId] = useState(category?.urlId ?? '');
  const [parent, setParent] = useState(parentId ?? TOP);
  const [problem, setProblem] = useState<Refusal>();
  const errorAt = (field: string) => problem?.problem.fields?.[field];
  const save = async () => {
    try {
      const place = parent === TOP ? null : parent;
      if (category === null) await onAdd({ displayName, parentId: place });
      else await onEdit(category.id, { displayName, urlId, parentId: place });
      onClose();
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      setProblem(fault);
    }
  };
  const general =
    problem === undefined || Object.keys(problem.problem.fields ?? {}).some((field) => field !== '')
      ? undefined
      : problem.message;
  return (
    <DialogBox
      title={category === null ? texts.addCategory : texts.edit(category.displayName)}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{commonTexts.cancel}</Button>
          <Button look="primary" onPress={() => void save()}>
            {category === null ? commonTexts.add : commonTexts.save}
          </Button>
        </>
      }
    >
      <form
        className={fields.stack}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          label={commonTexts.name}
          value={displayName}
          onChange={setDisplayName}
          autoFocus
          error={errorAt('displayName') ?? general}
          hint={texts.ofCharacters([...displayName].length, CATALOG_LIMITS.category)}
        />
        <SelectField
          label={texts.parent}
          choices={parentChoices(page, category)}
          value={parent}
          onChange={setParent}
          error={errorAt('parentId')}
        />
        {category === null ? null : (
          <TextField
            label={commonTexts.urlSlug}
            value={urlId}
            onChange={setUrlId}
            placeholder={toUrlId(displayName)}
            hint={texts.theOldUrlRedirects}
            error={errorAt('urlId')}
          />
        )}
      </form>
    </DialogBox>
  );
}
