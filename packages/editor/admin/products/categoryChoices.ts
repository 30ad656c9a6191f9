import type { AppCategoryResponse, WireCategory, WireStorePage } from '@quoin/contract/endpoints/store';
import type { Choice } from '../../parts/fields/SelectField.tsx';

/** Categories of all store pages for a list to choose from: `Prints / Large`, each path once. */
export function categoryChoices(pages: readonly WireStorePage[]): readonly Choice<string>[] {
  const texts = new Map<string, string>();
  for (const page of pages) {
    for (const { category, names } of inTreeOrder(page.categories)) {
      if (!texts.has(category.path)) texts.set(category.path, names.join(' / '));
    }
  }
  return [...texts].map(([value, text]) => ({ value, text }));
}

export interface PlacedCategory {
  readonly category: WireCategory;
  /** From the top down to its own. */
  readonly names: readonly string[];
  /** 0 at the top. */
  readonly depth: number;
}

/** Categories below each other one, in the owner's order; null: at the top. The root is left out. */
export function childrenOf(categories: readonly WireCategory[]): ReadonlyMap<string | null, readonly WireCategory[]> {
  const children = new Map<string | null, WireCategory[]>();
  for (const category of categories) {
    if (category.isRoot) continue;
    const own = children.get(category.parentId);
    if (own === undefined) children.set(category.parentId, [category]);
    else own.push(category);
  }
  return children;
}

/** Every category after its parent and before its parent's next sibling; the root is left out. */
export function inTreeOrder(categories: readonly WireCategory[]): readonly PlacedCategory[] {
  const children = childrenOf(categories);
  const placed: PlacedCategory[] = [];
  const walk = (parentId: string | null, names: readonly string[]) => {
    for (const category of children.get(parentId) ?? []) {
      const own = [...names, category.displayName];
      placed.push({ category, names: own, depth: names.length });
      walk(category.id, own);
    }
  };
  walk(null, []);
  return placed;
}

/** The current or intended place of a category: its parent, and the sibling that follows it; null: at the end. */
export interface CategoryPlace {
  readonly parentId: string | null;
  readonly beforeId: string | null;
}

/** Returns the place of a category. */
export function placeOf(categories: readonly WireCategory[], { id, parentId }: WireCategory): CategoryPlace {
  const siblings = childrenOf(categories).get(parentId) ?? [];
  return { parentId, beforeId: siblings[siblings.findIndex((each) => each.id === id) + 1]?.id ?? null };
}

export interface DropPlace {
  readonly key: string;
  readonly position: 'before' | 'on' | 'after';
}

/** Returns the place of a dropped category; null if it is dropped into itself, which is not allowed. */
export function dropPlace(categories: readonly WireCategory[], id: string, drop: DropPlace): CategoryPlace | null {
  const moved = categories.find((each) => each.id === id);
  const target = categories.find((each) => each.id === drop.key);
  const isInItself = (each: WireCategory) => each.id === id || each.path.startsWith(`${moved?.path}/`);
  if (moved === undefined || target === undefined || isInItself(target)) return null;
  if (drop.position === 'on') return { parentId: target.id, beforeId: null };
  const { parentId } = target;
  if (drop.position === 'before') return { parentId, beforeId: target.id };
  const siblings = (childrenOf(categories).get(parentId) ?? []).filter((each) => each.id !== id);
  return { parentId, beforeId: siblings[siblings.indexOf(target) + 1]?.id ?? null };
}

/** One place up or down among its siblings; null where there is none. */
export function stepPlace(categories: readonly WireCategory[], id: string, way: 'up' | 'down'): CategoryPlace | null {
  const parentId = categories.find((each) => each.id === id)?.parentId ?? null;
  const siblings = childrenOf(categories).get(parentId) ?? [];
  const at = siblings.findIndex((each) => each.id === id);
  const isEdge = way === 'up' ? at <= 0 : at === siblings.length - 1;
  if (isEdge) return null;
  return { parentId, beforeId: siblings[way === 'up' ? at - 1 : at + 2]?.id ?? null };
}

/** The categories as they are after a move, before the server has answered: paths are still the old ones. */
export function withMoved(
  categories: readonly WireCategory[],
  id: string,
  { parentId, beforeId }: CategoryPlace,
): readonly WireCategory[] {
  const moved = categories.find((each) => each.id === id);
  if (moved === undefined) return categories;
  const others = categories.filter((each) => each.id !== id);
  const at = beforeId === null ? -1 : others.findIndex((each) => each.id === beforeId);
  return others.toSpliced(at === -1 ? others.length : at, 0, { ...moved, parentId });
}

/** The categories with the server's answer to an edit taken in: what is below the edited one goes where it goes. */
export function withEdited(
  categories: readonly WireCategory[],
  { category, formerPath }: AppCategoryResponse,
): readonly WireCategory[] {
  const held = categories.find(({ id }) => id === category.id);
  if (held === undefined) return [...categories, { ...category, productCount: 0 }];
  const { id, parentId, path } = category;
  const isElsewhere = held.parentId !== parentId;
  const placed = isElsewhere ? withMoved(categories, id, { parentId, beforeId: null }) : categories;
  const isBelow = (each: WireCategory) => each.path.startsWith(`${formerPath}/`);
  return placed.map((each) => {
    if (each.id === id) return { ...each, ...category };
    return path !== formerPath && isBelow(each) ? { ...each, path: path + each.path.slice(formerPath.length) } : each;
  });
}

/** Without a category and all below it. */
export function withoutCategory(categories: readonly WireCategory[], gone: WireCategory): readonly WireCategory[] {
  return categories.filter(({ id, path }) => id !== gone.id && !path.startsWith(`${gone.path}/`));
}

export interface CategoryNode {
  readonly id: string;
  readonly category: WireCategory;
  readonly children: readonly CategoryNode[];
}

/**
 * The categories as a tree. Nodes of the tree before are taken over where nothing in or below them is new, so that of 10,000
 * only those are drawn again that changed.
 */
export function treeOf(
  categories: readonly WireCategory[],
  before: ReadonlyMap<string, CategoryNode> = new Map(),
): readonly CategoryNode[] {
  const children = childrenOf(categories);
  const below = (parentId: string | null): readonly CategoryNode[] =>
    (children.get(parentId) ?? []).map((category) => {
      const own = below(category.id);
      const known = before.get(category.id);
      const isSame = known?.category === category && isAlike(known.children, own);
      return isSame ? known : { id: category.id, category, children: own };
    });
  return below(null);
}

function isAlike(some: readonly CategoryNode[], others: readonly CategoryNode[]): boolean {
  return some.length === others.length && some.every((node, index) => node === others[index]);
}

/** Every node of a tree by its id. */
export function nodesById(
  nodes: readonly CategoryNode[],
  into: Map<string, CategoryNode> = new Map(),
): ReadonlyMap<string, CategoryNode> {
  for (const node of nodes) {
    into.set(node.id, node);
    nodesById(node.children, into);
  }
  return into;
}
