import * as commonTexts from '@quoin/messages/app/common';
import { type Confirmation, createConfirmation, type Question } from '@quoin/ui/dialog';
import type { ReactNode } from 'react';

/** The one question of the app that is under way (MODAL-03); `ConfirmHost` shows it. */
export const confirmation: Confirmation<ReactNode> = createConfirmation();

/** Asks before doing what cannot simply be undone: true once it is confirmed, false once it is cancelled. */
export function confirm(question: Question<ReactNode>): Promise<boolean> {
  return confirmation.ask({ cancelLabel: commonTexts.cancel, ...question });
}
