import { isAllowed, type Member } from '@quoin/domain/access';

/**
 * A hint for pages' scripts that a user who came from the app may edit: they show a link. The app decides what is
 * allowed.
 */
export const MAY_EDIT_COOKIE = 'may-edit';

export function mayEditPages(roles: readonly number[]): boolean {
  const member: Member = { roles: roles as Member['roles'], isOwner: false };
  return isAllowed(member, 'content.edit') || isAllowed(member, 'products.edit');
}
