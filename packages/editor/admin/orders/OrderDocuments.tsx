import { appOrderActPath, type DocumentResponse, type WireOrderDetail } from '@quoin/contract/endpoints/store';
import * as texts from '@quoin/messages/app/orderDocuments';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { act } from '../../app/api.ts';
import { moneyText } from '../../app/formats.ts';
import { useMoments, useSite } from '../../app/site/site.ts';
import { Button } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import css from './OrderScreen.module.css';
import { orComplain, useOrderActs } from './orderActs.ts';

interface OrderDocumentsProps {
  readonly order: WireOrderDetail;
  readonly mayIssue: boolean;
}

/** Invoice and credit notes. Each is written at its first use, takes the next number, and stays as it is. */
export function OrderDocuments({ order, mayIssue }: OrderDocumentsProps) {
  const site = useSite();
  const moments = useMoments();
  const acts = useOrderActs(order.id);
  const [isPending, setPending] = useState(false);
  const { documents, refunds } = order;
  const hasInvoice = documents.some(({ kind }) => kind === 'invoice');
  const uncredited = refunds.filter(
    ({ id, state }) => state === 'succeeded' && !documents.some(({ refundId }) => refundId === id),
  );
  const issue = (body: { readonly kind: 'invoice' | 'creditNote'; readonly refundId?: string }) => {
    setPending(true);
    const issued = act<DocumentResponse>('POST', appOrderActPath(site.identifier, order.id, 'documents'), body)
      .then(acts.refresh)
      .finally(() => setPending(false));
    orComplain(issued);
  };
  const canInvoice = mayIssue && !hasInvoice && order.paymentState !== 'voided' && order.paymentState !== 'pending';
  return (
    <Card title={texts.documents}>
      <div className={css.papers}>
        {documents.map((document) => (
          <a key={document.id} href={document.url} target="_blank" rel="noreferrer" className={css.paper}>
            <FileText aria-hidden="true" />
            <span>
              {document.kind === 'invoice' ? texts.invoice : texts.creditNote} {document.number}
              <span className={css.paperDay}>{moments.short(document.at, Date.now())}</span>
            </span>
          </a>
        ))}
        {documents.length === 0 && !canInvoice ? <p className={css.soft}>{texts.noDocumentsYet}</p> : null}
        {canInvoice ? (
          <Button isPending={isPending} onPress={() => issue({ kind: 'invoice' })}>
            {texts.createInvoice}
          </Button>
        ) : null}
        {hasInvoice && mayIssue
          ? uncredited.map(({ id, amount }) => (
              <Button key={id} isPending={isPending} onPress={() => issue({ kind: 'creditNote', refundId: id })}>
                {texts.createCreditNoteFor(moneyText(amount))}
              </Button>
            ))
          : null}
      </div>
    </Card>
  );
}
