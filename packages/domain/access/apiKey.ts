import type { Problem } from '@quoin/domain/problem';

/** What programs may be let into, and whether they can change something there (EDIT-09). */
export const API_RESOURCES = {
  orders: { isWritable: true },
  inventory: { isWritable: true },
  products: { isWritable: true },
  profiles: { isWritable: false },
  contacts: { isWritable: true },
  discounts: { isWritable: true },
  transactions: { isWritable: false },
} as const;

export type ApiResource = keyof typeof API_RESOURCES;
type WritableResource = {
  [Name in ApiResource]: (typeof API_RESOURCES)[Name]['isWritable'] extends true ? Name : never;
}[ApiResource];

/** `website.orders` also reads; `website.orders.read` only reads. */
export type ApiScope = `website.${ApiResource}.read` | `website.${WritableResource}`;

export const API_SCOPES = Object.entries(API_RESOURCES).flatMap(([name, { isWritable }]) => [
  `website.${name}.read`,
  ...(isWritable ? [`website.${name}`] : []),
]) as readonly ApiScope[];

/** Reports whether these scopes allow what needs that one. */
export function hasScope(held: readonly ApiScope[], needed: ApiScope): boolean {
  // A profile is a contact with its orders: whoever reads profiles reads contacts.
  if (needed === 'website.contacts.read' && held.includes('website.profiles.read')) return true;
  return held.includes(needed) || held.some((scope) => needed === `${scope}.read`);
}

export const API_KEY_LIMITS = { name: 100, keys: 50 } as const;

export interface ApiKeyDraft {
  readonly name: string;
  readonly scopes: readonly ApiScope[];
}

export type ApiKeyCode =
  | 'apiKeyNameMissing'
  | 'apiKeyNameTooLong'
  | 'apiKeyScopesMissing'
  | 'apiKeyUnknown'
  | 'apiKeysTooMany';

/** On one line; each scope once, without those that another one includes. */
export function tidyApiKey({ name, scopes }: ApiKeyDraft): ApiKeyDraft {
  const wider = (scope: ApiScope) => scopes.some((each) => scope === `${each}.read`);
  return {
    name: name.trim().replace(/\s+/g, ' '),
    scopes: API_SCOPES.filter((scope) => scopes.includes(scope) && !wider(scope)),
  };
}

/** Everything that keeps a tidied key from being saved, each with its input. */
export function apiKeyProblems({ name, scopes }: ApiKeyDraft): readonly Problem<ApiKeyCode>[] {
  const { name: max } = API_KEY_LIMITS;
  const found: Problem<ApiKeyCode>[] = [];
  if (name === '') found.push({ code: 'apiKeyNameMissing', field: 'name' });
  if (name.length > max) found.push({ code: 'apiKeyNameTooLong', field: 'name', values: { max } });
  if (scopes.length === 0) found.push({ code: 'apiKeyScopesMissing', field: 'scopes' });
  return found;
}
