import { lookUpSentence, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import * as siteRefusals from '@quoin/messages/app/siteRefusals';

/** Why a site is not made, copied or taken away. */
export type SiteCode =
  | 'siteNameMissing'
  | 'siteNameTooLong'
  | 'siteAnswerUnknown'
  | 'newSitesNotAllowed'
  | 'tooManySites'
  | 'siteBusy'
  | 'siteNameWrong'
  | 'siteUnknown'
  | 'siteNotDeleted';

export const siteWording: Wording<SiteCode> = siteRefusals;

export function siteSentence(problem: Problem<SiteCode>): string {
  return lookUpSentence(siteWording, problem);
}
