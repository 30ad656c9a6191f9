import type { AddToCartProps, AddToCartVariant } from '@quoin/contract/islands';
import type { Choice, Product } from '@quoin/domain/catalog';
import { afterPaint } from '@quoin/ui/after-paint';
import { useEffect, useMemo, useState } from 'react';
import type { PageContext } from '../../page/pageContext.ts';
import { chosenVariant, productOf } from './product.ts';
import type { ServedForm } from './served.ts';
import { type AddButton, useAddButton } from './useAddButton.ts';
import { useStock } from './useStock.ts';

export interface ProductForm extends AddButton {
  readonly product: Product;
  readonly isStockKnown: boolean;
  readonly choice: Choice;
  readonly chosen: AddToCartVariant | null;
  readonly quantity: string;
  choose(optionName: string, value: string): void;
  setQuantity(text: string): void;
}

/** Everything the product form knows and can do; the component only draws it. */
export function useProductForm(props: AddToCartProps, served: ServedForm, page: PageContext): ProductForm {
  const [choice, setChoice] = useState<Choice>(served.choice);
  const [quantity, setQuantity] = useState(served.quantity);
  const stock = useStock(props.itemId, page);
  const product = useMemo(() => productOf(props, stock ?? []), [props, stock]);
  const chosen = chosenVariant(props, product, choice);
  usePictureOf(chosen, page);
  const button = useAddButton(props, page, { product, choice, quantity: props.isQuantityShown ? quantity : '1' });
  return {
    ...button,
    product,
    isStockKnown: stock !== null,
    choice,
    chosen,
    quantity,
    choose: (optionName, value) => setChoice((before) => ({ ...before, [optionName]: value })),
    setQuantity,
  };
}

/** The gallery shows the chosen variant's picture (ATC-12), once its price is painted: moving it costs a layout (PF-09). */
function usePictureOf(chosen: AddToCartVariant | null, page: PageContext): void {
  const imageId = chosen?.imageId ?? null;
  useEffect(() => {
    if (imageId === null) return;
    return afterPaint(() => page.chosenImage.choose(imageId));
  }, [imageId, page]);
}
