import type { WireSales } from '@quoin/contract/endpoints';
import { counted, moneyText } from '../../app/formats.ts';
import css from './HomeScreen.module.css';

export function SalesNumbers({ sales }: { readonly sales: WireSales }) {
  return (
    <dl className={css.numbers}>
      <Figure name="Sales today" value={moneyText(sales.today)} below={orders(sales.ordersToday)} />
      <Figure name="Sales, last 7 days" value={moneyText(sales.week)} below={orders(sales.ordersWeek)} />
      <Figure name="Orders, all time" value={sales.ordersEver.toLocaleString('en-US')} below="since the shop opened" />
    </dl>
  );
}

function orders(count: number): string {
  return count === 0 ? 'No orders yet' : counted(count, 'order', 'orders');
}

function Figure({ name, value, below }: { readonly name: string; readonly value: string; readonly below: string }) {
  return (
    <div className={css.figure}>
      <dt className={css.figureName}>{name}</dt>
      <dd className={css.figureValue}>{value}</dd>
      <dd className={css.figureBelow}>{below}</dd>
    </div>
  );
}
