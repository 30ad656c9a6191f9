import type { Answer } from '@quoin/contract/client';
import type { WireCartEntry } from '@quoin/contract/endpoints';
import { cartPageWording } from '@quoin/domain/cart';
import { catalogWording, priceWording, QUANTITY, variantDescription } from '@quoin/domain/catalog';
import { NumberInput } from '@quoin/ui/number-input';
import type { ReactElement } from 'react';
import { amountText } from '../../cart-store/amounts.ts';
import { Picture } from '../Picture.tsx';
import { useLineQuantity } from './useLineQuantity.ts';

export interface CartLineProps {
  readonly entry: WireCartEntry;
  readonly currency: string;
  readonly isEditable: boolean;
  /** A change is on its way: the amounts are not final. */
  readonly isBusy: boolean;
  readonly removeWord: string;
  readonly onQuantity: (quantity: number) => Promise<Answer<unknown>>;
  readonly onRemove: () => void;
}

/** One line of the cart, as the theme's partial `quoin-cart` prints it. */
export function CartLine(props: CartLineProps): ReactElement {
  const { entry, currency, isBusy } = props;
  return (
    <li className="cart-line" data-entry={entry.id}>
      {/* biome-ignore lint/a11y/useAnchorContent: the title beside it is the same link, said once */}
      <a className="cart-line__picture" href={entry.fullUrl} tabIndex={-1} aria-hidden="true">
        {entry.image !== null && (
          <Picture image={entry.image} sizes="(min-width: 40em) 8em, 6em" isDecorative isInSight />
        )}
      </a>
      <LineWords entry={entry} currency={currency} />
      <div className="cart-line__acts">
        {props.isEditable ? <LineQuantityForm {...props} /> : <FixedQuantity quantity={entry.quantity} />}
        <form
          className="cart-line__remove"
          method="post"
          action="/cart/remove"
          onSubmit={(event) => {
            event.preventDefault();
            props.onRemove();
          }}
        >
          <button className="text-button" type="submit">
            {props.removeWord}
            <span className="visually-hidden"> {entry.title}</span>
          </button>
        </form>
      </div>
      <p className="cart-line__total" aria-busy={isBusy || undefined}>
        <span className="visually-hidden">{cartPageWording.lineTotal} </span>
        {amountText(entry.subTotal, currency)}
      </p>
    </li>
  );
}

function FixedQuantity({ quantity }: { readonly quantity: number }): ReactElement {
  return (
    <p className="cart-line__fixed">
      {catalogWording.quantity} {quantity}
    </p>
  );
}

function LineWords({ entry, currency }: Pick<CartLineProps, 'entry' | 'currency'>): ReactElement {
  const variant = variantDescription(entry.chosenVariant);
  const isOnSale = entry.purchasePriceCents < entry.nonSalePriceCents;
  return (
    <div className="cart-line__what">
      <h2 className="cart-line__title">
        <a href={entry.fullUrl}>{entry.title}</a>
      </h2>
      {variant !== '' && <p className="cart-line__variant">{variant}</p>}
      <p className="cart-line__unit">
        {isOnSale && (
          <>
            <s>
              <span className="visually-hidden">{priceWording.original} </span>
              {amountText(entry.nonSalePriceCents, currency)}
            </s>{' '}
            <span className="visually-hidden">{priceWording.sale} </span>
          </>
        )}
        {amountText(entry.purchasePriceCents, currency)}
        <span className="cart-line__each"> {cartPageWording.eachWord}</span>
      </p>
      {entry.notices.map((notice) => (
        <p key={notice.code} className="cart-line__notice">
          {notice.message}
        </p>
      ))}
    </div>
  );
}

function LineQuantityForm({ entry, onQuantity }: CartLineProps): ReactElement {
  const line = useLineQuantity(entry.quantity, onQuantity);
  const id = `quantity-${entry.id}`;
  return (
    <form
      className="cart-line__quantity"
      method="post"
      action="/cart/update"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        line.settle();
      }}
    >
      <label className="visually-hidden" htmlFor={id}>
        {cartPageWording.quantityOf(entry.title)}
      </label>
      <NumberInput
        id={id}
        name="quantity"
        text={line.text}
        limits={{ min: QUANTITY.min, max: entry.maxQuantity, step: QUANTITY.step }}
        size={QUANTITY.size}
        describedBy={line.message === '' ? undefined : `${id}-error`}
        isInvalid={line.message !== ''}
        classNames={{ input: 'field__input quantity' }}
        onText={line.type}
        onSettle={line.settle}
      />
      {line.message !== '' && (
        <p className="cart-line__notice" id={`${id}-error`} role="alert">
          {line.message}
        </p>
      )}
    </form>
  );
}
