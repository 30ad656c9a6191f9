import type { AppAreaMembersResponse, WireMemberArea } from '@quoin/contract/endpoints/running';
import * as texts from '@quoin/messages/app/addressesDialog';
import * as commonTexts from '@quoin/messages/app/common';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { act } from '../../app/api.ts';
import { areaMembersQuery } from '../../app/queries/memberAreaQueries.ts';
import { useSite } from '../../app/site/site.ts';
import { Button } from '../../parts/Button.tsx';
import { DialogBox } from '../../parts/dialogs/DialogBox.tsx';
import { announce } from '../../parts/dialogs/toasts.tsx';
import { TextField } from '../../parts/fields/TextField.tsx';
import { useSubmission } from '../orders/orderActs.ts';

interface AddressesDialogProps {
  readonly area: WireMemberArea;
  readonly title: string;
  readonly hint: string;
  /** On the button that sends. */
  readonly label: string;
  /** Where the addresses go, and as what; the answer is the area's people. */
  readonly path: string;
  readonly body: (addresses: readonly string[]) => object;
  readonly read: (words: readonly string[]) => readonly string[];
  readonly said: (count: number) => string;
  readonly onClose: () => void;
}

/** Asks for email addresses, in one go, and does with them what its owner wants. */
export function AddressesDialog(props: AddressesDialogProps) {
  const { area, title, hint, label, path, body, read, said, onClose } = props;
  const site = useSite();
  const queries = useQueryClient();
  const [typed, setTyped] = useState('');
  const { isPending, error, submit } = useSubmission();
  const addresses = read(typed.split(/[\s,;]+/));
  const send = async () => {
    const answer = await act<AppAreaMembersResponse>('POST', path, body(addresses));
    queries.setQueryData(areaMembersQuery(site.identifier, area.id).queryKey, answer);
    announce(said(addresses.length));
    onClose();
  };
  return (
    <DialogBox
      title={title}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{commonTexts.cancel}</Button>
          <Button
            look="primary"
            isDisabled={addresses.length === 0}
            isPending={isPending}
            onPress={() => void submit(send)}
          >
            {label}
          </Button>
        </>
      }
    >
      <TextField
        label={texts.emailAddresses}
        value={typed}
        onChange={setTyped}
        rows={4}
        hint={hint}
        error={error?.message}
      />
    </DialogBox>
  );
}
