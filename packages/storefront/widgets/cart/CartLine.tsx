import type { Answer } from '@quoin/contract/client';
import type { AdditionalFieldsRequest, WireCartEntry } from '@quoin/contract/endpoints/site';
import { QUANTITY, variantDescription } from '@quoin/domain/catalog';
import { NumberInput } from '@quoin/ui/number-input';
import type { ReactElement } from 'react';
import { amountText } from '../../cart-store/amounts.ts';
import { localPath } from '../../page/languagePrefix.ts';
import { cartPageText } from '../../page/words/cartPageText.ts';
import { catalogText } from '../../page/words/catalogText.ts';
import { Picture } from '../Picture.tsx';
import { LineAnswers } from './LineAnswers.tsx';
import { useLineQuantity } from './useLineQuantity.ts';

export interface CartLineProps {
  readonly entry: WireCartEntry;
  readonly currency: string;
  readonly isEditable: boolean;
  /** A change is on its way: the amounts are not final. */
  readonly isBusy: boolean;
  readonly words: { readonly remove: string; readonly change: string };
  readonly onQuantity: (quantity: number) => Promise<Answer<unknown>>;
  readonly onRemove: () => void;
  readonly onAnswers: (request: AdditionalFieldsRequest) => Promise<Answer<unknown>>;
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
      <LineWords {...props} />
      <div className="cart-line__acts">
        {props.isEditable ? <LineQuantityForm {...props} /> : <FixedQuantity quantity={entry.quantity} />}
        <form
          className="cart-line__remove"
          method="post"
          action={localPath('/cart/remove')}
          onSubmit={(event) => {
            event.preventDefault();
            props.onRemove();
          }}
        >
          <button className="text-button" type="submit">
            {props.words.remove}
            <span className="visually-hidden">{` ${entry.title}`}</span>
          </button>
        </form>
      </div>
      <p className="cart-line__total" aria-busy={isBusy || undefined}>
        <span className="visually-hidden">{`${cartPageText().page.lineTotal} `}</span>
        {amountText(entry.subTotal, currency)}
      </p>
    </li>
  );
}

function FixedQuantity({ quantity }: { readonly quantity: number }): ReactElement {
  return <p className="cart-line__fixed">{`${catalogText().product.quantity} ${quantity}`}</p>;
}

function LineWords({ entry, currency, words, onAnswers }: CartLineProps): ReactElement {
  const variant = variantDescription(entry.chosenVariant);
  const isOnSale = entry.purchasePriceCents < entry.nonSalePriceCents;
  return (
    <div className="cart-line__what">
      <h2 className="cart-line__title">
        <a href={entry.fullUrl}>{entry.title}</a>
      </h2>
      {variant !== '' && <p className="cart-line__variant">{variant}</p>}
      <LineAnswers entry={entry} changeWord={words.change} onAnswers={onAnswers} />
      <p className="cart-line__unit">
        {isOnSale && (
          <>
            <s>
              <span className="visually-hidden">{`${catalogText().price.original} `}</span>
              {amountText(entry.nonSalePriceCents, currency)}
            </s>{' '}
            <span className="visually-hidden">{`${catalogText().price.sale} `}</span>
          </>
        )}
        {entry.priceWord ?? amountText(entry.purchasePriceCents, currency)}
        <span className="cart-line__each">{` ${cartPageText().page.eachWord}`}</span>
      </p>
      {entry.notices.map((notice) => (
        <p key={notice.code} className="cart-line__notice">
          {notice.message}
        </p>
      ))}
    </div>
  );
}

const QUANTITY_CLASSES = {
  group: 'quantity-steps',
  input: 'field__input quantity',
  decrease: 'quantity-steps__step',
  increase: 'quantity-steps__step',
};

function LineQuantityForm({ entry, onQuantity }: CartLineProps): ReactElement {
  const line = useLineQuantity(entry.quantity, onQuantity);
  const id = `quantity-${entry.id}`;
  const words = cartPageText().page;
  return (
    <form
      className="cart-line__quantity"
      method="post"
      action={localPath('/cart/update')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        line.settle();
      }}
    >
      <label className="visually-hidden" htmlFor={id}>
        {words.quantityOf(entry.title)}
      </label>
      <NumberInput
        id={id}
        name="quantity"
        text={line.text}
        limits={{ min: QUANTITY.min, max: entry.maxQuantity, step: QUANTITY.step }}
        size={QUANTITY.size}
        describedBy={line.message === '' ? undefined : `${id}-error`}
        isInvalid={line.message !== ''}
        steppers={{ decrease: words.decrease(entry.title), increase: words.increase(entry.title) }}
        classNames={QUANTITY_CLASSES}
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
