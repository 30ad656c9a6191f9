import { themeFamily } from '@quoin/domain/site';
import { diffRecord, type Edit } from './edit.ts';
import { recordIn, textIn } from './fields.ts';
import type { JsonRecord } from './json.ts';
import type { SiteRecords } from './record.ts';
import { recordsOf } from './recordMap.ts';

export interface ThemeSwitch {
  readonly theme: string;
  /** The theme the site has now. */
  readonly from: string;
  /** Names of the navigations of both, each in its theme's order. */
  readonly navigations: { readonly from: readonly string[]; readonly to: readonly string[] };
}

/**
 * Another theme, with all that is on the site: pages and sections are as they are, what the owner chose of the style holds,
 * tweaks are put by for the theme they belong to (another version of it keeps them), and links of a navigation the new theme
 * does not have go into the one that stands in its place.
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

function movedLinks(records: SiteRecords, { from, to }: ThemeSwitch['navigations']): readonly Edit[] {
  return recordsOf(records, 'link').flatMap(([id, link]) => {
    const name = textIn(link, 'navigation');
    const place = from.indexOf(name);
    if (to.includes(name) || place < 0 || to.length === 0) return [];
    return diffRecord(`link:${id}`, link, { ...link, navigation: to[Math.min(place, to.length - 1)]! });
  });
}
