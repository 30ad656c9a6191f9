import type { WirePaymentMethod } from '@quoin/contract/endpoints/site';
import { wayText } from '@quoin/domain/orders';
import { RadioGroup } from '@quoin/ui/radio-group';
import type { ReactElement } from 'react';
import { checkoutText } from '../../page/words/checkoutText.ts';
import { useCheckout } from './CheckoutContext.ts';

/** The ways to pay, each with what to do then; a single card form explains itself. */
export function PaymentChoice(): ReactElement | null {
  const { view, form, type } = useCheckout();
  const { methods } = view.payment;
  if (methods.length < 2 && methods.every(({ way }) => way === 'card')) return null;
  return (
    <RadioGroup
      name="paymentMethod"
      legend={checkoutText().page.paymentMethod}
      value={form.values.paymentMethod}
      marks={{ 'data-field': 'paymentMethod' }}
      classNames={{ group: 'checkout__ways', choices: 'picks', choice: 'pick', input: 'pick__input' }}
      choices={methods.map((method) => ({ value: method.id, face: <Face method={method} /> }))}
      onChoose={(methodId) => type('paymentMethod', methodId)}
    />
  );
}

function Face({ method }: { readonly method: WirePaymentMethod }): ReactElement {
  const text = method.instructions || wayText(method.way, checkoutText().page);
  return (
    <span className="pick__what">
      <span className="pick__name">{method.title || checkoutText().ways[method.way]}</span>
      {text !== '' && <span className="pick__text">{text}</span>}
    </span>
  );
}
