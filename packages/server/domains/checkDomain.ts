import type { AppDomainCheckResponse } from '@quoin/contract/endpoints/running';
import { domainRecords, domainStatus } from '@quoin/domain/site';
import type { Deps } from '../deps.ts';
import { isPublicAddress } from '../platform/gateways/outside/publicAddress.ts';
import type { Site } from '../sites/index.ts';

/**
 * What DNS says of a domain now. Only a domain that leads to this server is connected to, for its certificate: nobody makes
 * the server knock at other machines (SC-25).
 */
export async function checkDomain(
  { config, domainLookup }: Pick<Deps, 'config' | 'domainLookup'>,
  site: Pick<Site, 'identifier'>,
  host: string,
): Promise<AppDomainCheckResponse> {
  const [found, ofServer] = await Promise.all([
    domainLookup.addressesOf(host),
    domainLookup.addressesOf(new URL(config.appOrigin).hostname),
  ]);
  const own = ofServer.filter(isPublicAddress);
  const status = domainStatus(found, own);
  const { addresses, alias } = domainRecords(host, { own, builtInHost: `${site.identifier}.${config.sitesDomain}` });
  const [first] = found;
  const isOurs = status === 'connected' && first !== undefined;
  const certificate = isOurs ? await domainLookup.certificateOf(host, first) : null;
  return { status, found, records: addresses, alias, certificate };
}
