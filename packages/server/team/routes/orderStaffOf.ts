import type { OrderStaff } from '../../orders/index.ts';
import type { AppRequest } from '../../platform/http/route.ts';

/** Who acts, with what they may do on this site now. @throws where the pipeline let nobody in: a fault. */
export function orderStaffOf({ staff, member }: AppRequest): OrderStaff {
  if (staff === null || member === null) throw new Error('This route belongs to somebody of a site.');
  const { roles, isOwner } = member;
  return { accountId: staff.accountId, name: staff.displayName || staff.email, roles, isOwner };
}
