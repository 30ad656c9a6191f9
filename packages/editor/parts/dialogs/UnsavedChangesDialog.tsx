import * as texts from '@quoin/messages/app/unsavedChangesDialog';
import { useEffect } from 'react';
import { confirm } from './confirm.ts';

export interface UnsavedChangesDialogProps {
  /** What `useBlocker` of the router answers. */
  readonly blocker: {
    readonly status: string;
    readonly proceed?: (() => void) | undefined;
    readonly reset?: (() => void) | undefined;
  };
}

/** Before what was changed is lost. */
export function UnsavedChangesDialog({ blocker }: UnsavedChangesDialogProps) {
  const { status, proceed, reset } = blocker;
  useEffect(() => {
    if (status !== 'blocked') return;
    void confirm({
      title: texts.leaveWithoutSaving,
      message: texts.yourUnsavedChangesWill,
      ...{ confirmLabel: texts.leave, isDangerous: true },
    }).then((isConfirmed) => (isConfirmed ? proceed?.() : reset?.()));
  }, [status, proceed, reset]);
  return null;
}
