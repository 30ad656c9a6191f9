import type { CartCalls } from '@quoin/contract/client';
import type { WireShoppingCart } from '@quoin/contract/endpoints/site';
import { type ReactElement, type ReactNode, useState } from 'react';
import { amountText } from '../cart-store/amounts.ts';
import { cartPageText } from '../page/words/cartPageText.ts';

const words = cartPageText().codes;

export type CodesApi = Pick<CartCalls, 'enterCode' | 'dropCoupon' | 'dropGiftCard'>;

interface CodesProps {
  readonly cart: WireShoppingCart;
  /** Where the plain form posts to. */
  readonly action: string;
  readonly api: CodesApi;
}

/**
 * Coupons (their discount is among the totals) and gift cards of a cart, and the field for another one behind a link
 * (CX-15). Same markup as the partial `quoin-codes`.
 */
export function Codes({ cart, action, api }: CodesProps): ReactElement {
  const text = (cents: number): string => (cents === 0 ? '' : `−${amountText(cents, cart.currency)}`);
  return (
    <div className="codes" id="codes">
      <List>
        {cart.validCoupons.map(({ code }) => (
          <Item key={code} action={action} code={code} onDrop={() => api.dropCoupon(code)} />
        ))}
        {cart.appliedGiftCards.map((card) => (
          <Item
            key={card.id}
            action={action}
            code={words.giftCard(`•••• ${card.lastFour}`)}
            text={card.message || words.leftAfterwards(amountText(card.remainingBalanceCents, cart.currency))}
            amount={text(card.redeemedCents)}
            isRefused={card.message !== ''}
            onDrop={() => api.dropGiftCard(card.id)}
          />
        ))}
        {cart.invalidCoupons.map(({ code, message }) => (
          <Item key={code} action={action} code={code} text={message} isRefused onDrop={() => api.dropCoupon(code)} />
        ))}
      </List>
      <Entry action={action} enter={api.enterCode} />
    </div>
  );
}

function List({ children }: { readonly children: readonly (readonly ReactNode[])[] }): ReactElement | null {
  return children.every((part) => part.length === 0) ? null : <ul className="codes__list">{children}</ul>;
}

interface ItemProps {
  readonly action: string;
  readonly code: string;
  readonly text?: string;
  readonly amount?: string;
  readonly isRefused?: boolean;
  readonly onDrop: () => Promise<unknown>;
}

function Item({ action, code, text = '', amount = '', isRefused = false, onDrop }: ItemProps): ReactElement {
  return (
    <li className={isRefused ? 'codes__item codes__item--refused' : 'codes__item'}>
      <span className="codes__code">{code}</span>
      {text !== '' && <span className="codes__text">{text}</span>}
      {amount !== '' && <span className="codes__amount">{amount}</span>}
      <form
        className="codes__drop"
        method="post"
        action={`${action}/remove`}
        onSubmit={(event) => {
          event.preventDefault();
          void onDrop();
        }}
      >
        <button className="text-button" type="submit">
          {words.remove}
          <span className="visually-hidden">{` ${code}`}</span>
        </button>
      </form>
    </li>
  );
}

interface EntryProps {
  readonly action: string;
  readonly enter: CodesApi['enterCode'];
}

function Entry({ action, enter }: EntryProps): ReactElement {
  const [code, setCode] = useState('');
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const apply = async (): Promise<void> => {
    setBusy(true);
    const answer = await enter(code);
    setBusy(false);
    setError(answer.ok ? '' : answer.problem.message);
    if (answer.ok) setCode('');
  };
  return (
    <details className="codes__fold">
      <summary>{words.title}</summary>
      <form
        className="codes__form"
        method="post"
        action={action}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy && code.trim() !== '') void apply();
        }}
      >
        <label className="visually-hidden" htmlFor="code">
          {words.title}
        </label>
        {error !== '' && (
          <p className="field__error" id="code-error" role="alert">
            {error}
          </p>
        )}
        <div className="codes__row">
          <input
            className="field__input"
            id="code"
            name="code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={100}
            value={code}
            aria-invalid={error !== '' || undefined}
            aria-describedby={error === '' ? undefined : 'code-error'}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
          <button className="button button--quiet" type="submit" aria-busy={isBusy || undefined}>
            {words.apply}
          </button>
        </div>
      </form>
    </details>
  );
}
