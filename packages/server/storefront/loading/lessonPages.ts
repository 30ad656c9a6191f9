import { courseWords, ITEM_KINDS, lessonOpensAt } from '@quoin/domain/site';
import type { ItemContent, PageContent } from '@quoin/rendering/page';

/** A visitor who requests a page of a course with restricted access. */
export interface CourseReader {
  /** False: who sees only what is free to look at. */
  readonly isIn: boolean;
  /** Since when they are in what the course is for; null where nobody joins anything. Milliseconds. */
  readonly joinedAt: number | null;
  readonly now: number;
}

/** A page as its reader may see it: lessons that are not open yet say when they will be, and nothing more. Null for none of it. */
export function forReader(page: PageContent, reader: CourseReader): PageContent | null {
  const isCourse = page.collection?.type === ITEM_KINDS.course.type;
  if (!reader.isIn) return isCourse && page.item?.media?.opening?.isPreview === true ? alone(page) : null;
  if (!isCourse) return page;
  const { language, timeZone } = page.frame.site;
  const shown = (item: ItemContent): ItemContent => {
    const { media } = item;
    const opensAt = media?.opening ? lessonOpensAt(media.opening, { ...reader, timeZone }) : null;
    if (opensAt === null || !media) return item;
    return { ...item, body: '', media: { ...withoutFilm(media), opens: opensText(opensAt, language, timeZone) } };
  };
  const { item, items, previousItem, nextItem } = page;
  return {
    ...page,
    item: item && shown(item),
    items: items?.map(shown) ?? null,
    previousItem: previousItem && shown(previousItem),
    nextItem: nextItem && shown(nextItem),
  };
}

/** Hides the neighbouring lessons, for visitors without access to the course. */
function alone(page: PageContent): PageContent {
  return { ...page, previousItem: null, nextItem: null };
}

function withoutFilm({ seconds, chapter, opening }: NonNullable<ItemContent['media']>) {
  return { url: '', seconds, chapter, ...(opening ? { opening } : {}) };
}

/** `Opens on 3 December 2026`: the day where the shop is. */
export function opensText(opensAt: number, language: string, timeZone: string): string {
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(opensAt);
  return courseWords(language).opens(day);
}
