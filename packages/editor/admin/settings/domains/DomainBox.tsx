import { appDomainsPath } from '@quoin/contract/endpoints/running';
import * as texts from '@quoin/messages/app/domainBox';
import { useState } from 'react';
import { useSite } from '../../../app/site/site.ts';
import { announce } from '../../../parts/dialogs/toasts.tsx';
import { TextField } from '../../../parts/fields/TextField.tsx';
import { SaveBox } from '../../../parts/saving/SaveBox.tsx';
import { useChangeDomains } from './useChangeDomains.ts';

/** Asks for a domain that the owner has already bought. */
export function DomainBox({ onClose }: { readonly onClose: () => void }) {
  const { identifier } = useSite();
  const [name, setName] = useState('');
  const { change, isPending, error, errors } = useChangeDomains();
  const save = async () => {
    await change({ method: 'POST', path: appDomainsPath(identifier), body: { name } });
    announce(texts.domainAdded);
    onClose();
  };
  return (
    <SaveBox
      title={texts.connectADomain}
      saveText={texts.addDomain}
      isPending={isPending}
      // What is refused is said in the box.
      onSave={() => void save().catch(() => undefined)}
      onClose={onClose}
    >
      {error === null || Object.keys(errors).length > 0 ? null : <p role="alert">{error.message}</p>}
      <TextField
        label={texts.domain}
        hint={texts.aDomainThatYou}
        value={name}
        error={errors.name}
        autoComplete="off"
        autoFocus
        onChange={setName}
      />
    </SaveBox>
  );
}
