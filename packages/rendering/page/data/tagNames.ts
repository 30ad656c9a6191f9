import type { SiteFrame } from '../content.ts';

type Names = Pick<SiteFrame, 'tagNames'>;

/** What visitors read for a tag; addresses say the tag itself. */
export function tagName(tag: string, { tagNames }: Names): string {
  return tagNames?.get(tag) ?? tag;
}

/** The tag that somebody means who writes it, or what it is called: templates link to what they show. */
export function tagCalled(text: string, { tagNames }: Names): string {
  for (const [tag, name] of tagNames ?? []) if (name === text) return tag;
  return text;
}
