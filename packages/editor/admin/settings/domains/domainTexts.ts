import type { AppDomainCheckResponse } from '@quoin/contract/endpoints/running';
import type { DomainStatus } from '@quoin/domain/site';
import * as texts from '@quoin/messages/app/domainTexts';
import type { BadgeLook } from '../../../parts/badgeLook.ts';

export const STATUS_BADGES: Readonly<Record<DomainStatus, BadgeLook>> = {
  connected: { text: texts.connected, tone: 'good' },
  elsewhere: { text: texts.pointsElsewhere, tone: 'warn' },
  missing: { text: texts.noDnsRecords, tone: 'warn' },
  unknown: { text: texts.notChecked, tone: 'plain', hollow: true },
};

/** What to do next, in one sentence. */
export function statusText({ status, found }: AppDomainCheckResponse): string {
  switch (status) {
    case 'connected':
      return texts.visitorsWhoEnterThis;
    case 'elsewhere':
      return texts.theDomainPointsTo(found.join(', '));
    case 'missing':
      return texts.addTheseRecordsAt;
    case 'unknown':
      return texts.thisServerHasNo;
  }
}

/** `date`: writes a moment as a day. */
export function certificateText(
  { status, certificate }: Pick<AppDomainCheckResponse, 'status' | 'certificate'>,
  date: (moment: number) => string,
): string {
  if (status !== 'connected') return '';
  if (certificate === null) return texts.noCertificateBrowsersCannot;
  const until = date(certificate.validUntil);
  return certificate.isTrusted ? texts.theCertificateIsValid(until) : texts.browsersDoNotTrust(until);
}
