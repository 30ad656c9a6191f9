import { API_RESOURCES, type ApiResource, type ApiScope, hasScope } from '@quoin/domain/access';
import * as texts from '@quoin/messages/app/apiKeyTexts';
import * as commonTexts from '@quoin/messages/app/common';
import { inSentence } from '../../../app/locale.ts';

export const RESOURCE_TEXTS: Readonly<Record<ApiResource, string>> = {
  orders: commonTexts.orders,
  inventory: texts.inventory,
  products: commonTexts.products,
  profiles: texts.customerProfiles,
  contacts: texts.contacts,
  discounts: texts.discounts,
  transactions: texts.transactions,
};

export type Permission = 'none' | 'read' | 'write';

export const PERMISSION_TEXTS: Readonly<Record<Permission, string>> = {
  none: texts.noAccess,
  read: texts.readOnly,
  write: texts.readAndWrite,
};

export const RESOURCES = Object.keys(API_RESOURCES) as readonly ApiResource[];

export function permissionsFor(resource: ApiResource): readonly Permission[] {
  return API_RESOURCES[resource].isWritable ? ['none', 'read', 'write'] : ['none', 'read'];
}

const readScope = (resource: ApiResource): ApiScope => `website.${resource}.read`;
const writeScope = (resource: ApiResource) => `website.${resource}` as ApiScope;

export function permissionOf(scopes: readonly ApiScope[], resource: ApiResource): Permission {
  if (scopes.includes(writeScope(resource))) return 'write';
  return hasScope(scopes, readScope(resource)) ? 'read' : 'none';
}

export function withPermission(
  scopes: readonly ApiScope[],
  resource: ApiResource,
  permission: Permission,
): readonly ApiScope[] {
  const others = scopes.filter((scope) => scope !== readScope(resource) && scope !== writeScope(resource));
  if (permission === 'none') return others;
  return [...others, permission === 'write' ? writeScope(resource) : readScope(resource)];
}

/** `Orders (read and write), Products (read only)` */
export function scopesText(scopes: readonly ApiScope[]): string {
  return RESOURCES.filter((resource) => permissionOf(scopes, resource) !== 'none')
    .map((resource) => `${RESOURCE_TEXTS[resource]} (${inSentence(PERMISSION_TEXTS[permissionOf(scopes, resource)])})`)
    .join(', ');
}
