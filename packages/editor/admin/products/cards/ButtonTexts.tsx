import { DRAFT_LIMITS } from '@quoin/domain/catalog';
import * as texts from '@quoin/messages/app/buttonTexts';
import * as commonTexts from '@quoin/messages/app/common';
import { TextField } from '../../../parts/fields/TextField.tsx';
import type { ProductEditor } from '../useProductEditor.ts';

/** Edits the text of the buy button, and the text that replaces it when it is sold out. */
export function ButtonTexts({ editor: { draft, change, problemAt } }: { readonly editor: ProductEditor }) {
  return (
    <>
      <TextField
        label={commonTexts.buttonText}
        value={draft.customAddButtonText}
        onChange={(customAddButtonText) => change({ customAddButtonText })}
        error={problemAt('customAddButtonText')}
        placeholder={draft.plan === null ? texts.addToCart : texts.subscribe}
        maxLength={DRAFT_LIMITS.buttonText + 20}
      />
      <TextField
        label={texts.soldOutText}
        value={draft.customSoldOutText}
        onChange={(customSoldOutText) => change({ customSoldOutText })}
        error={problemAt('customSoldOutText')}
        placeholder={texts.soldOut}
        maxLength={DRAFT_LIMITS.buttonText + 20}
      />
    </>
  );
}
