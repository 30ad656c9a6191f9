import { API_KEY_LIMITS, type ApiKeyCode, type ApiKeyDraft, apiKeyProblems, tidyApiKey } from '@quoin/domain/access';
import type { Problem } from '@quoin/domain/problem';
import { type Actor, recordAudit } from '../audit/index.ts';
import type { Deps } from '../deps.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import { loadSettingsForUpdate } from '../sites/index.ts';
import { endingOf, hashKey, newKeyText } from './keyText.ts';
import {
  deleteApiKey,
  insertApiKey,
  type KeySecret,
  listApiKeys,
  lockApiKey,
  type NamedKey,
  replaceSecret,
  type StoredApiKey,
  updateApiKey,
} from './storage/apiKeys.ts';

export type ApiKeyDeps = Pick<Deps, 'db' | 'randomBytes'>;

export interface KeysAfter {
  readonly keys: readonly StoredApiKey[];
  /** The key itself, where there is a new one: it is nowhere else. */
  readonly shown?: string;
}

/** All keys after the change, or what kept it from happening. */
export type KeysOutcome = KeysAfter | { readonly problems: readonly Problem<ApiKeyCode>[] };

type ByWhom = { readonly actor: Actor };

/** Makes a key. It is shown this once (EDIT-09). */
export async function createApiKey(
  { db, randomBytes }: ApiKeyDeps,
  websiteId: string,
  { draft, actor }: ByWhom & { readonly draft: ApiKeyDraft },
): Promise<KeysOutcome> {
  const key = tidyApiKey(draft);
  const problems = apiKeyProblems(key);
  if (problems.length > 0) return { problems };
  const shown = newKeyText(websiteId, randomBytes);
  return db.inSite({ websiteId }, async (trx) => {
    // One after the other: two at once would both be the last that fits.
    await loadSettingsForUpdate(trx, websiteId);
    const { keys: most } = API_KEY_LIMITS;
    if ((await listApiKeys(trx, websiteId)).length >= most)
      return { problems: [{ code: 'apiKeysTooMany', values: { most } }] };
    const id = trx.newId();
    await insertApiKey(trx, websiteId, { ...key, id, secret: secretOf(shown), createdBy: actor.name });
    await note(trx, websiteId, { actor, verb: 'create', id, name: key.name, details: { scopes: key.scopes } });
    return { keys: await listApiKeys(trx, websiteId), shown };
  });
}

/** Changes its name and what it may do; the key stays. */
export async function changeApiKey(
  { db }: Pick<ApiKeyDeps, 'db'>,
  websiteId: string,
  { id, draft, actor }: ByWhom & { readonly id: string; readonly draft: ApiKeyDraft },
): Promise<KeysOutcome> {
  const key = tidyApiKey(draft);
  const problems = apiKeyProblems(key);
  if (problems.length > 0) return { problems };
  return ofKey(db, websiteId, id, async (trx, before) => {
    await updateApiKey(trx, websiteId, { ...key, id });
    const details = { before: { ...before }, after: { ...key } };
    await note(trx, websiteId, { actor, verb: 'update', id, name: key.name, details });
    return {};
  });
}

/** Another key in its place. The old one stops working at once. */
export async function rotateApiKey(
  { db, randomBytes }: ApiKeyDeps,
  websiteId: string,
  { id, actor }: ByWhom & { readonly id: string },
): Promise<KeysOutcome> {
  const shown = newKeyText(websiteId, randomBytes);
  return ofKey(db, websiteId, id, async (trx, { name }) => {
    await replaceSecret(trx, websiteId, { id, secret: secretOf(shown) });
    await note(trx, websiteId, { actor, verb: 'rotate', id, name, details: {} });
    return { shown };
  });
}

/** Revokes a key, so its holder loses access. */
export async function revokeApiKey(
  { db }: Pick<ApiKeyDeps, 'db'>,
  websiteId: string,
  { id, actor }: ByWhom & { readonly id: string },
): Promise<KeysOutcome> {
  return ofKey(db, websiteId, id, async (trx, { name, scopes }) => {
    await deleteApiKey(trx, websiteId, id);
    await note(trx, websiteId, { actor, verb: 'revoke', id, name, details: { scopes } });
    return {};
  });
}

export function loadApiKeys({ db }: Pick<ApiKeyDeps, 'db'>, websiteId: string): Promise<readonly StoredApiKey[]> {
  return db.inSite({ websiteId }, (trx) => listApiKeys(trx, websiteId));
}

function secretOf(key: string): KeySecret {
  return { hash: hashKey(key), ending: endingOf(key) };
}

type Change = (trx: SiteTransaction, before: NamedKey) => Promise<{ readonly shown?: string }>;

function ofKey(db: Deps['db'], websiteId: string, id: string, change: Change): Promise<KeysOutcome> {
  return db.inSite({ websiteId }, async (trx): Promise<KeysOutcome> => {
    const before = await lockApiKey(trx, websiteId, id);
    if (before === null) return { problems: [{ code: 'apiKeyUnknown' }] };
    const done = await change(trx, before);
    return { keys: await listApiKeys(trx, websiteId), ...done };
  });
}

interface Noted extends ByWhom {
  readonly verb: 'create' | 'update' | 'rotate' | 'revoke';
  readonly id: string;
  readonly name: string;
  readonly details: Readonly<Record<string, unknown>>;
}

async function note(trx: SiteTransaction, websiteId: string, { actor, verb, id, name, details }: Noted): Promise<void> {
  await recordAudit(trx, {
    ...{ websiteId, actor, action: `apiKey.${verb}` as const },
    ...{ subjectId: id, subjectTitle: name, details },
  });
}
