import { type PlacedOnPhones, type Placement, phoneArrangement } from '@quoin/domain/layout';

/** Whether a block is as high as its place on the grid, whatever it holds: a picture that fills it, a shape. */
export function fillsPlace(type: unknown, value: unknown): boolean {
  if (type === 'shape') return true;
  return (
    type === 'image' && typeof value === 'object' && value !== null && 'stretch' in value && value.stretch === true
  );
}

/** Returns where blocks are on a phone, by id (ED-30). Spacers make room on wide windows only. */
export function phonePlaces(
  blocks: readonly (Omit<PlacedOnPhones, 'fills'> & { readonly type: unknown; readonly value: unknown })[],
): ReadonlyMap<string, Placement> {
  return phoneArrangement(
    blocks.map((block) => ({
      ...block,
      fills: fillsPlace(block.type, block.value),
      ...(block.type === 'spacer' ? { hidden: { phone: true } } : {}),
    })),
  );
}
