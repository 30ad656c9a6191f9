import type { StockResult } from '@quoin/contract/endpoints';
import type { AddToCartProps, AddToCartVariant } from '@quoin/contract/islands';
import { alertTitle, decideAddToCart, sentence } from '@quoin/domain/cart';
import { type Choice, findVariantByOptions, missingOptions, type Product } from '@quoin/domain/catalog';
import { useEffect, useMemo, useState } from 'react';
import type { PageContext } from '../../page/pageContext.ts';
import { useMachine } from '../../timing/useMachine.ts';
import { BUTTON_PLAN, type ButtonState } from './machine.ts';
import { productOf, quantityInCart } from './product.ts';
import type { ServedForm } from './served.ts';

export interface Alert {
  readonly title: string;
  readonly message: string;
}

export interface ProductForm {
  readonly product: Product;
  readonly isStockKnown: boolean;
  readonly choice: Choice;
  readonly chosen: AddToCartVariant | null;
  readonly quantity: string;
  readonly button: ButtonState;
  readonly alert: Alert | null;
  choose(optionName: string, value: string): void;
  setQuantity(text: string): void;
  press(): Promise<void>;
  closeAlert(): void;
}

/** Everything the product form knows and can do; the component only draws it. */
export function useProductForm(props: AddToCartProps, served: ServedForm, page: PageContext): ProductForm {
  const [button, machine] = useMachine(BUTTON_PLAN);
  const [choice, setChoice] = useState<Choice>(served.choice);
  const [quantity, setQuantity] = useState(served.quantity);
  const [alert, setAlert] = useState<Alert | null>(null);
  const stock = useStock(props.itemId, page);
  const product = useMemo(() => productOf(props, stock ?? []), [props, stock]);
  const chosen = chosenVariant(props, product, choice);

  const refuse = (message: string): void => setAlert({ title: alertTitle(titleFor(props, product)), message });

  const imageId = chosen?.imageId ?? null;
  useEffect(() => {
    if (imageId !== null) page.chosenImage.choose(imageId);
  }, [imageId, page]);

  const press = async (): Promise<void> => {
    if (machine.getState() !== 'idle') return;
    const { cart } = page.cart.getState();
    const wanted = props.isQuantityShown ? quantity : '1';
    const decision = decideAddToCart(product, { choice }, wanted, (variant) => quantityInCart(cart, variant.id));
    if (!decision.ok) return refuse(sentence(decision.problem));
    machine.send('press');
    const { variant, quantity: whole } = decision.value;
    const answer = await page.cart.add({
      itemId: props.itemId,
      sku: variant.sku,
      quantity: whole,
      additionalFields: '{}',
    });
    machine.send(answer.ok ? 'success' : 'failure');
    if (!answer.ok) refuse(answer.problem.message);
    else if (props.expressCheckout) location.assign('/checkout');
  };

  return {
    product,
    isStockKnown: stock !== null,
    choice,
    chosen,
    quantity,
    button,
    alert,
    choose: (optionName, value) => setChoice((before) => ({ ...before, [optionName]: value })),
    setQuantity,
    press,
    closeAlert: () => setAlert(null),
  };
}

/** Stock is never part of a cached page: it is asked for when the widget wakes (CART-06). Null while unknown. */
function useStock(itemId: string, page: PageContext): readonly StockResult[] | null {
  const [stock, setStock] = useState<readonly StockResult[] | null>(null);
  useEffect(() => {
    let isCurrent = true;
    page.client.stock.load(itemId).then((answer) => {
      if (isCurrent && answer.ok) setStock(answer.value.results);
    });
    return () => {
      isCurrent = false;
    };
  }, [itemId, page]);
  return stock;
}

function chosenVariant(props: AddToCartProps, product: Product, choice: Choice): AddToCartVariant | null {
  if (missingOptions(product, choice).length > 0) return null;
  const variant = findVariantByOptions(product, choice);
  return props.variants.find(({ id }) => id === variant?.id) ?? null;
}

function titleFor(props: AddToCartProps, product: Product): Parameters<typeof alertTitle>[0] {
  return { productType: product.type, expressCheckout: props.expressCheckout };
}
