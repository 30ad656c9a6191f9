import { appStorePagePath, type WireStorePage } from '@quoin/contract/endpoints/store';
import { CATALOG_LIMITS } from '@quoin/domain/catalog';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/storePageDialog';
import { useState } from 'react';
import { Refusal } from '../../../app/api.ts';
import { useSite } from '../../../app/site/site.ts';
import { Button } from '../../../parts/Button.tsx';
import { DialogBox } from '../../../parts/dialogs/DialogBox.tsx';
import { announce, complain } from '../../../parts/dialogs/toasts.tsx';
import { CheckField } from '../../../parts/fields/CheckField.tsx';
import fields from '../../../parts/fields/fields.module.css';
import { savedText } from '../../../parts/fields/savedText.ts';
import { TextField } from '../../../parts/fields/TextField.tsx';
import { RichTextField } from '../../../richText/RichTextField.tsx';
import { useStorePageActs } from './CategoriesScreen.tsx';

/** Title, address, text and search engines of a store page. */
export function StorePageDialog({ page, onClose }: { readonly page: WireStorePage; readonly onClose: () => void }) {
  const site = useSite();
  const change = useStorePageActs();
  const [draft, setDraft] = useState(page);
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const set = (parts: Partial<WireStorePage>) => setDraft({ ...draft, ...parts });
  const save = async () => {
    const { title, navigationTitle, urlId, description, isEnabled, pageSize, seo } = draft;
    try {
      const { removedMarkup } = await change('PUT', appStorePagePath(site.identifier, page.id), {
        title,
        navigationTitle,
        urlId,
        description,
        isEnabled,
        pageSize,
        seo,
      });
      announce(savedText(commonTexts.savedNow, removedMarkup));
      onClose();
    } catch (fault) {
      if (fault instanceof Refusal && fault.problem.fields) setWrong(fault.problem.fields);
      else complain((fault as Error).message);
    }
  };
  return (
    <DialogBox
      title={page.title}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{commonTexts.cancel}</Button>
          <Button look="primary" onPress={() => void save()}>
            {commonTexts.save}
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
          label={commonTexts.title}
          value={draft.title}
          onChange={(title) => set({ title })}
          error={wrong.title}
        />
        <TextField
          label={texts.navigationTitle}
          value={draft.navigationTitle}
          onChange={(navigationTitle) => set({ navigationTitle })}
        />
        <TextField
          label={commonTexts.urlSlug}
          value={draft.urlId}
          onChange={(urlId) => set({ urlId })}
          error={wrong.urlId}
          hint={texts.theOldUrlAnd}
        />
        <RichTextField
          label={texts.textAboveTheProducts}
          rows={3}
          value={draft.description}
          onChange={(description) => set({ description })}
          error={wrong.description}
        />
        <TextField
          label={texts.productsPerPage}
          inputMode="numeric"
          value={String(draft.pageSize || '')}
          onChange={(text) =>
            set({ pageSize: Math.min(CATALOG_LIMITS.productsShown, Number(text.replace(/\D/g, ''))) })
          }
          hint={texts.maximumMoreProductsAre(CATALOG_LIMITS.productsShown)}
        />
        <TextField
          label={texts.seoTitle}
          value={draft.seo.title}
          onChange={(title) => set({ seo: { ...draft.seo, title } })}
        />
        <TextField
          label={texts.seoDescription}
          rows={2}
          value={draft.seo.description}
          onChange={(description) => set({ seo: { ...draft.seo, description } })}
        />
        <CheckField
          isSelected={draft.isEnabled}
          onChange={(isEnabled) => set({ isEnabled })}
          hint={texts.whenOffThisPage}
        >
          {commonTexts.published}
        </CheckField>
      </form>
    </DialogBox>
  );
}
