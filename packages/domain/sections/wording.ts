import { lookUpSentence, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';

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

export const siteWording: Wording<SiteCode> = {
  siteNameMissing: 'Give your site a name. You can change it later.',
  siteNameTooLong: ({ max }) => `A site’s name has at most ${max} letters.`,
  siteAnswerUnknown: 'Choose one of the answers.',
  newSitesNotAllowed: 'You may not make sites on this installation. Ask the person who runs it.',
  tooManySites: ({ max }) => `You have ${max} sites already. Delete one that you no longer need.`,
  siteBusy: 'This site is still being copied. Wait until that is done.',
  siteNameWrong: 'That is not the name of this site.',
  siteUnknown: 'There is no such site.',
  siteNotDeleted: 'This site is not among the deleted ones.',
};

export function siteSentence(problem: Problem<SiteCode>): string {
  return lookUpSentence(siteWording, problem);
}
