import type { TrackedCart, TrackedEntry } from './cartFields.ts';

/** A line that came, grew, shrank or went, and by how many. */
export interface CartChange {
  readonly name: 'add_to_cart' | 'remove_from_cart';
  readonly entry: TrackedEntry;
  readonly quantity: number;
}

type CountedCart = Pick<TrackedCart, 'entries'>;

/** Returns the changes between two carts; `before` is null for none. */
export function cartChanges(before: CountedCart | null, after: CountedCart): readonly CartChange[] {
  const [old, now] = [before?.entries ?? [], after.entries];
  const gone = old.filter(({ id }) => !now.some((entry) => entry.id === id));
  const changes = now.map((entry): [TrackedEntry, number] => {
    const held = old.find(({ id }) => id === entry.id);
    return [entry, entry.quantity - (held?.quantity ?? 0)];
  });
  return [...changes, ...gone.map((entry): [TrackedEntry, number] => [entry, -entry.quantity])]
    .filter(([, change]) => change !== 0)
    .map(([entry, change]) => ({
      ...{ entry, quantity: Math.abs(change) },
      name: change > 0 ? 'add_to_cart' : 'remove_from_cart',
    }));
}
