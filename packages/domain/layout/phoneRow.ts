import { type PlacedOnPhones, phoneArrangement } from './phoneArrangement.ts';

/**
 * The row a block gets on phones when it is moved to `wanted`, in the rows of the others without it: in the middle of
 * something that only follows the reading it would push that far down and leave a hole; so it goes before or behind it.
 */
export function phoneRowFor(
  blocks: readonly PlacedOnPhones[],
  id: string,
  wanted: number,
  side: 'before' | 'behind' | 'nearest',
): number {
  const others = blocks.filter((block) => block.id !== id);
  const places = phoneArrangement(others);
  for (const other of others) {
    const place = places.get(other.id)!;
    const end = place.row + place.rows;
    if (other.phonePlace || wanted <= place.row || wanted >= end) continue;
    if (side !== 'nearest') return side === 'before' ? place.row : end;
    return wanted - place.row <= end - wanted ? place.row : end;
  }
  return Math.max(1, wanted);
}
