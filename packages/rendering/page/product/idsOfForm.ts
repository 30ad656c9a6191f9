import type { ProductFormView, ProductOptionView } from './productFormView.ts';

/** Returns the form with unique ids for its labels: a page may have several forms. */
export function withFormIds(view: ProductFormView, prefix: string): ProductFormView & { readonly quantityId: string } {
  return {
    ...view,
    options: view.options.map((option) => withOptionIds(option, prefix)),
    quantityId: `quantity-${prefix}`,
  };
}

function withOptionIds(option: ProductOptionView, prefix: string): ProductOptionView {
  const values = option.values.map((value) => ({ ...value, id: `${prefix}-${value.id}` }));
  return { ...option, id: `${prefix}-${option.id}`, values };
}
