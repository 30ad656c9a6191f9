import {
  SIGN_IN_PROVIDER_LIMITS,
  type SignInProviderCode,
  type SignInProviderDraft,
  signInProviderProblems,
  tidySignInProvider,
} from '@quoin/domain/access';
import type { Problem } from '@quoin/domain/problem';
import { type Actor, recordAudit } from '../../audit/index.ts';
import type { Deps } from '../../deps.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { openSecret, type SecretPlace, sealSecret } from '../../platform/sealedSecret.ts';
import { loadSettingsForUpdate } from '../../sites/index.ts';
import {
  deleteProvider,
  findProvider,
  insertProvider,
  listProviders,
  type StoredProvider,
  updateProvider,
} from '../storage/signInProviders.ts';

export type ProviderDeps = Pick<Deps, 'db' | 'keyFor' | 'randomBytes'> & {
  readonly config: Pick<Deps['config'], 'hasLocalWebhooks'>;
};

/** The installation's key for secrets of these services. */
const PURPOSE = 'sign-in-providers';
const SHOWN_END = 4;

function placeOf(websiteId: string, id: string): SecretPlace {
  return { websiteId, name: `signInProvider.${id}` };
}

export function openProviderSecret(
  { keyFor }: Pick<Deps, 'keyFor'>,
  websiteId: string,
  { id, secret }: Pick<StoredProvider, 'id' | 'secret'>,
): string {
  return openSecret(keyFor(PURPOSE), placeOf(websiteId, id), secret);
}

/** What its owner sees: of the secret only how it ends. */
export interface ProviderView extends Omit<StoredProvider, 'secret'> {
  readonly secretEnd: string;
}

export async function loadProviders(deps: ProviderDeps, websiteId: string): Promise<readonly ProviderView[]> {
  const stored = await deps.db.inSite({ websiteId }, (trx) => listProviders(trx, websiteId));
  return stored.map(({ secret, ...own }) => {
    const opened = openProviderSecret(deps, websiteId, { id: own.id, secret });
    return { ...own, secretEnd: opened.slice(-SHOWN_END) };
  });
}

export interface ProviderChange {
  readonly websiteId: string;
  /** Null: a new one. */
  readonly id: string | null;
  readonly draft: SignInProviderDraft;
  readonly actor: Actor;
}

/** Everything wrong, or nothing: then it is kept. The secret goes into no log and no answer. */
export function saveProvider(
  deps: ProviderDeps,
  change: ProviderChange,
): Promise<readonly Problem<SignInProviderCode>[]> {
  const { websiteId, actor } = change;
  const draft = tidySignInProvider(change.draft);
  return deps.db.inSite({ websiteId }, async (trx) => {
    // One change after the other: their number and their issuers are looked at before.
    await loadSettingsForUpdate(trx, websiteId);
    const held = change.id === null ? null : await findProvider(trx, websiteId, { id: change.id });
    if (change.id !== null && held === null) return [{ code: 'providerUnknown' }];
    const problems = signInProviderProblems(draft, { held, isLocal: deps.config.hasLocalWebhooks });
    if (problems.length > 0) return problems;
    const others = (await listProviders(trx, websiteId)).filter(({ id }) => id !== change.id);
    if (others.some(({ issuer }) => issuer === draft.issuer)) return [{ code: 'providerTwice', field: 'issuer' }];
    if (others.length >= SIGN_IN_PROVIDER_LIMITS.providers) return [{ code: 'providersTooMany' }];
    const id = held?.id ?? trx.newId();
    const sealed = sealSecret({ key: deps.keyFor(PURPOSE), ...deps }, placeOf(websiteId, id), draft.secret);
    const kept = { ...draft, id, secret: draft.secret === '' ? (held?.secret ?? '') : sealed };
    await (held === null ? insertProvider(trx, websiteId, kept) : updateProvider(trx, websiteId, kept));
    await note(trx, websiteId, actor, held === null ? 'signInProvider.create' : 'signInProvider.update', kept);
    return [];
  });
}

/** Members who signed in by it keep their accounts: they sign in by mail, or set a password. */
export function removeProvider(
  { db }: Pick<Deps, 'db'>,
  { websiteId, id, actor }: Pick<ProviderChange, 'websiteId' | 'actor'> & { readonly id: string },
): Promise<readonly Problem<SignInProviderCode>[]> {
  return db.inSite({ websiteId }, async (trx) => {
    const held = await findProvider(trx, websiteId, { id });
    if (held === null) return [{ code: 'providerUnknown' }];
    await deleteProvider(trx, websiteId, id);
    await note(trx, websiteId, actor, 'signInProvider.delete', held);
    return [];
  });
}

async function note(
  trx: SiteTransaction,
  websiteId: string,
  actor: Actor,
  action: `signInProvider.${string}`,
  { id, name, issuer }: Pick<StoredProvider, 'id' | 'name' | 'issuer'>,
): Promise<void> {
  const subject = { subjectId: id, subjectTitle: name, details: { issuer } };
  await recordAudit(trx, { websiteId, actor, action, ...subject });
}
