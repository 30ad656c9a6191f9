import * as texts from '@quoin/messages/app/mailEditorScreen';
import { lazy, Suspense } from 'react';
import { SkeletonRows } from '../../../parts/states.tsx';

/** It comes with all that renders mails. */
const MailEditor = lazy(async () => ({ default: (await import('./MailEditor.tsx')).MailEditor }));

export function MailEditorScreen() {
  return (
    <Suspense fallback={<SkeletonRows count={8} label={texts.loadingTheEmail} />}>
      <MailEditor />
    </Suspense>
  );
}
