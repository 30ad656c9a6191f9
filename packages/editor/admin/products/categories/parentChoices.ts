import type { WireCategory, WireStorePage } from '@quoin/contract/endpoints/store';
import * as texts from '@quoin/messages/app/parentChoices';
import type { Choice } from '../../../parts/fields/SelectField.tsx';
import { inTreeOrder } from '../categoryChoices.ts';

/** Represents no parent in a list of choices. */
export const TOP = 'top';

/**
 * Returns the possible parents of a category: the top, or any category that is neither itself nor below it. Null: a new
 * category.
 */
export function parentChoices(page: WireStorePage, category: WireCategory | null): readonly Choice<string>[] {
  const isOpen = (place: WireCategory) =>
    category === null || (place.id !== category.id && !place.path.startsWith(`${category.path}/`));
  const places = inTreeOrder(page.categories).filter((place) => isOpen(place.category));
  return [
    { value: TOP, text: texts.atTheTop(page.title) },
    ...places.map(({ category: { id }, names }) => ({ value: id, text: names.join(' / ') })),
  ];
}
