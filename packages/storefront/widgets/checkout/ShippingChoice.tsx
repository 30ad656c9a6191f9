import type { WireShippingOption } from '@quoin/contract/endpoints/site';
import { arrivalText, checkoutSentence } from '@quoin/domain/orders';
import { RadioGroup } from '@quoin/ui/radio-group';
import type { ReactElement } from 'react';
import { pageLanguage } from '../../page/language.ts';
import { checkoutText } from '../../page/words/checkoutText.ts';
import { shippingPriceText } from './amounts.ts';
import { useCheckout } from './CheckoutContext.ts';
import { isAddressComplete } from './form.ts';

/** The ways of shipping to the address above; each says when it arrives and what it costs (CX-14). */
export function ShippingChoice(): ReactElement {
  const { view, form, served, type, fieldId } = useCheckout();
  const error = form.errors.shippingOptionId ?? '';
  const id = fieldId('shippingOptionId');
  const isKnown = view.shippingAddress !== null && isAddressComplete(form.values);
  const noneText = isKnown
    ? checkoutSentence({ code: 'noShippingToCountry' }, pageLanguage())
    : checkoutText().page.shippingLater;
  return (
    <RadioGroup
      name="shippingOptionId"
      legend={<h2>{served.shippingTitle}</h2>}
      value={form.values.shippingOptionId}
      marks={{ 'data-field': 'shippingOptionId' }}
      describedBy={error === '' ? undefined : `${id}-error`}
      classNames={{ group: 'checkout__part', choices: 'picks', choice: 'pick', input: 'pick__input' }}
      choices={view.shippingOptions.map((option, index) => ({
        value: option.id,
        id: index === 0 ? id : undefined,
        face: <Face option={option} />,
      }))}
      onChoose={(optionId) => type('shippingOptionId', optionId)}
    >
      {error !== '' && (
        <p className="field__error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {view.shippingOptions.length === 0 && <p className="checkout__none">{noneText}</p>}
    </RadioGroup>
  );
}

function Face({ option }: { readonly option: WireShippingOption }): ReactElement {
  const { deliveryFrom: from, deliveryTo: to } = option;
  return (
    <>
      <span className="pick__what">
        <span className="pick__name">{option.name}</span>
        <span className="pick__text">
          {from === '' ? option.description : arrivalText({ from, to }, pageLanguage())}
        </span>
      </span>
      <span className="pick__price">{shippingPriceText(option)}</span>
    </>
  );
}
