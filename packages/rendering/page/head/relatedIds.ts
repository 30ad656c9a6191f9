import type { PageContent } from '../content.ts';

/** Items that the page shows beside its own, in their order: what `<squarespace:related>` was answered. */
export function relatedIds({ item }: PageContent, answers: ReadonlyMap<string, unknown>): readonly string[] {
  if (item === null) return [];
  const ids = [...answers].flatMap(([key, answer]) => {
    const isOurs = key.startsWith('{"kind":"related"') && key.includes(`"itemId":${JSON.stringify(item.id)}`);
    const { items = [] } = ((isOurs ? answer : null) ?? {}) as { readonly items?: readonly { readonly id: string }[] };
    return items.map(({ id }) => id);
  });
  return [...new Set(ids)];
}
