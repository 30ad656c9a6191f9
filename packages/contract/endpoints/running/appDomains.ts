import type { DomainRecord, DomainStatus } from '@quoin/domain/site';
import { appSitePath } from './appSites.ts';

/** A domain of the owner's at which visitors find the site. */
export interface WireDomain {
  /** As browsers send it. */
  readonly host: string;
  /** As people write it: `bücher.example`. */
  readonly name: string;
  /** Pages, mails and feeds name this one. */
  readonly isMain: boolean;
}

/** GET, and what every change answers. The main one first. */
export interface AppDomainsResponse {
  /** The address that the site has without a domain, with its scheme. */
  readonly builtInUrl: string;
  readonly domains: readonly WireDomain[];
}

export interface AddDomainRequest {
  readonly name: string;
}

export interface WireCertificate {
  /** Browsers accept it for this domain. */
  readonly isTrusted: boolean;
  /** Milliseconds. */
  readonly validUntil: number;
}

/** GET: what DNS says of a domain now, and what it should say. */
export interface AppDomainCheckResponse {
  readonly status: DomainStatus;
  /** Addresses that the domain has. */
  readonly found: readonly string[];
  readonly records: readonly DomainRecord[];
  /** One record instead of `records`. */
  readonly alias: DomainRecord | null;
  /** Null where no secure connection can be made, or the domain leads elsewhere. */
  readonly certificate: WireCertificate | null;
}

/** GET; POST an `AddDomainRequest`. */
export function appDomainsPath(site: string): string {
  return appSitePath(site, '/settings/domains');
}

/** DELETE. */
export function appDomainPath(site: string, host: string): string {
  return `${appDomainsPath(site)}/${encodeURIComponent(host)}`;
}

/** PUT: it becomes the main one. */
export function appMainDomainPath(site: string, host: string): string {
  return `${appDomainPath(site, host)}/main`;
}

/** GET. */
export function appDomainCheckPath(site: string, host: string): string {
  return `${appDomainPath(site, host)}/check`;
}
