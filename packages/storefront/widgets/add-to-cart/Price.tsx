import type { ReactElement } from 'react';
import { catalogText } from '../../page/words/catalogText.ts';
import type { PriceLine } from './offer.ts';

/** What it costs now and, on sale, what it cost before; both said, not only struck out. */
export function Price({ price }: { readonly price: PriceLine }): ReactElement {
  return (
    <p className={price.isOnSale ? 'price price--sale' : 'price'} data-price="">
      {price.isOnSale && <span className="visually-hidden">{`${catalogText().price.sale} `}</span>}
      {price.from !== '' && <span className="price__from">{`${price.from} `}</span>}
      <span className="price__now">{price.now}</span>
      {price.billing !== '' && (
        <>
          {' '}
          <span className="price__billing">{price.billing}</span>
        </>
      )}
      {price.was !== '' && (
        <>
          {' '}
          <span className="visually-hidden">{`${catalogText().price.original} `}</span>
          <s className="price__was">{price.was}</s>
        </>
      )}
    </p>
  );
}
