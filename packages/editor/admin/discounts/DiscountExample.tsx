import {
  type AppDiscountExampleResponse,
  appDiscountExamplePath,
  type WireDiscount,
} from '@quoin/contract/endpoints/store';
import * as texts from '@quoin/messages/app/discountExample';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { act } from '../../app/api.ts';
import { useSite } from '../../app/site/site.ts';
import { Card } from '../../parts/Card.tsx';
import { moneyText } from '../settings/moneyText.ts';
import css from './discounts.module.css';

/** Milliseconds without a key press before the example is requested again. */
const PAUSE = 350;

/** What a cart of this shop would pay with the discount as it is typed: asked of the very rule that prices carts. */
export function DiscountExample({ discount }: { readonly discount: WireDiscount }) {
  const { identifier } = useSite();
  const typed = useSettled(discount);
  const { data } = useQuery({
    queryKey: ['site', identifier, 'discounts', 'example', typed],
    queryFn: () => act<AppDiscountExampleResponse>('POST', appDiscountExamplePath(identifier), typed),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
  if (data === undefined || data.lines.length === 0) return null;
  return (
    <Card title={texts.exampleCart}>
      <div className={css.example} aria-live="polite">
        <div className={css.goods}>
          {data.lines.map(({ title, quantity, total }) => (
            <div key={title} className={css.line}>
              <span>
                {quantity > 1 ? `${quantity} × ` : ''}
                {title}
              </span>
              <span>{moneyText(total.value, total.currency)}</span>
            </div>
          ))}
        </div>
        <dl>
          {data.rows.map(({ key, label, note, text }) => (
            <div key={`${key} ${label} ${note}`} className={`${css.line} ${key === 'total' ? css.sum : ''}`}>
              <dt>
                {label} {note === '' ? null : <span className={css.note}>{note}</span>}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        {data.message === '' ? null : <p className={css.note}>{data.message}</p>}
      </div>
    </Card>
  );
}

function useSettled(discount: WireDiscount): WireDiscount {
  const [settled, setSettled] = useState(discount);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(discount), PAUSE);
    return () => clearTimeout(timer);
  }, [discount]);
  return settled;
}
