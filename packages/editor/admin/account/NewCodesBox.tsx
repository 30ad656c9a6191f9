import { APP_RECOVERY_CODES_PATH, type RecoveryCodesResponse } from '@quoin/contract/endpoints/running';
import * as texts from '@quoin/messages/app/newCodesBox';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { act } from '../../app/api.ts';
import { CodeField } from '../../app/signIn/CodeField.tsx';
import { RecoveryCodes } from '../../app/twoStep/RecoveryCodes.tsx';
import { DialogBox } from '../../parts/dialogs/DialogBox.tsx';
import { SaveBox } from '../../parts/saving/SaveBox.tsx';

/** Other recovery codes than before, for a code. */
export function NewCodesBox({ onClose }: { readonly onClose: () => void }) {
  const [code, setCode] = useState('');
  const renew = useMutation({
    mutationFn: () => act<RecoveryCodesResponse>('POST', APP_RECOVERY_CODES_PATH, { code }),
    gcTime: 0,
  });
  if (renew.data !== undefined) {
    return (
      <DialogBox title={texts.newRecoveryCodes} isOpen needsAnswer isQuestion onClose={onClose}>
        <RecoveryCodes codes={renew.data.recoveryCodes} onDone={onClose} />
      </DialogBox>
    );
  }
  return (
    <SaveBox
      title={texts.newRecoveryCodes}
      saveText={texts.showNewCodes}
      isPending={renew.isPending}
      onSave={() => renew.mutate()}
      onClose={onClose}
    >
      <p>{texts.theCodesYouHave}</p>
      <CodeField value={code} onChange={setCode} error={renew.error?.message} />
    </SaveBox>
  );
}
