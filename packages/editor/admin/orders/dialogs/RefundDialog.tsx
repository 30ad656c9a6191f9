import type { WireMoney } from '@quoin/contract/endpoints/site';
import {
  appOrderActPath,
  type RefundQuoteResponse,
  type RefundResponse,
  type WireOrderDetail,
  type WireRefundWish,
} from '@quoin/contract/endpoints/store';
import { compareMoney } from '@quoin/domain/money';
import { sentence } from '@quoin/domain/orders';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/refundDialog';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { act } from '../../../app/api.ts';
import { moneyOf, moneyText } from '../../../app/formats.ts';
import { useSite } from '../../../app/site/site.ts';
import { Button } from '../../../parts/Button.tsx';
import { DialogBox } from '../../../parts/dialogs/DialogBox.tsx';
import { announce, complain } from '../../../parts/dialogs/toasts.tsx';
import { CheckField } from '../../../parts/fields/CheckField.tsx';
import { ChoiceField } from '../../../parts/fields/ChoiceField.tsx';
import { DecimalField } from '../../../parts/fields/DecimalField.tsx';
import fields from '../../../parts/fields/fields.module.css';
import { TextField } from '../../../parts/fields/TextField.tsx';
import css from '../OrderScreen.module.css';
import { useOrderActs, useSubmission } from '../orderActs.ts';
import { FormError } from './FulfilDialog.tsx';
import { countOf, LineQuantities, type Quantities, wantedLines } from './LineQuantities.tsx';

type Kind = 'items' | 'amount' | 'everything';

interface RefundDialogProps {
  readonly order: WireOrderDetail;
  readonly onClose: () => void;
}

/** Gives money back: for items, as an amount, or all that is left. The figures come from the server as one chooses. */
export function RefundDialog({ order, onClose }: RefundDialogProps) {
  const acts = useOrderActs(order.id);
  const form = useSubmission();
  const [kind, setKind] = useState<Kind>('items');
  const [quantities, setQuantities] = useState<Quantities>({});
  const [isShipping, setShipping] = useState(false);
  const [amount, setAmount] = useState('');
  const [isRestocked, setRestocked] = useState(false);
  const [reason, setReason] = useState('');
  const wish = wishOf(kind, { quantities, isShipping, amount });
  const quote = useRefundQuote(order.id, wish);
  const total = wish === null ? null : (quote.data?.total ?? null);
  const isTooMuch = total !== null && isAbove(total, order.refundLimit);
  const most = Object.fromEntries(order.lines.map((line) => [line.id, line.quantity - line.refunded]));
  const hasShipping = Number(order.shipping.value) > 0;
  const refund = (event?: FormEvent) => {
    event?.preventDefault();
    if (wish === null) return;
    void form.submit(async (requestId) => {
      const { state } = await acts.post<RefundResponse>('refund', { requestId, wish, isRestocked, reason });
      if (state === 'failed') complain(sentence({ code: 'refundFailed' }));
      else announce(state === 'pending' ? texts.refundStarted : texts.refunded(total === null ? '' : moneyText(total)));
      onClose();
    });
  };
  return (
    <DialogBox
      title={texts.refund}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{commonTexts.cancel}</Button>
          <Button
            look="primary"
            isPending={form.isPending}
            isDisabled={total === null || quote.isError || isTooMuch}
            onPress={() => refund()}
          >
            {total === null ? texts.refund : texts.refund2(moneyText(total))}
          </Button>
        </>
      }
    >
      <form className={fields.stack} onSubmit={refund}>
        <FormError form={form} />
        <ChoiceField<Kind>
          label={texts.refundType}
          choices={[
            { value: 'items', text: texts.itemsAndShipping },
            { value: 'amount', text: texts.customAmount },
            { value: 'everything', text: texts.remainingAmount(moneyText(order.refundable)) },
          ]}
          value={kind}
          onChange={setKind}
        />
        {kind === 'items' ? (
          <>
            <LineQuantities lines={order.lines} most={most} value={quantities} onChange={setQuantities} />
            {hasShipping ? (
              <CheckField isSelected={isShipping} onChange={setShipping}>
                {texts.shipping(moneyText(order.shipping))}
              </CheckField>
            ) : null}
          </>
        ) : null}
        {kind === 'amount' ? (
          <DecimalField
            label={texts.amount}
            unit={order.grandTotal.currency}
            value={amount}
            onChange={setAmount}
            error={quote.isError && amount !== '' ? quote.error.message : undefined}
            hint={texts.maximum(moneyText(order.refundable))}
            autoFocus
          />
        ) : null}
        {kind === 'amount' ? null : (
          <CheckField isSelected={isRestocked} onChange={setRestocked}>
            {texts.restockItems}
          </CheckField>
        )}
        <TextField
          label={commonTexts.reason}
          hint={texts.visibleToTheCustomer}
          value={reason}
          onChange={setReason}
          maxLength={500}
        />
        <Figures quote={wish === null ? null : (quote.data ?? null)} isStale={quote.isFetching} />
        {quote.isError && kind !== 'amount' && wish !== null ? (
          <p role="alert" className={css.problem}>
            {quote.error.message}
          </p>
        ) : null}
        {isTooMuch && order.refundLimit !== null ? (
          <p role="alert" className={css.problem}>
            {texts.yourRoleCanRefund(moneyText(order.refundLimit))}
          </p>
        ) : null}
        <button type="submit" hidden />
      </form>
    </DialogBox>
  );
}

