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
  siteNameMissing: 'Enter a site name. You can change it later.',
  siteNameTooLong: ({ max }) => `A site name can have up to ${max} characters.`,
  siteAnswerUnknown: 'Select one of the options.',
  newSitesNotAllowed: 'You cannot create sites on this installation. Ask its administrator.',
  tooManySites: ({ max }) => `You already have ${max} sites. Delete one that you no longer need.`,
  siteBusy: 'This site is still being copied. Wait until copying is complete.',
  siteNameWrong: 'The name does not match.',
  siteUnknown: 'Site not found.',
  siteNotDeleted: 'This site is not deleted.',
};

export function siteSentence(problem: Problem<SiteCode>): string {
  return lookUpSentence(siteWording, problem);
}
