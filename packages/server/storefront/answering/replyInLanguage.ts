import { localAddress, localJson, type SiteFrame } from '@quoin/rendering/page';
import type { Reply } from '../../platform/http/replies/reply.ts';

/** Whether an answer may lead somewhere else on the site: pages see to that themselves. */
export function hasAddresses({ headers = {}, body }: Reply): boolean {
  return headers.location !== undefined || (isJson(headers) && typeof body === 'string');
}

/** Where a redirect leads, and what links a widget reads in an answer, in the language of the frame. */
export function replyInLanguage(frame: SiteFrame, reply: Reply): Reply {
  const { headers = {}, body } = reply;
  const { location } = headers;
  const led: Record<string, string> = {};
  if (location !== undefined) led.location = localAddress(frame, ownPath(frame, location));
  const isText = isJson(headers) && typeof body === 'string';
  return { ...reply, headers: { ...headers, ...led }, body: isText ? localJson(body, frame) : body };
}

/** An address on this site without its origin. */
function ownPath({ site }: SiteFrame, location: string): string {
  return location.startsWith(`${site.baseUrl}/`) ? location.slice(site.baseUrl.length) : location;
}

function isJson(headers: Readonly<Record<string, string>>): boolean {
  return headers['content-type']?.startsWith('application/json') === true;
}
