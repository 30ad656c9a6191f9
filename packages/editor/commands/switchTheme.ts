import { type JsonRecord, recordIn, recordsOf, type SiteRecords, textIn } from '@quoin/domain/document';
import { accept } from '@quoin/domain/problem';
import type { Command } from '../document/editor.ts';
import { becoming } from './records.ts';

export interface SwitchTheme {
  readonly theme: string;
  /** As people call it. */
  readonly title: string;
  /** The theme the site has now. */
  readonly from: string;
  /** Names of the navigations of both, each in its theme's order. */
  readonly navigations: { readonly from: readonly string[]; readonly to: readonly string[] };
}

/**
 * Another theme, with all that is on the site: pages and sections are as they are, what the owner chose of the style holds,
 * tweaks are put by for the theme they belong to, and links of a navigation the new theme does not have go into the one
 * that stands in its place.
 */
export const switchTheme: Command<SwitchTheme> = {
  id: 'switchTheme',
  label: ({ title }) => `Change theme to ${title}`,
  plan(records, { theme, from, navigations }) {
    const style = records.get('style:style') ?? {};
    const kept = recordIn(style, 'themeTweaks');
    const now: JsonRecord = {
      ...style,
      theme,
      tweaks: recordIn(kept, theme),
      themeTweaks: { ...kept, [from]: recordIn(style, 'tweaks') },
    };
    return accept([...becoming(records, 'style:style', now), ...movedLinks(records, navigations)]);
  },
};

function movedLinks(records: SiteRecords, { from, to }: SwitchTheme['navigations']) {
  return recordsOf(records, 'link').flatMap(([id, link]) => {
    const name = textIn(link, 'navigation');
    const place = from.indexOf(name);
    if (to.includes(name) || place < 0 || to.length === 0) return [];
    return becoming(records, `link:${id}`, { ...link, navigation: to[Math.min(place, to.length - 1)]! });
  });
}
