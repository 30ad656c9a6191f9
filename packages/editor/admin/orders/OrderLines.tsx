import type { WireOrderDetail, WireOrderLine } from '@quoin/contract/endpoints';
import { counted, moneyText } from '../../app/formats.ts';
import { Card } from '../../parts/Card.tsx';
import { Thumbnail } from '../../parts/Thumbnail.tsx';
import css from './OrderScreen.module.css';

export function OrderLines({ order }: { readonly order: WireOrderDetail }) {
  return (
    <Card title="Items" aside={<span className={css.soft}>{counted(order.itemCount, 'item', 'items')}</span>} flush>
      <ul className={css.lines}>
        {order.lines.map((line) => (
          <OrderLine key={line.id} line={line} />
        ))}
      </ul>
    </Card>
  );
}

function OrderLine({ line }: { readonly line: WireOrderLine }) {
  return (
    <li className={css.line}>
      <Thumbnail src={line.imageUrl} size={48} />
      <div className={css.what}>
        <p className={css.lineTitle}>{line.title}</p>
        {line.variantDescription === '' ? null : <p className={css.variant}>{line.variantDescription}</p>}
        <p className={css.sku}>{line.sku}</p>
      </div>
      <p className={css.each}>
        {moneyText(line.unitPrice)} <span aria-hidden="true">×</span>
        <span className={css.spoken}> times </span> {line.quantity}
      </p>
      <p className={css.lineTotal}>{moneyText(line.lineTotal)}</p>
    </li>
  );
}
