import { ROLE_TITLES, ROLES, type Role, type RoleName } from '@quoin/domain/access';
import * as texts from '@quoin/messages/app/roleTexts';

export const ROLE_NAMES = Object.keys(ROLES) as readonly RoleName[];

export function nameOfRole(role: number): RoleName | null {
  return ROLE_NAMES.find((name) => ROLES[name] === (role as Role)) ?? null;
}

/** `Content editor, Store manager`. */
export function rolesText(roles: readonly number[]): string {
  const titles = roles.flatMap((role) => {
    const name = nameOfRole(role);
    return name === null ? [] : [ROLE_TITLES[name]];
  });
  return titles.length === 0 ? texts.noRole : titles.join(', ');
}
