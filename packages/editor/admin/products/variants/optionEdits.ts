import {
  BLANK_VARIANT,
  type DraftVariant,
  type OptionChoice,
  optionsOf,
  type ProductDraft,
  rearrange,
} from '@quoin/domain/catalog';

/** One value while an option is edited: what it was called, and what it shall be called. */
export interface ValueEdit {
  /** Empty: a new one. */
  readonly was: string;
  readonly text: string;
}

export type OptionEdit =
  | { readonly kind: 'add'; readonly name: string; readonly values: readonly string[] }
  | { readonly kind: 'edit'; readonly index: number; readonly name: string; readonly values: readonly ValueEdit[] }
  | { readonly kind: 'move'; readonly index: number; readonly by: -1 | 1 }
  | { readonly kind: 'remove'; readonly index: number };

export interface OptionsChanged {
  readonly optionNames: readonly string[];
  readonly variants: readonly DraftVariant[];
  readonly added: number;
  readonly removed: number;
}

/** A draft after its options were edited: variants keep their ids, prices and stock wherever they still belong. */
export function changeOptions(draft: Pick<ProductDraft, 'optionNames' | 'variants'>, edit: OptionEdit): OptionsChanged {
  const options = optionsOf(draft.optionNames, draft.variants);
  const indexes = options.map((_, index) => index);
  if (edit.kind === 'add') {
    return arranged(draft.variants, [...options, { name: edit.name, values: edit.values }], [...indexes, -1]);
  }
  if (edit.kind === 'remove') {
    const rest = indexes.filter((index) => index !== edit.index);
    return arranged(
      draft.variants,
      rest.flatMap((index) => options.slice(index, index + 1)),
      rest,
    );
  }
  if (edit.kind === 'move') {
    const order = [...indexes];
    order.splice(edit.index, 1);
    order.splice(edit.index + edit.by, 0, edit.index);
    return arranged(
      draft.variants,
      order.flatMap((index) => options.slice(index, index + 1)),
      order,
    );
  }
  const names = new Map(edit.values.filter(({ was }) => was !== '').map(({ was, text }) => [was, text]));
  const renamed = draft.variants.map((variant) => ({
    ...variant,
    values: variant.values.map((value, at) => (at === edit.index ? (names.get(value) ?? value) : value)),
  }));
  const values = edit.values.map(({ text }) => text);
  const next = options.map((option, index) => (index === edit.index ? { name: edit.name, values } : option));
  return arranged(renamed, next, indexes);
}

function arranged(
  variants: readonly DraftVariant[],
  options: readonly OptionChoice[],
  before: readonly number[],
): OptionsChanged {
  const change = rearrange(variants, options, before, (values, like) => ({
    ...(like ?? BLANK_VARIANT),
    id: null,
    sku: '',
    values,
    stock: like?.stock.unlimited ? like.stock : { unlimited: false, quantity: 0 },
    seenStock: null,
    imageId: null,
  }));
  return {
    optionNames: options.map(({ name }) => name),
    variants: change.variants,
    added: change.added,
    removed: variants.length - (change.variants.length - change.added),
  };
}
