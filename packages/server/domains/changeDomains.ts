import { domainToASCII } from 'node:url';
import { typedCode } from '@quoin/domain/formats';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { type DomainCode, isDomainName } from '@quoin/domain/site';
import { type Actor, recordAudit } from '../audit/index.ts';
import type { Deps } from '../deps.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import { bumpPublishedVersion, loadSettingsForUpdate, type Site } from '../sites/index.ts';
import { deleteDomain, insertDomain, listDomains, type StoredDomain, setMainDomain } from './storage/domains.ts';

type DomainDeps = Pick<Deps, 'db'>;
type Changed = Outcome<readonly StoredDomain[], DomainCode>;

export interface WantedDomain {
  readonly name: string;
  readonly actor: Actor;
}

export function domainsOf(deps: DomainDeps, site: Pick<Site, 'id'>): Promise<readonly StoredDomain[]> {
  return deps.db.inSite({ websiteId: site.id }, (trx) => listDomains(trx, site.id));
}

/** Makes a site answer at its own host name, within a second. The first one is the main one. */
export function addDomain(deps: DomainDeps, site: Site, { name, actor }: WantedDomain): Promise<Changed> {
  const host = hostOf(name);
  if (!isDomainName(host)) return Promise.resolve(refuse('domainInvalid', { field: 'name', values: { host } }));
  return change(deps, site, { host, actor, verb: 'add' }, async (trx, held) => {
    const isNew = await insertDomain(trx, site.id, { host, isMain: held.length === 0 });
    return isNew ? null : refuse('domainTaken', { field: 'name', values: { host } });
  });
}

/** Of those left, the first becomes the main one where it was this. */
export function removeDomain(deps: DomainDeps, site: Site, { name, actor }: WantedDomain): Promise<Changed> {
  const host = hostOf(name);
  return change(deps, site, { host, actor, verb: 'remove' }, async (trx, held) => {
    if (!(await deleteDomain(trx, site.id, host))) return refuse('domainUnknown', { values: { host } });
    const [next] = held.filter((domain) => domain.host !== host);
    if (next !== undefined && !next.isMain) await setMainDomain(trx, site.id, next.host);
    return null;
  });
}

/** Pages, mails and feeds name this domain from now on. */
export function chooseMainDomain(deps: DomainDeps, site: Site, { name, actor }: WantedDomain): Promise<Changed> {
  const host = hostOf(name);
  return change(deps, site, { host, actor, verb: 'choose' }, async (trx, held) => {
    if (held.every((domain) => domain.host !== host)) return refuse('domainUnknown', { values: { host } });
    await setMainDomain(trx, site.id, host);
    return null;
  });
}

interface DomainChange {
  readonly host: string;
  readonly actor: Actor;
  readonly verb: 'add' | 'remove' | 'choose';
}

/** Applies changes one by one. Pages contain the address, so they are rendered again. */
function change(
  { db }: DomainDeps,
  { id }: Pick<Site, 'id'>,
  { host, actor, verb }: DomainChange,
  act: (
    trx: SiteTransaction,
    held: readonly StoredDomain[],
  ) => Promise<(Outcome<never, DomainCode> & { readonly ok: false }) | null>,
): Promise<Changed> {
  return db.inSite({ websiteId: id }, async (trx): Promise<Changed> => {
    await loadSettingsForUpdate(trx, id);
    const refused = await act(trx, await listDomains(trx, id));
    if (refused !== null) return refused;
    await bumpPublishedVersion(trx, id);
    await recordAudit(trx, { websiteId: id, actor, action: `domain.${verb}`, subjectTitle: host });
    return accept(await listDomains(trx, id));
  });
}

/**
 * Returns the form that browsers send: `xn--bcher-kva.example` for `Bücher.example`. Invalid hosts stay unchanged, to
 * be refused.
 */
function hostOf(name: string): string {
  const typed = typedCode(name).toLowerCase();
  return domainToASCII(typed) || typed;
}
