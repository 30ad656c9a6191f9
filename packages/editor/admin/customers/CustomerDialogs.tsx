import { appCustomerActPath, type WireCustomerDetail } from '@quoin/contract/endpoints/store';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/customerDialogs';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { act } from '../../app/api.ts';
import { customersQuery } from '../../app/queries/customerQueries.ts';
import { useSite } from '../../app/site/site.ts';
import { Button } from '../../parts/Button.tsx';
import { DialogBox } from '../../parts/dialogs/DialogBox.tsx';
import { announce } from '../../parts/dialogs/toasts.tsx';
import fields from '../../parts/fields/fields.module.css';
import { SelectField } from '../../parts/fields/SelectField.tsx';
import { TextField } from '../../parts/fields/TextField.tsx';
import { SearchBox } from '../../parts/tables/SearchBox.tsx';
import { useSubmission } from '../orders/orderActs.ts';

interface MergeDialogProps {
  readonly customer: WireCustomerDetail;
  readonly onMerge: (from: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** The same person under another address: a guest's orders come over, and the guest's entry goes. */
export function MergeDialog({ customer, onMerge, onClose }: MergeDialogProps) {
  const site = useSite();
  const [search, setSearch] = useState('');
  const [from, setFrom] = useState<string | null>(null);
  const { isPending, error, submit } = useSubmission();
  const query = useInfiniteQuery(customersQuery(site.identifier, { account: 'no', search }));
  const guests = (query.data?.pages[0]?.customers ?? []).filter(({ id }) => id !== customer.id);
  const choices = guests.map((guest) => ({
    value: guest.id,
    text: texts.orders(guest.fullName || guest.email, guest.orderCount),
    hint: guest.email,
  }));
  const actions = (
    <>
      <Button onPress={onClose}>{commonTexts.cancel}</Button>
      <Button
        look="primary"
        isDisabled={from === null}
        isPending={isPending}
        onPress={() => void submit(async () => onMerge(from ?? ''))}
      >
        {texts.merge}
      </Button>
    </>
  );
  return (
    <DialogBox title={texts.mergeGuestOrders} isOpen onClose={onClose} actions={actions}>
      <div className={fields.stack}>
        <p>{texts.theGuestsOrdersNotes(customer.email)}</p>
        <SearchBox label={texts.searchGuestsByName} value={search} onSearch={setSearch} />
        <SelectField
          label={texts.guest}
          choices={choices}
          value={from}
          onChange={setFrom}
          error={error?.message}
          hint={choices.length === 0 ? texts.noOtherGuestsFound : ''}
        />
      </div>
    </DialogBox>
  );
}

/** What erasing means, and the address once more as the sign that it is meant. */
export function EraseDialog({ customer, onClose }: Omit<MergeDialogProps, 'onMerge'>) {
  const site = useSite();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [email, setEmail] = useState('');
  const { isPending, errorOf, error, submit } = useSubmission();
  const erase = async () => {
    await act('POST', appCustomerActPath(site.identifier, customer.id, 'erase'), { email });
    await navigate({ to: '/$site/config/customers', params: { site: site.identifier }, search: {} });
    await queries.invalidateQueries({ queryKey: ['site', site.identifier] });
    announce(texts.customerErased);
  };
  const actions = (
    <>
      <Button onPress={onClose}>{commonTexts.cancel}</Button>
      <Button look="danger" isPending={isPending} onPress={() => void submit(erase)}>
        {texts.erasePermanently}
      </Button>
    </>
  );
  const other = error !== null && errorOf('email') === undefined ? error.message : undefined;
  return (
    <DialogBox title={texts.eraseThisCustomer} isOpen isQuestion onClose={onClose} actions={actions}>
      <div className={fields.stack}>
        <p>{texts.theAccountAddressesCarts}</p>
        <TextField
          label={texts.typeToConfirm(customer.email)}
          value={email}
          onChange={setEmail}
          error={errorOf('email') ?? other}
          autoComplete="off"
        />
      </div>
    </DialogBox>
  );
}
