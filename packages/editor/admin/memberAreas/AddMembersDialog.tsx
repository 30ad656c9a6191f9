import {
  type AppAreaMembersResponse,
  appAreaMembersPath,
  type WireMemberArea,
} from '@quoin/contract/endpoints/running';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { act } from '../../app/api.ts';
import { areaMembersQuery } from '../../app/memberAreaQueries.ts';
import { useSite } from '../../app/site.ts';
import { Button } from '../../parts/Button.tsx';
import { DialogBox } from '../../parts/DialogBox.tsx';
import { TextField } from '../../parts/TextField.tsx';
import { announce } from '../../parts/toasts.tsx';
import { useSubmission } from '../orders/orderActs.ts';

/** People by address: whoever signs in with one of them is in. */
export function AddMembersDialog({ area, onClose }: { readonly area: WireMemberArea; readonly onClose: () => void }) {
  const site = useSite();
  const queries = useQueryClient();
  const [typed, setTyped] = useState('');
  const { isPending, error, submit } = useSubmission();
  const add = typed.split(/[\s,;]+/).filter((address) => address !== '');
  const save = async () => {
    const path = appAreaMembersPath(site.identifier, area.id);
    const answer = await act<AppAreaMembersResponse>('POST', path, { add, remove: [] });
    queries.setQueryData(areaMembersQuery(site.identifier, area.id).queryKey, answer);
    announce(add.length === 1 ? 'Added.' : `${add.length} people are added.`);
    onClose();
  };
  return (
    <DialogBox
      title={`Add people to ${area.name}`}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button look="primary" isDisabled={add.length === 0} isPending={isPending} onPress={() => void submit(save)}>
            Add
          </Button>
        </>
      }
    >
      <TextField
        label="Email addresses"
        value={typed}
        onChange={setTyped}
        rows={4}
        hint="One or several. They are in as soon as they sign in with that address; nobody is written to."
        error={error?.message}
      />
    </DialogBox>
  );
}
