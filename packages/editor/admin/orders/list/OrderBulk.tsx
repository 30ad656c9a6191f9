import { appOrdersExportPath, appPackingSlipsPath } from '@quoin/contract/endpoints/store';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/orderBulk';
import { Archive, ArchiveRestore, Printer, Truck } from 'lucide-react';
import { useState } from 'react';
import { useSite } from '../../../app/site/site.ts';
import { Button, buttonLook } from '../../../parts/Button.tsx';
import { DialogBox } from '../../../parts/dialogs/DialogBox.tsx';
import { announce, complain } from '../../../parts/dialogs/toasts.tsx';
import { CheckField } from '../../../parts/fields/CheckField.tsx';
import { BulkBar } from '../../../parts/tables/BulkBar.tsx';
import { orComplain, useBulkAct } from '../orderActs.ts';
import { ExportOrders } from './ExportOrders.tsx';

interface OrderBulkProps {
  readonly selected: ReadonlySet<string>;
  /** The list shows what is archived. */
  readonly isArchive: boolean;
  readonly onDone: () => void;
}

/** What can be done with several orders at once. */
export function OrderBulk({ selected, isArchive, onDone }: OrderBulkProps) {
  const site = useSite();
  const bulk = useBulkAct();
  const [isAsking, setAsking] = useState(false);
  const orderIds = [...selected];
  const put = async (act: 'archive' | 'unarchive', ids: readonly string[]) => {
    const { done } = await bulk({ orderIds: ids, act });
    const back = act === 'archive' ? 'unarchive' : 'archive';
    const text = act === 'archive' ? texts.archivedDone(done) : texts.unarchivedDone(done);
    announce(text, () => orComplain(put(back, ids)));
    onDone();
  };
  return (
    <>
      <BulkBar count={selected.size} onClear={onDone}>
        <Button onPress={() => setAsking(true)}>
          <Truck aria-hidden="true" /> {texts.markAsFulfilled}
        </Button>
        <a
          href={appPackingSlipsPath(site.identifier, orderIds)}
          target="_blank"
          rel="noreferrer"
          className={buttonLook('plain')}
        >
          <Printer aria-hidden="true" /> {texts.packingSlips}
        </a>
        <ExportOrders path={`${appOrdersExportPath(site.identifier)}?ids=${orderIds.join(',')}`} />
        <Button onPress={() => orComplain(put(isArchive ? 'unarchive' : 'archive', orderIds))}>
          {isArchive ? <ArchiveRestore aria-hidden="true" /> : <Archive aria-hidden="true" />}
          {isArchive ? texts.unarchive : texts.archive}
        </Button>
      </BulkBar>
      {isAsking ? <SendMany orderIds={orderIds} onClose={() => setAsking(false)} onDone={onDone} /> : null}
    </>
  );
}

interface SendManyProps {
  readonly orderIds: readonly string[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

function SendMany({ orderIds, onClose, onDone }: SendManyProps) {
  const bulk = useBulkAct();
  const [isMailed, setMailed] = useState(true);
  const [isPending, setPending] = useState(false);
  const send = async () => {
    setPending(true);
    try {
      const { done, refused } = await bulk({ orderIds, act: 'fulfil', isMailed });
      if (done > 0) announce(texts.ordersMarkedAsFulfilled(done));
      for (const { orderNumber, error } of refused.slice(0, 3)) complain(`#${orderNumber}: ${error}`);
      onDone();
    } catch (fault) {
      complain((fault as Error).message);
    }
    onClose();
  };
  return (
    <DialogBox
      title={texts.markOrdersAsFulfilled(orderIds.length)}
      isOpen
      isQuestion
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{commonTexts.cancel}</Button>
          <Button look="primary" isPending={isPending} onPress={() => void send()}>
            {texts.markAsFulfilled}
          </Button>
        </>
      }
    >
      <p>{texts.allUnfulfilledItemsOf}</p>
      <CheckField isSelected={isMailed} onChange={setMailed}>
        {texts.notifyCustomersByEmail}
      </CheckField>
    </DialogBox>
  );
}
