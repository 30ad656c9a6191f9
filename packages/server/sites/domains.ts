import { domainToASCII } from 'node:url';
import { typedCode } from '@quoin/domain/formats';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { isDomainName } from '@quoin/domain/site';
import type { Deps } from '../deps.ts';
import { deleteDomain, insertDomain, listDomains } from './storage/domains.ts';
import { bumpPublishedVersion, type Site } from './storage/sites.ts';

export type DomainCode = 'domainInvalid' | 'domainTaken' | 'domainUnknown';
type DomainDeps = Pick<Deps, 'db'>;

export function domainsOf(deps: DomainDeps, site: Site): Promise<readonly string[]> {
  return deps.db.acrossSites((trx) => listDomains(trx, site.id));
}

/** Lets a site answer at a host name of its own, within a second. Pages name the new address, so they are made anew. */
export async function addDomain(deps: DomainDeps, site: Site, name: string): Promise<Outcome<string, DomainCode>> {
  const host = hostOf(name);
  if (!isDomainName(host)) return refuse('domainInvalid', { values: { host } });
  const isNew = await deps.db.acrossSites(async (trx) => {
    const inserted = await insertDomain(trx, site.id, host);
    if (inserted) await bumpPublishedVersion(trx, site.id);
    return inserted;
  });
  return isNew ? accept(host) : refuse('domainTaken', { values: { host } });
}

export async function removeDomain(deps: DomainDeps, site: Site, name: string): Promise<Outcome<string, DomainCode>> {
  const host = hostOf(name);
  const isGone = await deps.db.acrossSites(async (trx) => {
    const deleted = await deleteDomain(trx, site.id, host);
    if (deleted) await bumpPublishedVersion(trx, site.id);
    return deleted;
  });
  return isGone ? accept(host) : refuse('domainUnknown', { values: { host } });
}

/** As browsers send it: `Bücher.example` is asked for as `xn--bcher-kva.example`. What is no host stays as it is, to be refused. */
function hostOf(name: string): string {
  const typed = typedCode(name).toLowerCase();
  return domainToASCII(typed) || typed;
}
