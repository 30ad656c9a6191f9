import type { WireOrderDetail, WireOrderLine } from '@quoin/contract/endpoints/store';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/orderLines';
import { moneyText } from '../../app/formats.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Button } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { Thumbnail } from '../../parts/tables/Thumbnail.tsx';
import css from './OrderScreen.module.css';

interface OrderLinesProps {
  readonly order: WireOrderDetail;
  readonly mayFulfil: boolean;
  readonly onFulfil: () => void;
}

export function OrderLines({ order, mayFulfil, onFulfil }: OrderLinesProps) {
  const open = order.lines.reduce((sum, line) => sum + line.quantity - line.sent - line.canceled, 0);
  const isMixed = open > 0 && open < order.itemCount;
  return (
    <Card title={commonTexts.items} aside={<span className={css.soft}>{texts.items(order.itemCount)}</span>} flush>
      <ul className={css.lines}>
        {order.lines.map((line) => (
          <OrderLine key={line.id} line={line} />
        ))}
      </ul>
      {mayFulfil && isMixed ? (
        <div className={css.next}>
          <span className={css.soft}>{texts.itemsAreUnfulfilled(open)}</span>
          <Button onPress={onFulfil}>{texts.fulfillItems}</Button>
        </div>
      ) : null}
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
        {line.answers.map(({ label, answer }) => (
          <p key={label} className={css.variant}>
            {label}: {answer}
          </p>
        ))}
        <p className={css.sku}>{line.sku}</p>
        <LineMarks line={line} />
      </div>
      <p className={css.each}>
        {moneyText(line.unitPrice)} <span aria-hidden="true">×</span>
        <span className={css.spoken}> {texts.times} </span> {line.quantity}
      </p>
      <p className={css.lineTotal}>{moneyText(line.lineTotal)}</p>
    </li>
  );
}

/** What became of it; nothing where all of it is still to be sent. */
function LineMarks({ line }: { readonly line: WireOrderLine }) {
  const { quantity, sent, canceled, refunded, withdrawn } = line;
  const part = (count: number) => (count === quantity ? '' : texts.of(count, quantity));
  if (sent + canceled + refunded + withdrawn === 0) return null;
  return (
    <p className={css.marks}>
      {sent > 0 ? <Badge text={texts.sent(part(sent))} tone="good" /> : null}
      {canceled > 0 ? <Badge text={texts.canceled(part(canceled))} tone="bad" /> : null}
      {refunded > 0 ? <Badge text={texts.refunded(part(refunded))} tone="plain" hollow /> : null}
      {withdrawn > 0 ? <Badge text={texts.withdrawn(part(withdrawn))} tone="warn" hollow /> : null}
    </p>
  );
}
