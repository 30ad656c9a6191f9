import type { WireSales } from '@quoin/contract/endpoints/running';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/salesFigures';
import { ArrowDownRight, ArrowUpRight, Minus } from 'lucide-react';
import { capitalised, moneyText } from '../../app/formats.ts';
import { APP_LOCALE } from '../../app/locale.ts';
import css from './HomeScreen.module.css';
import { beforeText, type Change, changeOf, minorOf } from './salesLook.ts';

const ARROWS = { up: ArrowUpRight, down: ArrowDownRight, same: Minus } as const;

/** Sales, orders and the average order, each against the period before. */
export function SalesFigures({ sales: { range, current, previous } }: { readonly sales: WireSales }) {
  const before = capitalised(beforeText(range));
  return (
    <dl className={css.numbers}>
      <Figure
        name={texts.sales}
        value={moneyText(current.total)}
        change={changeOf(minorOf(current.total), minorOf(previous.total))}
        below={`${before}: ${moneyText(previous.total)}`}
      />
      <Figure
        name={commonTexts.orders}
        value={current.orderCount.toLocaleString(APP_LOCALE)}
        change={changeOf(BigInt(current.orderCount), BigInt(previous.orderCount))}
        below={`${before}: ${previous.orderCount.toLocaleString(APP_LOCALE)}`}
      />
      <Figure
        name={texts.averageOrderValue}
        value={current.average === null ? '–' : moneyText(current.average)}
        change={current.average === null ? null : changeOf(minorOf(current.average), minorOf(previous.average))}
        below={previous.average === null ? texts.noOrders(before) : `${before}: ${moneyText(previous.average)}`}
      />
    </dl>
  );
}

interface FigureProps {
  readonly name: string;
  readonly value: string;
  readonly change: Change | null;
  readonly below: string;
}

function Figure({ name, value, change, below }: FigureProps) {
  return (
    <div className={css.figure}>
      <dt className={css.figureName}>{name}</dt>
      <dd className={css.figureValue}>
        {value}
        {change === null ? null : <ChangeMark change={change} />}
      </dd>
      <dd className={css.figureBelow}>{below}</dd>
    </div>
  );
}

function ChangeMark({ change: { text, direction } }: { readonly change: Change }) {
  const Arrow = ARROWS[direction];
  return (
    <span className={`${css.change} ${css[direction]}`}>
      <Arrow aria-hidden="true" />
      {text}
    </span>
  );
}
