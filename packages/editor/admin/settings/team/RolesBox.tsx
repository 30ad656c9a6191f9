import { appContributorPath, type WireContributor } from '@quoin/contract/endpoints/running';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/rolesBox';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { act } from '../../../app/api.ts';
import { useSite } from '../../../app/site/site.ts';
import { Button } from '../../../parts/Button.tsx';
import { DialogBox } from '../../../parts/dialogs/DialogBox.tsx';
import { announce } from '../../../parts/dialogs/toasts.tsx';
import fields from '../../../parts/fields/fields.module.css';
import { RoleChecks } from './RoleChecks.tsx';
import { useRefresh } from './TeamScreen.tsx';

/** Edits what a contributor may do. */
export function RolesBox({ person, onClose }: { readonly person: WireContributor; readonly onClose: () => void }) {
  const { identifier } = useSite();
  const refresh = useRefresh();
  const [roles, setRoles] = useState(person.roles);
  const save = useMutation({
    mutationFn: () => act('PUT', appContributorPath(identifier, person.accountId), { roles, epoch: person.epoch }),
    onSuccess: () => {
      refresh();
      announce(texts.rolesOfSavedThey(person.displayName));
      onClose();
    },
  });
  return (
    <DialogBox
      title={texts.rolesOf(person.displayName)}
      isOpen
      look="side"
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{commonTexts.cancel}</Button>
          <Button look="primary" isPending={save.isPending} onPress={() => save.mutate()}>
            {texts.saveRoles}
          </Button>
        </>
      }
    >
      <div className={fields.stack}>
        <RoleChecks roles={roles} onChange={setRoles} error={save.error?.message} />
      </div>
    </DialogBox>
  );
}
