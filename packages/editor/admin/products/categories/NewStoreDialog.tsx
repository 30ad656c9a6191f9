import { appStorePagesPath } from '@quoin/contract/endpoints/store';
import { useState } from 'react';
import { useSite } from '../../../app/site/site.ts';
import { Button } from '../../../parts/Button.tsx';
import { DialogBox } from '../../../parts/dialogs/DialogBox.tsx';
import { announce } from '../../../parts/dialogs/toasts.tsx';
import { CheckField } from '../../../parts/fields/CheckField.tsx';
import fields from '../../../parts/fields/fields.module.css';
import { TextField } from '../../../parts/fields/TextField.tsx';
import { useStorePageActs } from './CategoriesScreen.tsx';

/** A store as PREF-06 makes it: page, root category, entry in the navigation. */
export function NewStoreDialog({ onClose }: { readonly onClose: () => void }) {
  const site = useSite();
  const change = useStorePageActs();
  const [storeTitle, setTitle] = useState('');
  const [addToMainNav, setInNavigation] = useState(true);
  const [error, setError] = useState<string>();
  const add = async () => {
    try {
      const { storePages } = await change('POST', appStorePagesPath(site.identifier), { storeTitle, addToMainNav });
      announce(`${storePages.at(-1)?.title ?? 'Store page'} added.`);
      onClose();
    } catch (fault) {
      setError((fault as Error).message);
    }
  };
  return (
    <DialogBox
      title="Add store page"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button look="primary" onPress={() => void add()}>
            Add
          </Button>
        </>
      }
    >
      <form
        className={fields.stack}
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <TextField
          label="Title"
          value={storeTitle}
          onChange={setTitle}
          autoFocus
          placeholder="Store"
          error={error}
          maxLength={200}
        />
        <CheckField isSelected={addToMainNav} onChange={setInNavigation}>
          Add to main navigation
        </CheckField>
      </form>
    </DialogBox>
  );
}
