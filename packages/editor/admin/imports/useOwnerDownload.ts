import { appArchiveReadyPath } from '@quoin/contract/endpoints/store';
import * as texts from '@quoin/messages/app/importScreen';
import { useState } from 'react';
import { act } from '../../app/api.ts';
import { useSite } from '../../app/site/site.ts';
import { announce, complain } from '../../parts/dialogs/toasts.tsx';

/** Downloads a file that only the owner may have. */
export function useOwnerDownload() {
  const { identifier } = useSite();
  const [isPending, setPending] = useState(false);
  const download = async (href: string) => {
    setPending(true);
    try {
      // Asks for the password where that was long ago; the file itself is for the browser, which shows how far it is.
      await act('POST', appArchiveReadyPath(identifier), {});
      const link = document.createElement('a');
      link.href = href;
      link.download = '';
      link.click();
      announce(texts.theFileIsBeing);
    } catch (fault) {
      complain((fault as Error).message);
    } finally {
      setPending(false);
    }
  };
  return { isPending, download };
}
