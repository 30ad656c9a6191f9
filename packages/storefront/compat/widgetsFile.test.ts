import { describe, expect, it } from 'vitest';
import { adopt, WidgetsFile } from './widgetsFile.ts';

function file() {
  const loads: number[] = [];
  return { widgets: new WidgetsFile(() => loads.push(1)), loads };
}

describe('the file of the heavier globals (decision 0036)', () => {
  it('is fetched once, when a name of it is first touched', () => {
    const { widgets, loads } = file();
    const y: Record<string, unknown> = {};
    widgets.promise(y, ['Base']);
    expect([loads.length, y.Base, y.Base, loads.length]).toEqual([0, undefined, undefined, 1]);
    adopt(y, { Base: 'ours' });
    expect(y.Base).toBe('ours');
  });
  it('keeps those who wait until it came, in their order, and nobody after that', () => {
    const { widgets, loads } = file();
    const seen: string[] = [];
    widgets.whenThere(() => seen.push('first'));
    widgets.whenThere(() => seen.push('second'));
    expect([seen, loads.length]).toEqual([[], 1]);
    widgets.came();
    widgets.whenThere(() => seen.push('at once'));
    expect(seen).toEqual(['first', 'second', 'at once']);
  });
  it('leaves what a theme has put in its places itself', () => {
    const { widgets, loads } = file();
    const own: Record<string, unknown> = { Plugin: { Own: 1 } };
    widgets.promise(own, ['DynamicData']);
    own.DynamicData = 'the theme’s';
    adopt(own, { DynamicData: 'ours', Plugin: { Base: 2, Own: 3 } });
    expect([own, loads.length]).toEqual([{ DynamicData: 'the theme’s', Plugin: { Own: 1, Base: 2 } }, 0]);
  });
  it.each([
    ['base', true],
    ['base-build', true],
    ['widget', true],
    ['history-hash', true],
    ['squarespace-gallery-ng', true],
    ['squarespace-commerce', true],
    ['squarespace-dynamic-data', true],
    ['squarespace-events-calendar', true],
    ['squarespace-social-buttons', true],
    ['squarespace-util', false],
    ['squarespace-image-loader', false],
    ['node', false],
    ['event-custom', false],
    ['node-event-simulate', false],
  ])('the module %s of Y.use needs it: %s', (name, isNeeded) => {
    expect(file().widgets.isNeededBy(name)).toBe(isNeeded);
  });
});
