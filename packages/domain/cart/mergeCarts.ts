/** A line of one of two carts that come together at a sign-in. */
export interface MergeLine {
  readonly id: string;
  readonly variantId: string;
  /** Canonical JSON text. */
  readonly additionalFields: string;
  readonly quantity: number;
}

export interface MergeRules {
  /** The visitor's cart is a copy of the member's, left behind at a sign-out: what is in both is there once. */
  readonly isCopy: boolean;
  /** The most a line like this may hold. */
  maxOf(line: MergeLine): number;
}

export interface CartMerge {
  /** Lines of the member's cart with another quantity than before. */
  readonly raised: readonly { readonly id: string; readonly quantity: number }[];
  /** Lines of the visitor's cart that move over. */
  readonly moved: readonly { readonly id: string; readonly quantity: number }[];
}

/**
 * What becomes of a visitor's cart when its owner signs in (SES-4): each line is kept, the same thing is one line, and a
 * copy of the member's own lines adds nothing to them.
 */
export function mergeCarts(member: readonly MergeLine[], visitor: readonly MergeLine[], rules: MergeRules): CartMerge {
  const held = new Map(member.map((line) => [keyOf(line), { id: line.id, quantity: line.quantity, isMoved: false }]));
  const touched = new Set<string>();
  for (const line of visitor) {
    const key = keyOf(line);
    const same = held.get(key);
    const wanted = same === undefined ? line.quantity : together(same.quantity, line.quantity, rules.isCopy);
    const quantity = Math.max(same?.quantity ?? 1, Math.min(wanted, rules.maxOf(line)));
    if (same?.quantity === quantity) continue;
    touched.add(key);
    held.set(key, { id: same?.id ?? line.id, quantity, isMoved: same === undefined || same.isMoved });
  }
  const changed = [...touched].flatMap((key) => held.get(key) ?? []);
  const plain = ({ id, quantity }: { id: string; quantity: number }) => ({ id, quantity });
  return {
    raised: changed.filter(({ isMoved }) => !isMoved).map(plain),
    moved: changed.filter(({ isMoved }) => isMoved).map(plain),
  };
}

function together(held: number, added: number, isCopy: boolean): number {
  return isCopy ? Math.max(held, added) : held + added;
}

function keyOf({ variantId, additionalFields }: MergeLine): string {
  return `${variantId}\n${additionalFields}`;
}
