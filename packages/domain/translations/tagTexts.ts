import { seen, type Visit } from './text.ts';

/** As long as the id of something may be where translations are kept; longer tags have no translation. */
export const MAX_TAG_ID = 200;

/** What visitors read for a tag. The tag itself stays what addresses and filters say, and what its translation is found by. */
export function mapTagName(tag: string, visit: Visit): string {
  return tag.length > MAX_TAG_ID ? tag : seen(visit, 'name', 'Tag', tag);
}
