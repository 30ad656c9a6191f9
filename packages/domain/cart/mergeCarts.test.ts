import { describe, expect, it } from 'vitest';
import { drawFromSeed } from '../testing/draw.ts';
import { type MergeLine, mergeCarts } from './mergeCarts.ts';

const line = (id: string, variantId: string, quantity: number, additionalFields = '{}'): MergeLine => ({
  ...{ id, variantId, quantity, additionalFields },
});
const rules = (isCopy: boolean, max = 9999) => ({ isCopy, maxOf: () => max });

describe('two carts at a sign-in (SES-4)', () => {
  it('keeps what only one of them holds', () => {
    const merge = mergeCarts([line('a', 'x', 1)], [line('b', 'y', 2)], rules(false));
    expect(merge).toEqual({ raised: [], moved: [{ id: 'b', quantity: 2 }] });
  });

  it('adds up the same thing chosen twice, and counts a copy once', () => {
    const [member, visitor] = [[line('a', 'x', 1)], [line('b', 'x', 2)]];
    expect(mergeCarts(member, visitor, rules(false))).toEqual({ raised: [{ id: 'a', quantity: 3 }], moved: [] });
    expect(mergeCarts(member, visitor, rules(true))).toEqual({ raised: [{ id: 'a', quantity: 2 }], moved: [] });
    expect(mergeCarts(member, [line('b', 'x', 1)], rules(true))).toEqual({ raised: [], moved: [] });
  });

  it('holds things with other additional fields apart', () => {
    const merge = mergeCarts([line('a', 'x', 1)], [line('b', 'x', 1, '{"name":"Ada"}')], rules(false));
    expect(merge.moved).toEqual([{ id: 'b', quantity: 1 }]);
  });

  it('never goes above what a line may hold, nor below what the member had', () => {
    expect(mergeCarts([line('a', 'x', 6)], [line('b', 'x', 6)], rules(false, 9)).raised).toEqual([
      { id: 'a', quantity: 9 },
    ]);
    expect(mergeCarts([line('a', 'x', 6)], [line('b', 'x', 6)], rules(false, 4)).raised).toEqual([]);
  });

  it('loses no line and doubles none, whatever lies in the carts: 5,000 random pairs', () => {
    const faults: string[] = [];
    const draw = drawFromSeed(20_261_121);
    const whole = (from: number, to: number) => from + draw(to - from + 1);
    for (let round = 0; round < 5000; round += 1) {
      const isCopy = whole(0, 1) === 1;
      const cart = (prefix: string) => {
        const kinds = new Map<string, MergeLine>();
        for (let index = whole(0, 6); index > 0; index -= 1) {
          const [variant, fields] = [`v${whole(0, 4)}`, whole(0, 3) === 0 ? '{"a":"1"}' : '{}'];
          kinds.set(variant + fields, line(`${prefix}${index}`, variant, whole(1, 50), fields));
        }
        return [...kinds.values()];
      };
      const [member, visitor] = [cart('m'), cart('g')];
      const merge = mergeCarts(member, visitor, rules(isCopy));
      const raised = new Map(merge.raised.map(({ id, quantity }) => [id, quantity]));
      const moved = new Set(merge.moved.map(({ id }) => id));
      const after = [
        ...member.map((each) => ({ ...each, quantity: raised.get(each.id) ?? each.quantity })),
        ...visitor.filter(({ id }) => moved.has(id)),
      ];
      const key = ({ variantId, additionalFields }: MergeLine) => variantId + additionalFields;
      if (new Set(after.map(key)).size !== after.length) faults.push(`twice in round ${round}`);
      for (const each of [...member, ...visitor]) {
        const [one, other] = [member, visitor].map((lines) => lines.find((of) => key(of) === key(each))?.quantity ?? 0);
        const expected = isCopy ? Math.max(one!, other!) : one! + other!;
        const found = after.find((of) => key(of) === key(each))?.quantity;
        if (found !== expected) faults.push(`${found} instead of ${expected} in round ${round}`);
      }
    }
    expect(faults).toEqual([]);
  });
});
