import type { AddToCartProps } from '@quoin/contract/islands';
import { alertTitle, decideAddToCart, sentence } from '@quoin/domain/cart';
import type { Choice, Product } from '@quoin/domain/catalog';
import { useState } from 'react';
import type { PageContext } from '../../page/pageContext.ts';
import { useMachine } from '../../timing/useMachine.ts';
import { BUTTON_PLAN, type ButtonState } from './machine.ts';
import { quantityInCart } from './product.ts';

export interface Alert {
  readonly title: string;
  readonly message: string;
}

export interface AddButton {
  readonly button: ButtonState;
  readonly alert: Alert | null;
  press(): Promise<void>;
  closeAlert(): void;
}

export interface Wanted {
  readonly product: Product;
  readonly choice: Choice;
  /** As it was typed. */
  readonly quantity: string;
}

/** The button that adds: judges first, then asks the server; whichever refuses, the alert says why. */
export function useAddButton(props: AddToCartProps, page: PageContext, wanted: Wanted): AddButton {
  const [button, machine] = useMachine(BUTTON_PLAN);
  const [alert, setAlert] = useState<Alert | null>(null);
  const refuse = (message: string): void => {
    const how = { productType: wanted.product.type, expressCheckout: props.expressCheckout };
    setAlert({ title: alertTitle(how), message });
  };
  const press = async (): Promise<void> => {
    if (machine.getState() !== 'idle') return;
    const { cart } = page.cart.getState();
    const inCart = ({ id }: { readonly id: string }) => quantityInCart(cart, id);
    const decision = decideAddToCart(wanted.product, { choice: wanted.choice }, wanted.quantity, inCart);
    if (!decision.ok) return refuse(sentence(decision.problem));
    machine.send('press');
    const { variant, quantity } = decision.value;
    const entry = { itemId: props.itemId, sku: variant.sku, quantity, additionalFields: '{}' };
    const answer = await page.cart.add(entry);
    machine.send(answer.ok ? 'success' : 'failure');
    if (!answer.ok) refuse(answer.problem.message);
    else if (props.expressCheckout) location.assign('/checkout');
  };
  return { button, alert, press, closeAlert: () => setAlert(null) };
}
