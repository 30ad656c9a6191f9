import { themeFamily } from '@quoin/domain/site';
import { diffRecord, type Edit } from './edit.ts';
import { recordIn, textIn } from './records/fields.ts';
import type { JsonRecord } from './records/json.ts';
import type { SiteRecords } from './records/record.ts';
import { recordsOf } from './records/recordMap.ts';

export interface ThemeSwitch {
  readonly theme: string;
  /** The theme the site has now. */
  readonly from: string;
  /** Names of the navigations of both, each in its theme's order. */
  readonly navigations: { readonly from: readonly string[]; readonly to: readonly string[] };
}

/**
 * Plans the switch to another theme, with all that is on the site: pages and sections are unchanged, the owner's
 * choices of the style hold, tweaks are put aside for the theme they belong to (another version of it keeps them), and
 * links of a navigation that the new theme lacks go into the one in its place, until a theme has theirs again.
 */
export function planThemeSwitch(records: SiteRecords, { theme, from, navigations }: ThemeSwitch): readonly Edit[] {
  const style = records.get('style:style') ?? {};
  const [was, next] = [themeFamily(from), themeFamily(theme)];
  const now = was === next ? { ...style, theme } : { ...withTweaksOf(style, was, next), theme };
  return [...diffRecord('style:style', records.get('style:style'), now), ...movedLinks(records, navigations)];
}

function withTweaksOf(style: JsonRecord, was: string, next: string): JsonRecord {
  const kept = recordIn(style, 'themeTweaks');
  return {
    ...style,
    tweaks: recordIn(kept, next),
    themeTweaks: { ...kept, [was]: recordIn(style, 'tweaks') },
  };
}

/** What has moved knows from where: a theme that has that navigation again shows it there. */
function movedLinks(records: SiteRecords, navigations: ThemeSwitch['navigations']): readonly Edit[] {
  return recordsOf(records, 'link').flatMap(([id, link]) => {
    const { movedFrom: _, ...rest } = link;
    const home = textIn(link, 'movedFrom') || textIn(link, 'navigation');
    const navigation = navigationFor(home, textIn(link, 'navigation'), navigations);
    const moved = navigation === home ? { ...rest, navigation } : { ...rest, navigation, movedFrom: home };
    return diffRecord(`link:${id}`, link, moved);
  });
}

function navigationFor(home: string, now: string, { from, to }: ThemeSwitch['navigations']): string {
  if (to.includes(home)) return home;
  const place = from.indexOf(now);
  return to.includes(now) || place < 0 || to.length === 0 ? now : to[Math.min(place, to.length - 1)]!;
}
