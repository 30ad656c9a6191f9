import type { WireCartEntry } from '@quoin/contract/endpoints/site';
import { variantDescription } from '@quoin/domain/catalog';
import type { ReactElement } from 'react';
import { amountText } from '../../cart-store/amounts.ts';
import { localPath } from '../../page/languagePrefix.ts';
import { catalogText } from '../../page/words/catalogText.ts';
import { Codes } from '../Codes.tsx';
import { Picture } from '../Picture.tsx';
import { Totals } from '../Totals.tsx';
import { wireMoneyText } from './amounts.ts';
import { useCheckout } from './CheckoutContext.ts';

/** The lines and totals, folded above the form on a phone and next to it elsewhere. */
export function SummaryFold(): ReactElement {
  const { view, served } = useCheckout();
  return (
    <details className="checkout__fold">
      <summary>
        <span className="checkout__fold-word">{served.foldTitle}</span>{' '}
        <strong>{wireMoneyText(view.totals.amountDue)}</strong>
      </summary>
      <Lines />
    </details>
  );
}

export function SummaryAside(): ReactElement {
  const { served } = useCheckout();
  return (
    <aside className="checkout__aside" aria-labelledby="summary-title">
      <div className="checkout__sticky">
        <h2 className="checkout__aside-title" id="summary-title">
          {served.summaryTitle}
        </h2>
        <Lines hasCodes />
      </div>
    </aside>
  );
}

function Lines({ hasCodes = false }: { readonly hasCodes?: boolean }): ReactElement {
  const { view, isSaving, codes } = useCheckout();
  return (
    <>
      <ul className="lines">
        {view.cart.entries.map((entry) => (
          <Line key={entry.id} entry={entry} currency={view.cart.currency} />
        ))}
      </ul>
      <Totals rows={view.cart.totalRows} isBusy={isSaving} />
      {view.renewalText !== '' && <p className="lines__renewal">{view.renewalText}</p>}
      {hasCodes && <Codes cart={view.cart} action={localPath('/checkout/code')} api={codes} />}
    </>
  );
}

function Line({ entry, currency }: { readonly entry: WireCartEntry; readonly currency: string }): ReactElement {
  const variant = variantDescription(entry.chosenVariant);
  return (
    <li className="line" data-line={entry.id}>
      <span className="line__picture">
        {entry.image !== null && <Picture image={entry.image} sizes="4.5em" isDecorative isInSight />}
      </span>
      <span className="line__what">
        <span className="line__title">{entry.title}</span>
        {variant !== '' && <span className="line__variant">{variant}</span>}
        {entry.answers.map(({ label, text }) => (
          <span key={label} className="line__variant">
            {`${label}: ${text}`}
          </span>
        ))}
        <span className="line__quantity">{`${catalogText().product.quantity} ${entry.quantity}`}</span>
      </span>
      <span className="line__total">{amountText(entry.subTotal, currency)}</span>
    </li>
  );
}
