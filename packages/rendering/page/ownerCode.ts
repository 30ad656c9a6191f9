import type { PageContent } from './content/pageContent.ts';
import { settingObject, settingText } from './data/settings.ts';

/** Where people pay, and where they see what they ordered: no code but ours (reliability 3.1). The server's policy says so, too. */
const OURS_ALONE = /^\/(?:account|checkout|order)(?:\/|$)/;

/** Code that the owner puts into the head, or at the end, of all pages. Its policy is made of what it holds. */
export function ownerCode({ frame, path }: PageContent, place: 'header' | 'footer'): string {
  if (OURS_ALONE.test(path)) return '';
  return settingText(settingObject(frame.site.settings, 'siteCode'), place);
}
