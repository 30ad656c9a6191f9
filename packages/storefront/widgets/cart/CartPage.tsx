import type { WireCartEntry, WireShoppingCart } from '@quoin/contract/endpoints/site';
import { Select } from '@quoin/ui/select';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import type { CartStore } from '../../cart-store/cartStore.ts';
import { useCart } from '../../cart-store/useCart.ts';
import { localPath } from '../../page/languagePrefix.ts';
import { cartPageText } from '../../page/words/cartPageText.ts';
import { Codes } from '../Codes.tsx';
import { Installments } from '../installments/Installments.tsx';
import { Notice } from '../Notice.tsx';
import { Totals } from '../Totals.tsx';
import { CartLine } from './CartLine.tsx';
import type { ServedCart } from './served.ts';
import { type CartPage as CartPageHandle, useCartPage } from './useCartPage.ts';
import { type CartTotals, useTotals } from './useTotals.ts';

interface Props {
  readonly cart: CartStore;
  readonly served: ServedCart;
}

/** The cart page, awake: the same markup as the theme's partial `quoin-cart`. */
export function CartPage({ cart, served }: Props): ReactElement | null {
  const { cart: known } = useCart(cart);
  const isEmpty = known === null || known.entries.length === 0;
  const page = useCartPage(cart, isEmpty);
  // Here and not in FilledCart: what they are by now must survive a cart that was empty in between.
  const totals = useTotals(cart, served);
  return (
    <>
      {page.problem !== '' && <Notice title={page.problem} />}
      {page.problem === '' && page.removed === null && served.problem !== null && <Notice {...served.problem} />}
      <Undo page={page} />
      {known === null || isEmpty ? (
        <Empty markup={page.emptyMarkup} onward={served.onward} />
      ) : (
        <FilledCart cart={cart} known={known} served={served} page={page} totals={totals} />
      )}
    </>
  );
}

/** After a removal: a line that takes it back, and takes the focus that the removed line has lost (CX-04). */
function Undo({ page }: { readonly page: CartPageHandle }): ReactElement | null {
  const button = useRef<HTMLButtonElement>(null);
  const { removed } = page;
  useEffect(() => {
    if (removed !== null) button.current?.focus();
  }, [removed]);
  if (removed === null) return null;
  return (
    <form
      className="notice notice--undo"
      method="post"
      action={localPath('/cart/undo')}
      onSubmit={(event) => {
        event.preventDefault();
        void page.undo();
      }}
    >
      <p className="notice__message" role="status">
        {cartPageText().page.removed(removed.title)}
      </p>
      <button ref={button} className="button button--quiet" type="submit">
        {cartPageText().page.undo}
      </button>
    </form>
  );
}

interface FilledProps extends Props {
  readonly known: WireShoppingCart;
  readonly page: CartPageHandle;
  readonly totals: CartTotals;
}

function FilledCart({ cart, known, served, page, totals }: FilledProps): ReactElement {
  const isEditable = ({ maxQuantity, quantity }: WireCartEntry): boolean => maxQuantity > 1 || quantity > 1;
  return (
    <>
      <h1 className="cart__title">
        {`${served.title} `}
        <span className="cart__count">{cartPageText().page.itemCount(known.totalQuantity)}</span>
      </h1>
      <div className="cart__columns">
        <ul className="cart__lines">
          {known.entries.map((entry) => (
            <CartLine
              key={entry.id}
              entry={entry}
              currency={known.currency}
              isEditable={isEditable(entry)}
              isBusy={totals.isBusy}
              words={served.words}
              onQuantity={(quantity) =>
                quantity === 0 ? page.remove(entry) : cart.setQuantity(entry.id, { quantity })
              }
              onRemove={() => void page.remove(entry)}
              onAnswers={(request) => cart.setAdditionalFields(entry.id, request)}
            />
          ))}
        </ul>
        <Summary
          known={known}
          served={served}
          totals={totals}
          codes={<Codes cart={known} action={localPath('/cart/code')} api={cart} />}
        />
      </div>
    </>
  );
}

interface SummaryProps {
  readonly known: WireShoppingCart;
  readonly served: ServedCart;
  readonly totals: CartTotals;
  readonly codes: ReactNode;
}

function Summary({ known, served, totals, codes }: SummaryProps): ReactElement {
  const { totalRows, installments } = known;
  return (
    <section className="cart__summary" aria-labelledby="cart-summary-title">
      <h2 className="cart__summary-title" id="cart-summary-title">
        {served.summaryTitle}
      </h2>
      {served.estimate !== null && (
        <form
          className="estimate"
          method="get"
          action={localPath('/cart')}
          onSubmit={(event) => event.preventDefault()}
        >
          <label className="field__label" htmlFor="estimate-country">
            {served.estimate.label}
          </label>
          <div className="estimate__row">
            <Select
              id="estimate-country"
              name="country"
              className="field__input"
              autoComplete="country"
              value={totals.country}
              choices={served.estimate.countries}
              onChoose={(country) => void totals.chooseCountry(country)}
            />
          </div>
        </form>
      )}
      <Totals rows={totalRows} isBusy={totals.isBusy} />
      {installments !== null && <Installments offer={installments} text={installments.text} />}
      {codes}
      <a className="button button--wide" href={served.checkout.href}>
        {served.checkout.text}
      </a>
      <Express served={served} />
      <p className="cart__onward">
        <a className="arrow-link" href={served.onward.href}>
          {served.onward.text}
        </a>
      </p>
    </section>
  );
}

/** To PayPal, and to the wallets of the device. */
function Express({ served: { expressText, wallet } }: { readonly served: ServedCart }): ReactElement | null {
  if (expressText === '' && wallet === null) return null;
  return (
    <div className="cart__express sheet__acts">
      {expressText !== '' && (
        <form method="post" action={localPath('/checkout/express')}>
          <button className={EXPRESS_CLASS} type="submit">
            {expressText}
          </button>
        </form>
      )}
      {wallet !== null && (
        <a className={EXPRESS_CLASS} href={wallet.href}>
          {wallet.text}
        </a>
      )}
    </div>
  );
}

const EXPRESS_CLASS = 'button button--quiet button--wide';

/** The theme's own empty cart, once it has come; meanwhile and failing that, the plain words. */
function Empty({
  markup,
  onward,
}: {
  readonly markup: string | null;
  readonly onward: ServedCart['onward'];
}): ReactElement {
  if (markup !== null && markup !== '') {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of our own server, fetched from this very page
    return <div dangerouslySetInnerHTML={{ __html: markup }} />;
  }
  return (
    <div className="cart__empty">
      <h1 className="cart__title">{cartPageText().page.empty}</h1>
      <p>
        <a className="button" href={onward.href}>
          {cartPageText().page.continueShopping}
        </a>
      </p>
    </div>
  );
}
