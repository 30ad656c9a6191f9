import type { WireBackup } from '@quoin/contract/endpoints/running';
import { formatFileSize } from '@quoin/domain/formats';
import * as texts from '@quoin/messages/app/setupBackup';
import { useMoments } from '../../../app/site/site.ts';
import { Notice } from '../../../parts/dialogs/Notice.tsx';

const COMPLAINTS = {
  failed: texts.backupFailed,
  overdue: texts.backupOverdue,
  unreachable: texts.backupsUnreachable,
};

/** The last nightly backup of the server, and whether a later one failed or is missing. */
export function SetupBackup({ backup: { madeAt, bytes, state } }: { readonly backup: WireBackup }) {
  const moments = useMoments();
  const last =
    madeAt === null ? texts.noBackupYet : texts.lastBackup(moments.short(madeAt, Date.now()), formatFileSize(bytes));
  if (state === 'good') return <Notice>{last}</Notice>;
  return (
    <Notice>
      <strong>{COMPLAINTS[state]}</strong>{' '}
      {state === 'unreachable' ? texts.seeTheSettings : `${texts.seeTheLog} ${last}`}
    </Notice>
  );
}
