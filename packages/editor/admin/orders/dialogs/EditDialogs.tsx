import type { WireAddress } from '@quoin/contract/endpoints/site';
import type { WireOrderDetail } from '@quoin/contract/endpoints/store';
import { typedList } from '@quoin/domain/formats';
import { addressFormatFor, countriesIn } from '@quoin/domain/orders';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/editDialogs';
import { type FormEvent, useState } from 'react';
import { APP_LANGUAGE } from '../../../app/locale.ts';
import { Button } from '../../../parts/Button.tsx';
import { DialogBox } from '../../../parts/dialogs/DialogBox.tsx';
import { announce } from '../../../parts/dialogs/toasts.tsx';
import fields from '../../../parts/fields/fields.module.css';
import { SelectField } from '../../../parts/fields/SelectField.tsx';
import { TextField } from '../../../parts/fields/TextField.tsx';
import { useOrderActs, useSubmission } from '../orderActs.ts';
import { PlaceParts } from '../PlaceParts.tsx';
import { FormError } from './FulfilDialog.tsx';

interface EditDialogProps {
  readonly order: WireOrderDetail;
  readonly onClose: () => void;
}

/** Where mails about this order go. */
export function EmailDialog({ order, onClose }: EditDialogProps) {
  const acts = useOrderActs(order.id);
  const form = useSubmission();
  const [email, setEmail] = useState(order.email);
  const save = (event?: FormEvent) => {
    event?.preventDefault();
    void form.submit(async (requestId) => {
      await acts.change({ requestId, revision: order.revision, email });
      announce(texts.emailUpdated);
      onClose();
    });
  };
  return (
    <DialogBox
      title={commonTexts.email}
      isOpen
      onClose={onClose}
      actions={<SaveButtons form={form} onClose={onClose} onSave={save} />}
    >
      <form className={fields.stack} onSubmit={save}>
        {form.errorOf('email') === undefined ? <FormError form={form} /> : null}
        <TextField
          label={commonTexts.email}
          type="email"
          value={email}
          onChange={setEmail}
          error={form.errorOf('email')}
          hint={texts.emailsAboutThisOrder}
          autoFocus
        />
      </form>
    </DialogBox>
  );
}

const NO_ADDRESS: WireAddress = {
  fullName: '',
  line1: '',
  line2: '',
  city: '',
  region: '',
  postalCode: '',
  countryCode: '',
  phone: '',
};

/** One of the order's two addresses, with the fields that its country has. */
export function AddressDialog({
  order,
  part,
  onClose,
}: EditDialogProps & { readonly part: 'shippingAddress' | 'billingAddress' }) {
  const acts = useOrderActs(order.id);
  const form = useSubmission();
  const [address, setAddress] = useState(order[part] ?? order.shippingAddress ?? NO_ADDRESS);
  const save = (event?: FormEvent) => {
    event?.preventDefault();
    void form.submit(async (requestId) => {
      await acts.change({ requestId, revision: order.revision, [part]: address });
      announce(texts.addressUpdated);
      onClose();
    });
  };
  const format = addressFormatFor(address.countryCode || 'US', APP_LANGUAGE);
  const errors = format.fields.some(({ name }) => form.errorOf(`${part}.${name}`) !== undefined);
  return (
    <DialogBox
      title={part === 'shippingAddress' ? texts.shippingAddress : texts.billingAddress}
      isOpen
      onClose={onClose}
      actions={<SaveButtons form={form} onClose={onClose} onSave={save} />}
    >
      <form className={fields.stack} onSubmit={save}>
        {errors ? null : <FormError form={form} />}
        <SelectField
          label={commonTexts.country}
          choices={countriesIn(APP_LANGUAGE).map(({ code, name }) => ({ value: code as string, text: name }))}
          value={address.countryCode || null}
          onChange={(countryCode) => setAddress({ ...address, countryCode })}
          error={form.errorOf(`${part}.countryCode`)}
        />
        <PlaceParts
          address={address}
          onChange={(changed) => setAddress({ ...address, ...changed })}
          errorOf={(name) => form.errorOf(`${part}.${name}`)}
        />
        <button type="submit" hidden />
      </form>
    </DialogBox>
  );
}

/** Words to find orders by. */
export function TagsDialog({ order, onClose }: EditDialogProps) {
  const acts = useOrderActs(order.id);
  const form = useSubmission();
  const [tags, setTags] = useState(order.tags.join(', '));
  const save = (event?: FormEvent) => {
    event?.preventDefault();
    void form.submit(async (requestId) => {
      await acts.change({ requestId, revision: order.revision, tags: typedList(tags) });
      onClose();
    });
  };
  return (
    <DialogBox
      title={commonTexts.tags}
      isOpen
      onClose={onClose}
      actions={<SaveButtons form={form} onClose={onClose} onSave={save} />}
    >
      <form className={fields.stack} onSubmit={save}>
        <FormError form={form} />
        <TextField
          label={commonTexts.tags}
          value={tags}
          onChange={setTags}
          hint={texts.separateWithCommasVisible}
          autoFocus
        />
      </form>
    </DialogBox>
  );
}

interface SaveButtonsProps {
  readonly form: { readonly isPending: boolean };
  readonly onClose: () => void;
  readonly onSave: () => void;
}

function SaveButtons({ form, onClose, onSave }: SaveButtonsProps) {
  return (
    <>
      <Button onPress={onClose}>{commonTexts.cancel}</Button>
      <Button look="primary" isPending={form.isPending} onPress={() => onSave()}>
        {commonTexts.save}
      </Button>
    </>
  );
}
