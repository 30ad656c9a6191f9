import type { AddToCartProps } from '@quoin/contract/islands';
import { isSoldOut, isVariantSoldOut, productOptions, QUANTITY } from '@quoin/domain/catalog';
import { Button } from '@quoin/ui/button';
import { AlertDialog } from '@quoin/ui/dialog';
import { NumberInput } from '@quoin/ui/number-input';
import { type ReactElement, useEffect, useRef } from 'react';
import { Added } from '../../page/Added.tsx';
import { localPath } from '../../page/languagePrefix.ts';
import type { PageContext } from '../../page/pageContext.ts';
import { cartText } from '../../page/words/cartText.ts';
import { catalogText } from '../../page/words/catalogText.ts';
import { ALERT_CLASSES } from '../alert.ts';
import { Installments } from '../installments/Installments.tsx';
import { useRestockForm } from '../restock/lateForm.ts';
import type { SoldOutProps } from '../restock/SoldOutForm.tsx';
import { ADDED_NOTICE_CLASS, showAddedNotice, staysHere } from './addedNotice.ts';
import { buttonLabel } from './machine.ts';
import { OptionChoice } from './OptionChoice.tsx';
import { priceLine, stockLine } from './offer.ts';
import { Price } from './Price.tsx';
import type { ServedForm } from './served.ts';
import { type ProductForm, useProductForm } from './useProductForm.ts';

interface Props {
  readonly props: AddToCartProps;
  readonly served: ServedForm;
  readonly page: PageContext;
}

/** The product form, awake: the same markup as the server's partial `quoin-product-form`. */
export function AddToCart({ props, served, page }: Props): ReactElement {
  const form = useProductForm(props, served, page);
  const variant = form.product.variants.find(({ id }) => id === form.chosen?.id) ?? null;
  const stock = stockLine(variant, served.stock, form.isStockKnown, props);
  return (
    <>
      <Price price={priceLine(form.chosen, served.price)} />
      <p className="product-form__tax">{served.taxNote}</p>
      <PayInParts props={props} served={served} form={form} />
      <form
        className="product-form__form"
        method="post"
        action={localPath('/cart/add')}
        noValidate
        onSubmit={(event) => {
          const isExpress = (event.nativeEvent as SubmitEvent).submitter?.getAttribute('name') === EXPRESS;
          // To PayPal or the wallets it goes as without script: the server adds and leads on.
          if (isExpress && form.judge()) return;
          event.preventDefault();
          if (!isExpress) void form.press();
        }}
      >
        <div className="product-form__alert" data-alert="" />
        {productOptions(form.product).map((option, index) => {
          const place = served.options[index];
          return place && <OptionChoice key={option.name} option={option} served={place} form={form} />;
        })}
        <Buy props={props} served={served} form={form} />
        {served.expressWays.length > 0 && <Express props={props} served={served} form={form} />}
        <AddedNotice isShown={form.button === 'added' && staysHere(props)} />
        {served.notSoldText !== '' && (
          <p className="product-form__not-sold" data-not-sold="">
            {served.notSoldText}
          </p>
        )}
        <p className={`stock stock--${stock.key}`} data-stock="" role="status">
          {stock.text}
        </p>
        <p className="product-form__delivery" data-delivery="">
          {stock.key === 'out' ? '' : served.delivery}
        </p>
      </form>
      <WhenSoldOut props={props} served={served} form={form} page={page} />
      <Added>
        <AlertDialog
          alert={form.alert}
          closeLabel={cartText().alertClose}
          classNames={ALERT_CLASSES}
          onClose={form.closeAlert}
        />
      </Added>
      {form.questions}
    </>
  );
}

/** Stays once it is shown, whatever the button says by then. */
function AddedNotice({ isShown }: { readonly isShown: boolean }): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isShown && place.current !== null) showAddedNotice(place.current);
  }, [isShown]);
  return <div ref={place} className={ADDED_NOTICE_CLASS} role="status" />;
}

/** Follows the chosen variant's price; the page's own line while none is chosen. */
function PayInParts({
  props,
  served,
  form,
}: Omit<Props, 'page'> & { readonly form: ProductForm }): ReactElement | null {
  const text = form.chosen === null ? served.installmentText : (form.chosen.installmentText ?? '');
  return props.installments == null || text === '' ? null : <Installments offer={props.installments} text={text} />;
}

/** Offers a notification when the chosen variant is back (RSTK-01). */
function WhenSoldOut(all: SoldOutProps): ReactElement | null {
  const { served, form } = all;
  const chosen = form.product.variants.find(({ id }) => id === form.chosen?.id);
  const isGone = chosen ? isVariantSoldOut(chosen) : isAllGone(form, served);
  const isAsked = (form.isStockKnown ? isGone : served.restock !== null) && served.notSoldText === '';
  const Form = useRestockForm(isAsked);
  return isAsked && Form ? <Form {...all} /> : null;
}

function isAllGone({ isStockKnown, product }: ProductForm, { soldOutText }: ServedForm): boolean {
  return isStockKnown ? isSoldOut(product) : soldOutText !== '';
}

const QUANTITY_CLASSES = {
  group: 'quantity-steps',
  input: 'field__input quantity product-quantity-input',
  decrease: 'quantity-steps__step',
  increase: 'quantity-steps__step',
};

function Buy({ props, served, form }: Omit<Props, 'page'> & { readonly form: ProductForm }): ReactElement {
  const isGone = isAllGone(form, served);
  const isNotSold = served.notSoldText !== '';
  return (
    <div className="product-form__buy">
      {props.isQuantityShown && (
        <div className="product-form__quantity">
          <label className="visually-hidden" htmlFor={served.quantityId}>
            {catalogText().product.quantity}
          </label>
          <NumberInput
            id={served.quantityId}
            name="quantity"
            text={form.quantity}
            limits={QUANTITY}
            size={QUANTITY.size}
            steppers={served.steppers}
            classNames={QUANTITY_CLASSES}
            onText={form.setQuantity}
          />
        </div>
      )}
      {isGone || isNotSold ? (
        <button className={BUTTON_CLASS} type="submit" data-item-id={props.itemId} disabled>
          {isNotSold ? props.buttonText : served.soldOutText || props.soldOutText}
        </button>
      ) : (
        <Button className={BUTTON_CLASS} type="submit" data-item-id={props.itemId} isBusy={form.button !== 'idle'}>
          {buttonLabel(form.button, props.buttonText)}
        </Button>
      )}
    </div>
  );
}

/** Renders what the form without scripts posts in addition to the choice. */
function Express({ props, served, form }: Omit<Props, 'page'> & { readonly form: ProductForm }): ReactElement {
  return (
    <>
      <input type="hidden" name="itemId" value={props.itemId} />
      <input type="hidden" name="sku" value={form.chosen?.sku ?? ''} />
      {served.expressWays.map(({ way, text }) => (
        <button
          key={way}
          className="button button--quiet button--wide product-form__express"
          type="submit"
          name={EXPRESS}
          value={way}
        >
          {text}
        </button>
      ))}
    </>
  );
}

const EXPRESS = 'express';
const BUTTON_CLASS = 'button button--wide sqs-add-to-cart-button';
