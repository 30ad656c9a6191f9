import type { WireOrderDetail, WireShipment } from '@quoin/contract/endpoints/store';
import { CARRIER_KEYS, CARRIERS, type CarrierKey } from '@quoin/domain/orders';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/fulfilDialog';
import { type FormEvent, useState } from 'react';
import { useCommercePreferences } from '../../../app/commercePreferences.ts';
import { Button } from '../../../parts/Button.tsx';
import { DialogBox } from '../../../parts/dialogs/DialogBox.tsx';
import { announce } from '../../../parts/dialogs/toasts.tsx';
import { CheckField } from '../../../parts/fields/CheckField.tsx';
import fields from '../../../parts/fields/fields.module.css';
import { type Choice, SelectField } from '../../../parts/fields/SelectField.tsx';
import { TextField } from '../../../parts/fields/TextField.tsx';
import css from '../OrderScreen.module.css';
import { orComplain, type Submission, useOrderActs, useSubmission } from '../orderActs.ts';
import { countOf, LineQuantities, type Quantities, wantedLines } from './LineQuantities.tsx';

const NONE = 'none';

const CARRIER_CHOICES: readonly Choice<string>[] = [
  { value: NONE, text: texts.noCarrier },
  ...CARRIER_KEYS.map((key) => ({ value: key as string, text: CARRIERS[key].name })),
];

interface TrackingDraft {
  readonly carrier: string;
  readonly carrierName: string;
  readonly trackingNumber: string;
  readonly trackingUrl: string;
}

const NO_TRACKING: TrackingDraft = { carrier: NONE, carrierName: '', trackingNumber: '', trackingUrl: '' };

function wireTracking({ carrier, ...rest }: TrackingDraft) {
  return { carrier: carrier === NONE ? null : carrier, ...rest };
}

/** Returns the carrier of the previous parcel. */
function usualCarrier(kept: unknown): string {
  return CARRIER_KEYS.find((key) => key === kept) ?? NONE;
}

interface TrackingFieldsProps {
  readonly value: TrackingDraft;
  readonly onChange: (value: TrackingDraft) => void;
  readonly errorOf: Submission['errorOf'];
}

function TrackingFields({ value, onChange, errorOf }: TrackingFieldsProps) {
  const text = (name: keyof TrackingDraft) => ({
    value: value[name],
    onChange: (next: string) => onChange({ ...value, [name]: next }),
    error: errorOf(name),
  });
  const hasPage = value.carrier !== NONE && CARRIERS[value.carrier as CarrierKey]?.tracking !== null;
  return (
    <>
      <div className={fields.pair}>
        <SelectField
          label={texts.carrier}
          choices={CARRIER_CHOICES}
          value={value.carrier}
          onChange={(carrier) => onChange({ ...value, carrier })}
        />
        {value.carrier === NONE ? null : (
          <TextField
            label={texts.trackingNumber}
            hint={hasPage ? texts.theCustomerGetsA : undefined}
            {...text('trackingNumber')}
          />
        )}
      </div>
      {value.carrier === 'other' ? (
        <div className={fields.pair}>
          <TextField label={texts.carrierName} {...text('carrierName')} />
          <TextField label={texts.trackingUrl} type="url" placeholder={texts.https} {...text('trackingUrl')} />
        </div>
      ) : null}
    </>
  );
}

/** How many of each line are still to be sent. */
export function openQuantities({ lines }: Pick<WireOrderDetail, 'lines'>): Quantities {
  return Object.fromEntries(lines.map((line) => [line.id, line.quantity - line.sent - line.canceled]));
}

interface OrderDialogProps {
  readonly order: WireOrderDetail;
  readonly onClose: () => void;
}

/** Records a shipment: its contents, its carrier, and whether the buyer is notified. */
export function FulfilDialog({ order, onClose }: OrderDialogProps) {
  const acts = useOrderActs(order.id);
  const form = useSubmission();
  const open = openQuantities(order);
  const [quantities, setQuantities] = useState<Quantities>(open);
  const shipping = useCommercePreferences('shipping');
  const [typed, setTracking] = useState<TrackingDraft | null>(null);
  const tracking = typed ?? { ...NO_TRACKING, carrier: usualCarrier(shipping.values.carrier) };
  const [isMailed, setMailed] = useState(true);
  const count = countOf(quantities);
  const send = (event?: FormEvent) => {
    event?.preventDefault();
    void form.submit(async (requestId) => {
      const body = { requestId, lines: wantedLines(quantities), ...wireTracking(tracking), isMailed };
      const { shipmentId } = await acts.post<{ shipmentId: string }>('fulfil', body);
      announce(texts.itemsFulfilled(count), () => orComplain(acts.post('recall', { shipmentId })));
      shipping.keep({ ...shipping.values, carrier: tracking.carrier });
      onClose();
    });
  };
  return (
    <DialogBox
      title={texts.fulfillItems}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{commonTexts.cancel}</Button>
          <Button look="primary" isPending={form.isPending} isDisabled={count === 0} onPress={() => send()}>
            {texts.markItemsAsFulfilled(count)}
          </Button>
        </>
      }
    >
      <form className={fields.stack} onSubmit={send}>
        <FormError form={form} />
        <LineQuantities lines={order.lines} most={open} value={quantities} onChange={setQuantities} />
        <TrackingFields value={tracking} onChange={setTracking} errorOf={form.errorOf} />
        <CheckField isSelected={isMailed} onChange={setMailed}>
          {texts.notifyTheCustomerBy}
        </CheckField>
        <button type="submit" hidden />
      </form>
    </DialogBox>
  );
}

/** Another carrier or number for a parcel that has gone. */
export function TrackingDialog({ order, shipment, onClose }: OrderDialogProps & { readonly shipment: WireShipment }) {
  const acts = useOrderActs(order.id);
  const form = useSubmission();
  const { carrier, carrierName, trackingNumber, trackingUrl } = shipment;
  const [tracking, setTracking] = useState({ carrier: carrier ?? NONE, carrierName, trackingNumber, trackingUrl });
  const [isMailed, setMailed] = useState(true);
  const save = (event?: FormEvent) => {
    event?.preventDefault();
    void form.submit(async (requestId) => {
      await acts.post('tracking', { requestId, shipmentId: shipment.id, ...wireTracking(tracking), isMailed });
      announce(texts.trackingUpdated);
      onClose();
    });
  };
  return (
    <DialogBox
      title={texts.tracking}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{commonTexts.cancel}</Button>
          <Button look="primary" isPending={form.isPending} onPress={() => save()}>
            {commonTexts.save}
          </Button>
        </>
      }
    >
      <form className={fields.stack} onSubmit={save}>
        <FormError form={form} />
        <TrackingFields value={tracking} onChange={setTracking} errorOf={form.errorOf} />
        <CheckField isSelected={isMailed} onChange={setMailed}>
          {texts.notifyTheCustomerBy}
        </CheckField>
        <button type="submit" hidden />
      </form>
    </DialogBox>
  );
}

/** Shows the error above the form. */
export function FormError({ form }: { readonly form: Submission }) {
  if (form.error === null) return null;
  return (
    <p role="alert" className={css.problem}>
      {form.error.message}
    </p>
  );
}
