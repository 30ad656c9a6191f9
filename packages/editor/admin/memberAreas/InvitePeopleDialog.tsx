import {
  type AppAreaMembersResponse,
  appAreaInvitationsPath,
  type WireMemberArea,
} from '@quoin/contract/endpoints/running';
import { tidyAddresses } from '@quoin/domain/access';
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

/** People by address: each gets a mail with a link that leads in. */
export function InvitePeopleDialog({ area, onClose }: { readonly area: WireMemberArea; readonly onClose: () => void }) {
  const site = useSite();
  const queries = useQueryClient();
  const [typed, setTyped] = useState('');
  const { isPending, error, submit } = useSubmission();
  const invite = tidyAddresses(typed.split(/[\s,;]+/));
  const send = async () => {
    const path = appAreaInvitationsPath(site.identifier, area.id);
    const answer = await act<AppAreaMembersResponse>('POST', path, { invite, withdraw: [] });
    queries.setQueryData(areaMembersQuery(site.identifier, area.id).queryKey, answer);
    announce(invite.length === 1 ? 'Invited.' : `${invite.length} people are invited.`);
    onClose();
  };
  return (
    <DialogBox
      title={`Invite people to ${area.name}`}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button
            look="primary"
            isDisabled={invite.length === 0}
            isPending={isPending}
            onPress={() => void submit(send)}
          >
            Send
          </Button>
        </>
      }
    >
      <TextField
        label="Email addresses"
        value={typed}
        onChange={setTyped}
        rows={4}
        hint="One or several. Each gets a mail with a link that leads in once, within 14 days, without asking or paying."
        error={error?.message}
      />
    </DialogBox>
  );
}
