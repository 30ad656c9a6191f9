import { BLANK_DRAFT } from '@quoin/domain/catalog';
import { ClashDialog } from '../../parts/dialogs/ClashDialog.tsx';
import { clashesOf, merged, partName } from './draft.ts';
import type { ProductEditor } from './useProductEditor.ts';

/** Shows conflicts with another user's save. */
export function ProductClash({ editor }: { readonly editor: ProductEditor }) {
  const { clash: theirs } = editor;
  if (theirs === null) return null;
  const base = editor.product?.draft ?? BLANK_DRAFT;
  const clashes = clashesOf(base, editor.draft, theirs.draft);
  return (
    <ClashDialog
      key={theirs.revision}
      thing="product"
      clashes={clashes.map((clash) => ({ ...clash, name: partName(clash.part) }))}
      onClose={editor.dropClash}
      onDrop={() => editor.settle(theirs, theirs.draft)}
      onJoin={(mine) => editor.settle(theirs, merged(base, editor.draft, theirs.draft, mine))}
    />
  );
}
