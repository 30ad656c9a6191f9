import { appInvitesPath } from '@quoin/contract/endpoints/running';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { act, Refusal } from '../../../app/api.ts';
import { useSite } from '../../../app/site/site.ts';
import { Button } from '../../../parts/Button.tsx';
import { DialogBox } from '../../../parts/dialogs/DialogBox.tsx';
import { announce } from '../../../parts/dialogs/toasts.tsx';
import fields from '../../../parts/fields/fields.module.css';
import { TextField } from '../../../parts/fields/TextField.tsx';
import { RoleChecks } from './RoleChecks.tsx';
import { useRefresh } from './TeamScreen.tsx';

/** Asks somebody by mail to work on the site. */
export function InviteBox({ onClose }: { readonly onClose: () => void }) {
  const { identifier } = useSite();
  const refresh = useRefresh();
  const [email, setEmail] = useState('');
  const [roles, setRoles] = useState<readonly number[]>([]);
  const send = useMutation({
    mutationFn: () => act('POST', appInvitesPath(identifier), { email, roles }),
    onSuccess: () => {
      refresh();
      announce(`Invitation sent to ${email.trim()}.`);
      onClose();
    },
  });
  const field = send.error instanceof Refusal ? send.error.problem.field : undefined;
  const isAboutRoles = field === 'roles';
  return (
    <DialogBox
      title="Invite contributor"
      isOpen
      look="side"
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button look="primary" isPending={send.isPending} onPress={() => send.mutate()}>
            Send invitation
          </Button>
        </>
      }
    >
      <div className={fields.stack}>
        <TextField
          label="Email"
          type="email"
          value={email}
          onChange={setEmail}
          error={isAboutRoles ? undefined : send.error?.message}
          hint="The link works once and expires after seven days."
          autoFocus
          isRequired
        />
        <RoleChecks roles={roles} onChange={setRoles} error={isAboutRoles ? send.error?.message : undefined} />
      </div>
    </DialogBox>
  );
}
