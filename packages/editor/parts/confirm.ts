import { createConfirmation } from '@quoin/ui/dialog';

/** The one question of the app that is under way (MODAL-03); `ConfirmHost` shows it. */
export const confirmation = createConfirmation();

/** Asks before doing what cannot simply be undone: true once it is confirmed, false once it is cancelled. */
export const confirm = confirmation.ask;
