import type { SiteFrame } from '../content/siteContent.ts';

type Names = Pick<SiteFrame, 'tagNames'>;

/** What visitors read for a tag; addresses say the tag itself. */
export function tagName(tag: string, { tagNames }: Names): string {
  return tagNames?.get(tag) ?? tag;
}

/** Returns the tag for a tag or its displayed name: templates link to the text they show. */
export function tagCalled(text: string, { tagNames }: Names): string {
  for (const [tag, name] of tagNames ?? []) if (name === text) return tag;
  return text;
}
