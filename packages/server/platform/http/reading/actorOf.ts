import type { Actor } from '../../../audit/index.ts';
import type { AppRequest } from '../route.ts';

/** Who asks, as the audit log names him. @throws where the pipeline let nobody in: a fault. */
export function actorOf({ staff }: AppRequest): Actor {
  if (staff === null) throw new Error('This route belongs to somebody who is signed in.');
  return { accountId: staff.accountId, name: staff.displayName || staff.email };
}
