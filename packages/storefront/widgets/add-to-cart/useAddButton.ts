import type { AddToCartProps } from '@quoin/contract/islands';
import { alertTitle } from '@quoin/domain/cart';
import { createElement, type ReactElement, useRef, useState } from 'react';
import { pageLanguage } from '../../page/language.ts';
import type { PageContext } from '../../page/pageContext.ts';
import { cartText } from '../../page/words/cartText.ts';
import { useMachine } from '../../timing/useMachine.ts';
import type { TypedAnswers } from '../questions/sendAnswers.ts';
import { BUTTON_PLAN, type ButtonState } from './machine.ts';
import { judge, type Pressing, press, type Wanted } from './press.ts';

export interface Alert {
  readonly title: string;
  readonly message: string;
}

export interface AddButton {
  readonly button: ButtonState;
  readonly alert: Alert | null;
  /** The buyer's questions, in a modal (ATC-07). Null while it is closed. */
  readonly questions: ReactElement | null;
  press(): Promise<void>;
  /** Whether it can be bought as it is chosen; if not, the alert says why. */
  judge(): boolean;
  closeAlert(): void;
}

/** The button that adds, with its alert and its product's questions. */
export function useAddButton(props: AddToCartProps, page: PageContext, wanted: Wanted): AddButton {
  const [button, machine] = useMachine(BUTTON_PLAN);
  const [alert, setAlert] = useState<Alert | null>(null);
  const [questions, setQuestions] = useState<ReactElement | null>(null);
  const typed = useRef<TypedAnswers>({ answers: {} });
  const pressing: Pressing = {
    ...{ props, page, wanted, machine },
    refuse: (message) => {
      const how = { productType: wanted.product.type, expressCheckout: props.expressCheckout };
      setAlert({ title: alertTitle(how, pageLanguage()), message });
    },
    goTo: (address) => location.assign(address),
    ask: async (send) => {
      const dialog = await import('../questions/QuestionsDialog.tsx').catch(() => null);
      if (dialog === null || props.form == null) return null;
      let isOpen = true;
      const close = (): void => {
        isOpen = false;
        setQuestions(null);
      };
      const words = { submit: props.buttonText, sending: cartText().addButton.adding };
      const asked = { form: props.form, title: props.title, typed: typed.current, words, send, onClosed: close };
      setQuestions(createElement(dialog.QuestionsDialog, asked));
      return {
        isOpen: () => isOpen,
        close() {
          // Adding another one asks again.
          typed.current = { answers: {} };
          close();
        },
      };
    },
  };
  return {
    ...{ button, alert, questions },
    press: () => press(pressing),
    judge: () => judge(pressing) !== null,
    closeAlert: () => setAlert(null),
  };
}
