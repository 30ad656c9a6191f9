import { DRAFT_LIMITS } from '@quoin/domain/catalog';
import { TextField } from '../../../parts/fields/TextField.tsx';
import type { ProductEditor } from '../useProductEditor.ts';

/** What the buy button says, and what stands there when nothing is left. */
export function ButtonTexts({ editor: { draft, change, problemAt } }: { readonly editor: ProductEditor }) {
  return (
    <>
      <TextField
        label="Button text"
        value={draft.customAddButtonText}
        onChange={(customAddButtonText) => change({ customAddButtonText })}
        error={problemAt('customAddButtonText')}
        placeholder={draft.plan === null ? 'Add To Cart' : 'Subscribe'}
        maxLength={DRAFT_LIMITS.buttonText + 20}
      />
      <TextField
        label="Sold-out text"
        value={draft.customSoldOutText}
        onChange={(customSoldOutText) => change({ customSoldOutText })}
        error={problemAt('customSoldOutText')}
        placeholder="Sold out"
        maxLength={DRAFT_LIMITS.buttonText + 20}
      />
    </>
  );
}
