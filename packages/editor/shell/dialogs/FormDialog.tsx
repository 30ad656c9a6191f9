import type { WireForm } from '@quoin/contract/endpoints/content';
import { recordIn, textIn } from '@quoin/domain/document';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/formDialog';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormTabs } from '../../admin/forms/FormTabs.tsx';
import type { FormTab } from '../../admin/forms/formSearch.ts';
import { useFormEdit } from '../../admin/forms/useFormEdit.ts';
import { formQuery, formsQuery } from '../../app/queries/formQueries.ts';
import { useSite } from '../../app/site/site.ts';
import { chosenBlocks } from '../../commands/acts/acting.ts';
import { Button } from '../../parts/Button.tsx';
import { DialogBox } from '../../parts/dialogs/DialogBox.tsx';
import { ErrorState, SkeletonRows } from '../../parts/states.tsx';
import { useActWorld } from '../editorContext.ts';
import type { DialogProps } from './EditorDialogs.tsx';

/**
 * Edits the form of the selected block over the page that contains it (EDIT-01). Changes apply at once: forms are not
 * part of the draft.
 */
export function FormDialog({ model, onClose }: DialogProps) {
  const { editor } = useActWorld();
  const { identifier } = useSite();
  const named = textIn(recordIn(chosenBlocks(editor.state())[0] ?? {}, 'value'), 'form');
  const forms = useQuery(formsQuery(identifier));
  // Blocks of older pages name their form by its name.
  const id = forms.data?.forms.find((form) => form.id === named || form.name === named)?.id ?? '';
  const form = useQuery({ ...formQuery(identifier, id), enabled: id !== '' });
  if (form.data !== undefined)
    return <OpenForm key={form.data.form.revision} held={form.data.form} {...{ model, onClose }} />;
  const error =
    forms.error ?? form.error ?? (forms.isSuccess && id === '' ? new Error('This form was deleted.') : null);
  return (
    <DialogBox title={commonTexts.form} look="wide" isOpen onClose={onClose}>
      {error === null ? (
        <SkeletonRows count={6} label={texts.loadingTheForm} />
      ) : (
        <ErrorState title={texts.theFormCouldNot} error={error} onRetry={() => void forms.refetch()} />
      )}
    </DialogBox>
  );
}

function OpenForm({ held, model, onClose }: DialogProps & { readonly held: WireForm }) {
  const [tab, setTab] = useState<FormTab>('build');
  const form = useFormEdit(held);
  const save = async () => {
    if (!(await form.save())) return;
    model.refreshCanvas();
    onClose();
  };
  return (
    <DialogBox
      title={held.name}
      look="wide"
      isOpen
      isQuestion={form.isChanged}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{form.isChanged ? commonTexts.discard : commonTexts.close}</Button>
          {form.mayEdit ? (
            <Button look="primary" isDisabled={!form.isChanged} isPending={form.isSaving} onPress={() => void save()}>
              {commonTexts.save}
            </Button>
          ) : null}
        </>
      }
    >
      <FormTabs form={form} tab={tab} onTab={setTab} />
    </DialogBox>
  );
}
