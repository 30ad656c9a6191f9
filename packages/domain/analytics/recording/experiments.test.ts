import { describe, expect, it } from 'vitest';
import { assignExperiments, assignVariant, overridesAfter, parseVariants } from './experiments.ts';

const definitions = { button: 'control:75,large:25' };
const visitors = Array.from({ length: 20_000 }, (_, index) => `visitor-${index}`);

describe('experiments', () => {
  it('put each visitor always into the same variant, and all of them in the shares that were set (REC-03)', () => {
    const variants = parseVariants(definitions.button);
    const chosen = visitors.map((visitor) => assignVariant('button', variants, visitor));
    expect(chosen).toEqual(visitors.map((visitor) => assignVariant('button', variants, visitor)));
    expect(chosen.filter((variant) => variant === 'large').length / visitors.length).toBeCloseTo(0.25, 1);
  });

  it('are apart: who is in one variant here is not in the same one there (REC-03)', () => {
    const halves = parseVariants('a:50,b:50');
    const same = visitors.filter((each) => assignVariant('one', halves, each) === assignVariant('two', halves, each));
    expect(same.length / visitors.length).toBeCloseTo(0.5, 1);
  });

  it.each([
    [true, { button: 'large' }, 'large'],
    [true, { button: 'unknown' }, 'control'],
    [true, {}, 'control'],
    [false, { button: 'large' }, 'control'],
  ] as const)('may be overridden: %s, by %j → %s (REC-03)', (mayOverride, overrides, variant) => {
    const visitorId = visitors.find(
      (each) => assignVariant('button', parseVariants(definitions.button), each) === 'control',
    )!;
    expect(assignExperiments({ definitions, visitorId, overrides, mayOverride })).toEqual({ button: variant });
  });

  it('are overridden by query until reset (REC-03)', () => {
    const first = overridesAfter({}, [
      ['experiment.button', 'large'],
      ['q', 'x'],
      ['experiment.other', 'b'],
    ]);
    expect(first).toEqual({ button: 'large', other: 'b' });
    expect(overridesAfter(first, [['experiment.button', 'reset']])).toEqual({ other: 'b' });
    expect(overridesAfter(first, [['experiment.button', '<script>']])).toEqual(first);
  });

  it.each(['', 'a', 'a:x', 'a:0', 'a:50,a:50', 'reset:50', 'a b:50', 'a:-1,b:2'])('%j is none', (text) => {
    expect(parseVariants(text)).toEqual([]);
  });
});
