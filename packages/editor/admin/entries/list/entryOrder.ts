import type { WireEntry } from '@quoin/contract/endpoints/content';
import { chaptersOf, type ItemMove } from '@quoin/domain/site';

type Placed = Pick<WireEntry, 'id' | 'chapter'>;

export interface EntryChapter<Entry> {
  /** Row of the tree. */
  readonly id: string;
  readonly title: string;
  readonly entries: readonly Entry[];
}

const CHAPTER = 'chapter:';

export function chapterId(title: string): string {
  return `${CHAPTER}${title}`;
}

/** Null for the row of an entry. */
export function chapterOfRow(row: string): string | null {
  return row.startsWith(CHAPTER) ? row.slice(CHAPTER.length) : null;
}

/** Returns the entries by chapter, as shown. Entries without a chapter are in one without a title. */
export function entryChapters<Entry extends Placed>(entries: readonly Entry[]): readonly EntryChapter<Entry>[] {
  return chaptersOf(entries).map(({ title, items }) => ({ id: chapterId(title), title, entries: items }));
}

export interface Drop {
  /** The row that something was dropped at. */
  readonly row: string;
  readonly position: 'before' | 'after' | 'on';
}

/** A move into a chapter, behind one of its entries or before them all. */
function into(
  entries: readonly Placed[],
  ids: readonly string[],
  { chapter, behind }: { readonly chapter: string; readonly behind: string | null },
): ItemMove {
  if (behind !== null) return { ids, after: behind, chapter };
  const left = entries.filter(({ id }) => !ids.includes(id));
  const first = left.findIndex((entry) => entry.chapter === chapter);
  return { ids, after: first < 0 ? (left.at(-1)?.id ?? null) : (left[first - 1]?.id ?? null), chapter };
}

/** What letting an entry or a chapter go there means; null for nothing. */
export function dropMove(entries: readonly Placed[], dragged: string, drop: Drop): ItemMove | null {
  const chapter = chapterOfRow(dragged);
  return chapter === null ? entryDrop(entries, dragged, drop) : chapterDrop(entries, chapter, drop);
}

function entryDrop(entries: readonly Placed[], id: string, { row, position }: Drop): ItemMove | null {
  const left = entries.filter((entry) => entry.id !== id);
  const chapters = entryChapters(left);
  const title = chapterOfRow(row);
  if (title !== null) {
    const at = chapters.findIndex((each) => each.title === title);
    // Before a chapter is the end of the one above; the chapter's own place is its beginning, on it its end.
    if (position === 'before' && at > 0) return endOf(left, [id], chapters[at - 1]);
    return position === 'on'
      ? endOf(left, [id], chapters[at], title)
      : into(left, [id], { chapter: title, behind: null });
  }
  const target = left.find((entry) => entry.id === row);
  if (target === undefined || position === 'on') return null;
  if (position === 'after') return { ids: [id], after: row, chapter: target.chapter };
  const own = chapters.find((each) => each.title === target.chapter)?.entries ?? [];
  const place = own.findIndex((entry) => entry.id === row);
  return into(left, [id], { chapter: target.chapter, behind: own[place - 1]?.id ?? null });
}

function endOf(
  left: readonly Placed[],
  ids: readonly string[],
  chapter: EntryChapter<Placed> | undefined,
  title = chapter?.title ?? '',
): ItemMove {
  return into(left, ids, { chapter: title, behind: chapter?.entries.at(-1)?.id ?? null });
}

function chapterDrop(entries: readonly Placed[], title: string, { row, position }: Drop): ItemMove | null {
  const chapters = entryChapters(entries);
  const named = chapterOfRow(row) ?? entries.find(({ id }) => id === row)?.chapter;
  const target = chapters.findIndex((each) => each.title === named);
  if (target < 0 || named === title) return null;
  return besideChapter(entries, title, position === 'before' ? target : target + 1);
}

/** A whole chapter before the one that is now at this place; behind the last for none. */
function besideChapter(entries: readonly Placed[], title: string, at: number): ItemMove | null {
  const chapters = entryChapters(entries);
  const ids = chapters.find((each) => each.title === title)?.entries.map(({ id }) => id) ?? [];
  const next = chapters[at];
  if (ids.length === 0 || next?.title === title) return null;
  const left = entries.filter(({ id }) => !ids.includes(id));
  const first = next === undefined ? left.length : left.findIndex((entry) => entry.chapter === next.title);
  return { ids, after: left[first - 1]?.id ?? null };
}

/** One step up or down, over the edge of a chapter into the next; null at the ends. */
export function stepMove(entries: readonly Placed[], row: string, way: 'up' | 'down'): ItemMove | null {
  const chapters = entryChapters(entries);
  const title = chapterOfRow(row);
  if (title !== null) {
    const at = chapters.findIndex((each) => each.title === title);
    if (way === 'up') return at <= 0 ? null : besideChapter(entries, title, at - 1);
    return at < 0 || at === chapters.length - 1 ? null : besideChapter(entries, title, at + 2);
  }
  const at = chapters.findIndex((each) => each.entries.some(({ id }) => id === row));
  const own = chapters[at]?.entries ?? [];
  const place = own.findIndex(({ id }) => id === row);
  const neighbour = own[way === 'up' ? place - 1 : place + 1];
  if (neighbour !== undefined)
    return entryDrop(entries, row, { row: neighbour.id, position: way === 'up' ? 'before' : 'after' });
  const other = chapters[way === 'up' ? at - 1 : at + 1];
  if (other === undefined) return null;
  const left = entries.filter(({ id }) => id !== row);
  return way === 'up' ? endOf(left, [row], other) : into(left, [row], { chapter: other.title, behind: null });
}

/** All of a chapter under another name, where they are. */
export function renameMove(entries: readonly Placed[], title: string, name: string): ItemMove | null {
  const ids = entries.filter(({ chapter }) => chapter === title).map(({ id }) => id);
  const at = entries.findIndex(({ chapter }) => chapter === title);
  return at < 0 ? null : { ids, after: entries[at - 1]?.id ?? null, chapter: name };
}

/** Returns the entries as they are after a move, before the server confirms it. */
export function withMove<Entry extends Placed>(
  entries: readonly Entry[],
  { ids, after, chapter }: ItemMove,
): readonly Entry[] {
  const moved = ids.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
  const left = entries.filter(({ id }) => !ids.includes(id));
  const at = after === null ? 0 : left.findIndex(({ id }) => id === after) + 1;
  const placed = moved.map((entry) => (chapter === undefined ? entry : { ...entry, chapter }));
  return [...left.slice(0, at), ...placed, ...left.slice(at)];
}
