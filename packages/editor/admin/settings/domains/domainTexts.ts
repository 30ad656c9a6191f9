import type { AppDomainCheckResponse } from '@quoin/contract/endpoints/running';
import type { DomainStatus } from '@quoin/domain/site';
import type { BadgeLook } from '../../../parts/badgeLook.ts';

export const STATUS_BADGES: Readonly<Record<DomainStatus, BadgeLook>> = {
  connected: { text: 'Connected', tone: 'good' },
  elsewhere: { text: 'Points elsewhere', tone: 'warn' },
  missing: { text: 'No DNS records', tone: 'warn' },
  unknown: { text: 'Not checked', tone: 'plain', hollow: true },
};

/** What to do next, in one sentence. */
export function statusText({ status, found }: AppDomainCheckResponse): string {
  switch (status) {
    case 'connected':
      return 'Visitors who enter this domain reach your site.';
    case 'elsewhere':
      return `The domain points to ${found.join(', ')}. Replace its records at your domain provider with these:`;
    case 'missing':
      return 'Add these records at your domain provider. It can take up to 48 hours until they work everywhere.';
    case 'unknown':
      return 'This server has no public address yet, so the domain cannot be checked. Set APP_ORIGIN to an address on the internet.';
  }
}

/** `date`: writes a moment as a day. */
export function certificateText(
  { status, certificate }: Pick<AppDomainCheckResponse, 'status' | 'certificate'>,
  date: (moment: number) => string,
): string {
  if (status !== 'connected') return '';
  if (certificate === null) return 'No certificate: browsers cannot open this domain with https://.';
  const until = date(certificate.validUntil);
  return certificate.isTrusted
    ? `The certificate is valid until ${until}.`
    : `Browsers do not trust the certificate (valid until ${until}).`;
}
