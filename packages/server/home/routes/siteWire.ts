import type { WireAppSite } from '@quoin/contract/endpoints/running';
import type { MySite } from '../../team/index.ts';

export function toWireSite(site: MySite): WireAppSite {
  const { websiteId, identifier, title, url, language, timeZone, currency, isOwner, roles } = site;
  return { id: websiteId, identifier, title, url, language, timeZone, currency, isOwner, roles };
}
