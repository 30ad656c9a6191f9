import { appInvitesPath } from '@quoin/contract/endpoints/running';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/inviteBox';
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

/** Invites a user by mail to work on the site. */
export function InviteBox({ onClose }: { readonly onClose: () => void }) {
  const { identifier } = useSite();
  const refresh = useRefresh();
  const [email, setEmail] = useState('');
  const [roles, setRoles] = useState<readonly number[]>([]);
  const send = useMutation({
    mutationFn: () => act('POST', appInvitesPath(identifier), { email, roles }),
    onSuccess: () => {
      refresh();
      announce(texts.invitationSentTo(email.trim()));
      onClose();
    },
  });
  const field = send.error instanceof Refusal ? send.error.problem.field : undefined;
  const isAboutRoles = field === 'roles';
  return (
    <DialogBox
      title={texts.inviteContributor}
      isOpen
      look="side"
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{commonTexts.cancel}</Button>
          <Button look="primary" isPending={send.isPending} onPress={() => send.mutate()}>
            {texts.sendInvitation}
          </Button>
        </>
      }
    >
      <div className={fields.stack}>
        <TextField
          label={commonTexts.email}
          type="email"
          value={email}
          onChange={setEmail}
          error={isAboutRoles ? undefined : send.error?.message}
          hint={texts.theLinkWorksOnce}
          autoFocus
          isRequired
        />
        <RoleChecks roles={roles} onChange={setRoles} error={isAboutRoles ? send.error?.message : undefined} />
      </div>
    </DialogBox>
  );
}
