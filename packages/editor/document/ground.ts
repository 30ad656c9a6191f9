import type { Edit } from '@quoin/domain/document';
import type { Clock } from './clock.ts';
import type { Core } from './core.ts';
import type { Outgoing } from './outbox.ts';

/** Dependencies of the document's own acts. */
export interface Ground {
  readonly core: Core;
  readonly clock: Clock;
  readonly newId: () => string;
  /** The next number of this window's steps and changes. */
  readonly count: () => number;
}

export interface Doing {
  readonly command: string;
  readonly label: string;
  readonly edits: readonly Edit[];
  readonly step: string;
}

export function outgoing({ newId, count, clock }: Ground, doing: Doing): Outgoing {
  return { ...doing, id: newId(), number: count(), isSent: false, at: clock.now() };
}