interface RefundDraft {
  readonly quantities: Quantities;
  readonly isShipping: boolean;
  readonly amount: string;
}

/** Null while nothing is chosen. */
function wishOf(kind: Kind, { quantities, isShipping, amount }: RefundDraft): WireRefundWish | null {
  if (kind === 'everything') return { kind };
  if (kind === 'amount') {
    const tidy = amount.trim().replace(',', '.');
    return /^\d{1,12}(\.\d{1,3})?$/.test(tidy) && Number(tidy) > 0 ? { kind, amount: tidy } : null;
  }
  if (countOf(quantities) === 0 && !isShipping) return null;
  return { kind, lines: wantedLines(quantities), shipping: isShipping ? 'all' : null };
}

function useRefundQuote(orderId: string, wish: WireRefundWish | null) {
  const site = useSite();
  return useQuery({
    queryKey: ['site', site.identifier, 'refundQuote', orderId, wish],
    queryFn: () =>
      act<RefundQuoteResponse>('POST', appOrderActPath(site.identifier, orderId, 'refund-quote'), { wish }),
    enabled: wish !== null,
    placeholderData: keepPreviousData,
    retry: false,
  });
}

function isAbove(total: WireMoney, limit: WireMoney | null): boolean {
  const [one, other] = [moneyOf(total), limit && moneyOf(limit)];
  return one !== null && other !== null && compareMoney(one, other) > 0;
}

function Figures({ quote, isStale }: { readonly quote: RefundQuoteResponse | null; readonly isStale: boolean }) {
  if (quote === null) return null;
  const rows: readonly (readonly [string, WireMoney])[] = [
    [commonTexts.items, quote.subtotal],
    [texts.discount, quote.discount],
    [commonTexts.shipping, quote.shipping],
    [texts.tax, quote.tax],
    [texts.taxIncluded, quote.taxIncluded],
    [texts.refundedToGiftCards, quote.toGiftCards],
  ];
  return (
    <dl className={css.figures} aria-live="polite" aria-busy={isStale}>
      {rows
        .filter(([, amount]) => Number(amount.value) !== 0)
        .map(([name, amount]) => (
          <div key={name} className={css.amount}>
            <dt>{name}</dt>
            <dd>
              {name === texts.discount ? '−' : ''}
              {moneyText(amount)}
            </dd>
          </div>
        ))}
      <div className={css.grand}>
        <dt>{texts.refundTotal}</dt>
        <dd>{moneyText(quote.total)}</dd>
      </div>
    </dl>
  );
}
