import { ConfirmBox } from './DialogBox.tsx';

export interface LeaveQuestionProps {
  /** What `useBlocker` of the router answers. */
  readonly blocker: {
    readonly status: string;
    readonly proceed?: (() => void) | undefined;
    readonly reset?: (() => void) | undefined;
  };
}

/** Before what was changed is lost. */
export function LeaveQuestion({ blocker }: LeaveQuestionProps) {
  return (
    <ConfirmBox
      title="Leave without saving?"
      isOpen={blocker.status === 'blocked'}
      isDangerous
      confirmText="Leave"
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      What you changed is not saved yet and would be lost.
    </ConfirmBox>
  );
}
