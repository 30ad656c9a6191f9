import type { PageContent } from '../content/pageContent.ts';

/** Returns the items that the page shows in addition to its own, in order: the results of `<squarespace:related>`. */
export function relatedIds({ item }: PageContent, answers: ReadonlyMap<string, unknown>): readonly string[] {
  if (item === null) return [];
  const ids = [...answers].flatMap(([key, answer]) => {
    const isOurs = key.startsWith('{"kind":"related"') && key.includes(`"itemId":${JSON.stringify(item.id)}`);
    const { items = [] } = ((isOurs ? answer : null) ?? {}) as { readonly items?: readonly { readonly id: string }[] };
    return items.map(({ id }) => id);
  });
  return [...new Set(ids)];
}
