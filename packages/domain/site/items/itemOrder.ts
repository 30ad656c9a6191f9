/** Items to be moved behind another one, in the given order. */
export interface ItemMove {
  readonly ids: readonly string[];
  /** Null: before all. */
  readonly after: string | null;
  /** That they come into; left out: they stay in theirs. */
  readonly chapter?: string;
}

export interface OrderedItem {
  readonly id: string;
  readonly displayIndex: number;
  readonly chapter: string;
}

export interface MovedItem {
  readonly id: string;
  readonly displayIndex: number;
  readonly chapter: string;
}

/** Room for later moves between two neighbours: a move writes what is moved and nothing else. */
const STEP = 1024;

export interface Rearranged {
  /** Those that changed. */
  readonly writes: readonly MovedItem[];
  /** What puts everything back, one after the other. */
  readonly undo: readonly ItemMove[];
}

/** Moves items within their order. Null if a named item is deleted or would be moved behind itself. */
export function movedItems(items: readonly OrderedItem[], move: ItemMove): Rearranged | null {
  const { ids, after, chapter } = move;
  const known = new Map(items.map((item) => [item.id, item]));
  const moved = [...new Set(ids)];
  if (moved.length === 0 || moved.some((id) => !known.has(id))) return null;
  if (after !== null && (!known.has(after) || moved.includes(after))) return null;
  const isMoved = new Set(moved);
  const left = items.filter(({ id }) => !isMoved.has(id));
  const at = after === null ? 0 : left.findIndex(({ id }) => id === after) + 1;
  const placed = moved
    .flatMap((id) => known.get(id) ?? [])
    .map((item) => ({ ...item, chapter: chapter ?? item.chapter }));
  const order = [...left.slice(0, at), ...placed, ...left.slice(at)];
  const indexed = numbered(order, { at, count: placed.length });
  const writes = indexed.filter((item) => {
    const before = known.get(item.id);
    return before?.displayIndex !== item.displayIndex || before.chapter !== item.chapter;
  });
  return { writes: isSame(items, order) ? [] : writes, undo: isSame(items, order) ? [] : undoOf(items, isMoved) };
}

function isSame(before: readonly OrderedItem[], after: readonly OrderedItem[]): boolean {
  return before.every(({ id, chapter }, index) => after[index]?.id === id && after[index]?.chapter === chapter);
}

/** Numbers between those of the neighbours; new ones for all where there is no room. */
function numbered(
  order: readonly OrderedItem[],
  { at, count }: { readonly at: number; readonly count: number },
): readonly MovedItem[] {
  const low = order[at - 1]?.displayIndex ?? null;
  const high = order[at + count]?.displayIndex ?? null;
  const from = low ?? (high === null ? 0 : high - STEP * (count + 1));
  const step = high === null ? STEP : Math.floor((high - from) / (count + 1));
  if (step < 1) return order.map((item, index) => ({ ...item, displayIndex: (index + 1) * STEP }));
  return order.map((item, index) =>
    index >= at && index < at + count ? { ...item, displayIndex: from + step * (index - at + 1) } : item,
  );
}

/** Moves each item back behind its former predecessor, the first one first, so each predecessor is already in place. */
function undoOf(items: readonly OrderedItem[], isMoved: ReadonlySet<string>): readonly ItemMove[] {
  return items.flatMap(({ id, chapter }, index) =>
    isMoved.has(id) ? [{ ids: [id], after: items[index - 1]?.id ?? null, chapter }] : [],
  );
}

/** The number behind the last of them. */
export function lastPlace(last: number | null): number {
  return last === null ? STEP : last + STEP;
}

/** Items by their chapters, in the order in which the chapters begin. */
export function chaptersOf<Item extends { readonly chapter: string }>(
  items: readonly Item[],
): readonly { readonly title: string; readonly items: readonly Item[] }[] {
  const chapters = new Map<string, Item[]>();
  for (const item of items) chapters.set(item.chapter, [...(chapters.get(item.chapter) ?? []), item]);
  return [...chapters].map(([title, own]) => ({ title, items: own }));
}
