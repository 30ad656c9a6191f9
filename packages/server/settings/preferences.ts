import { type Actor, recordAudit } from '../audit/index.ts';
import type { Deps } from '../deps.ts';
import { countNamespaces, findPreferences, savePreferences } from '../sites/index.ts';

/** Reliability SC-46. */
const NAMESPACE = /^[a-z][a-z0-9-]{0,63}$/;
const MAX_NAMESPACES = 200;
const MAX_BYTES = 64 * 1024;

type Preferences = Readonly<Record<string, unknown>>;

export function isNamespace(text: string): boolean {
  return NAMESPACE.test(text);
}

/** PREF-01: what was kept, with the site it belongs to. */
export function loadPreferences({ db }: Pick<Deps, 'db'>, websiteId: string, namespace: string): Promise<Preferences> {
  return db.inSite({ websiteId }, async (trx) => ({
    ...(await findPreferences(trx, websiteId, namespace)),
    websiteId,
  }));
}

/** The object as it is kept: without the site and without what is empty. Null when it is none, or too large. */
export function tidyPreferences(body: unknown): Preferences | null {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null;
  const isSaid = ([name, value]: [string, unknown]) =>
    name !== 'websiteId' && name !== '__proto__' && value !== '' && value !== null && value !== undefined;
  const kept = Object.fromEntries(Object.entries(body).filter(isSaid));
  return Buffer.byteLength(JSON.stringify(kept)) > MAX_BYTES ? null : kept;
}

/** Keeps them; the same ones again are no change. Null when there are too many namespaces. */
export function changePreferences(
  { db }: Pick<Deps, 'db'>,
  websiteId: string,
  { namespace, actor, value }: { readonly namespace: string; readonly actor: Actor; readonly value: Preferences },
): Promise<Preferences | null> {
  return db.inSite({ websiteId }, async (trx) => {
    const held = await findPreferences(trx, websiteId, namespace);
    if (isSame(held, value)) return { ...held, websiteId };
    if (Object.keys(held).length === 0 && (await countNamespaces(trx, websiteId)) >= MAX_NAMESPACES) return null;
    await savePreferences(trx, websiteId, namespace, value);
    const details = { names: Object.keys(value) };
    await recordAudit(trx, {
      websiteId,
      actor,
      action: 'preferences.update',
      subjectId: namespace,
      subjectTitle: namespace,
      details,
    });
    return { ...value, websiteId };
  });
}

function isSame(left: Preferences, right: Preferences): boolean {
  const sorted = (value: Preferences) => JSON.stringify(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  return sorted(left) === sorted(right);
}
