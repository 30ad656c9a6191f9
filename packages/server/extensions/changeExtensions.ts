import {
  EXTENSION_LIMITS,
  type ExtensionCode,
  type ExtensionDraft,
  extensionProblems,
  tidyExtension,
} from '@quoin/domain/access';
import type { Problem } from '@quoin/domain/problem';
import { endingOf } from '../apiKeys/index.ts';
import { type Actor, recordAudit } from '../audit/index.ts';
import type { Deps } from '../deps.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import type { JsonObject } from '../platform/database/schema/columns.ts';
import { loadSettingsForUpdate } from '../sites/index.ts';
import { endAccess } from './endAccess.ts';
import {
  deleteExtension,
  insertExtension,
  type ListedExtension,
  listExtensions,
  lockExtension,
  replaceClientSecret,
  type StoredExtension,
  updateExtension,
} from './storage/extensions.ts';
import { deleteGrantsOf } from './storage/grants.ts';
import { clientIdOf, hashToken, newClientSecret } from './tokenText.ts';

export type { ListedExtension } from './storage/extensions.ts';
export type ExtensionDeps = Pick<Deps, 'db' | 'randomBytes'>;

export interface ExtensionsAfter {
  readonly extensions: readonly ListedExtension[];
  /** Where there is a new client secret: it is nowhere else. */
  readonly shown?: { readonly clientId: string; readonly clientSecret: string };
}

/** All extensions after the change, or what kept it from happening. */
export type ExtensionsOutcome = ExtensionsAfter | { readonly problems: readonly Problem<ExtensionCode>[] };

type ByWhom = { readonly actor: Actor };
type OfOne = ByWhom & { readonly id: string };

export function loadExtensions({ db }: Pick<Deps, 'db'>, websiteId: string): Promise<readonly ListedExtension[]> {
  return db.inSite({ websiteId }, (trx) => listExtensions(trx, websiteId));
}

/** Registers a program. Its client secret is shown this once. */
export async function createExtension(
  { db, randomBytes }: ExtensionDeps,
  websiteId: string,
  { draft, actor }: ByWhom & { readonly draft: ExtensionDraft },
): Promise<ExtensionsOutcome> {
  const wanted = tidyExtension(draft);
  const problems = extensionProblems(wanted);
  if (problems.length > 0) return { problems };
  const clientSecret = newClientSecret(randomBytes);
  return db.inSite({ websiteId }, async (trx): Promise<ExtensionsOutcome> => {
    // One after the other: two at once would both be the last that fits.
    await loadSettingsForUpdate(trx, websiteId);
    const { extensions: most } = EXTENSION_LIMITS;
    if ((await listExtensions(trx, websiteId)).length >= most)
      return { problems: [{ code: 'extensionsTooMany', values: { most } }] };
    const id = trx.newId();
    const clientId = clientIdOf(websiteId, id);
    await insertExtension(trx, websiteId, {
      ...{ ...wanted, id, clientId, createdBy: actor.name },
      ...{ secretHash: hashToken(clientSecret), ending: endingOf(clientSecret) },
    });
    await note(trx, websiteId, { actor, verb: 'create', id, name: wanted.name, details: {} });
    return { extensions: await listExtensions(trx, websiteId), shown: { clientId, clientSecret } };
  });
}

export async function changeExtension(
  { db }: Pick<Deps, 'db'>,
  websiteId: string,
  { id, draft, actor }: OfOne & { readonly draft: ExtensionDraft },
): Promise<ExtensionsOutcome> {
  const wanted = tidyExtension(draft);
  const problems = extensionProblems(wanted);
  if (problems.length > 0) return { problems };
  return ofExtension(db, websiteId, id, async (trx, { name, redirectUrls }) => {
    await updateExtension(trx, websiteId, { ...wanted, id });
    const details = { before: { name, redirectUrls }, after: { ...wanted } };
    await note(trx, websiteId, { actor, verb: 'update', id, name: wanted.name, details });
    return {};
  });
}

/** Another client secret. The old one stops working at once; what the extension was given goes on. */
export async function rotateClientSecret(
  { db, randomBytes }: ExtensionDeps,
  websiteId: string,
  { id, actor }: OfOne,
): Promise<ExtensionsOutcome> {
  const clientSecret = newClientSecret(randomBytes);
  const secret = { secretHash: hashToken(clientSecret), ending: endingOf(clientSecret) };
  return ofExtension(db, websiteId, id, async (trx, { name, clientId }) => {
    await replaceClientSecret(trx, websiteId, { id, ...secret });
    await note(trx, websiteId, { actor, verb: 'rotate', id, name, details: {} });
    return { shown: { clientId, clientSecret } };
  });
}

/** Takes away what it was given, and tells it. It may ask again. */
export async function disconnectExtension(
  { db }: Pick<Deps, 'db'>,
  websiteId: string,
  { id, actor }: OfOne,
): Promise<ExtensionsOutcome> {
  return ofExtension(db, websiteId, id, async (trx, extension) => {
    await disconnect(trx, websiteId, extension);
    await note(trx, websiteId, { actor, verb: 'disconnect', id, name: extension.name, details: {} });
    return {};
  });
}

export async function removeExtension(
  { db }: Pick<Deps, 'db'>,
  websiteId: string,
  { id, actor }: OfOne,
): Promise<ExtensionsOutcome> {
  return ofExtension(db, websiteId, id, async (trx, extension) => {
    await disconnect(trx, websiteId, extension);
    await deleteExtension(trx, websiteId, id);
    await note(trx, websiteId, { actor, verb: 'delete', id, name: extension.name, details: {} });
    return {};
  });
}

async function disconnect(trx: SiteTransaction, websiteId: string, { id, clientId }: StoredExtension): Promise<void> {
  if (await deleteGrantsOf(trx, websiteId, id)) await endAccess(trx, websiteId, { extensionId: id, clientId });
}

type Change = (trx: SiteTransaction, before: StoredExtension) => Promise<Pick<ExtensionsAfter, 'shown'>>;

function ofExtension(db: Deps['db'], websiteId: string, id: string, change: Change): Promise<ExtensionsOutcome> {
  return db.inSite({ websiteId }, async (trx): Promise<ExtensionsOutcome> => {
    const before = await lockExtension(trx, websiteId, id);
    if (before === null) return { problems: [{ code: 'extensionUnknown' }] };
    const done = await change(trx, before);
    return { extensions: await listExtensions(trx, websiteId), ...done };
  });
}

interface Noted extends ByWhom {
  readonly verb: 'create' | 'update' | 'rotate' | 'disconnect' | 'delete' | 'allow';
  readonly id: string;
  readonly name: string;
  readonly details: JsonObject;
}

export async function note(trx: SiteTransaction, websiteId: string, { actor, verb, id, name, details }: Noted) {
  await recordAudit(trx, {
    ...{ websiteId, actor, action: `extension.${verb}` as const },
    ...{ subjectId: id, subjectTitle: name, details },
  });
}
