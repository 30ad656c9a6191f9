import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Lifecycle } from './lifecycle.ts';

const y = { name: 'Y' };
let seen: unknown[] = [];
beforeEach(() => {
  seen = [];
  vi.stubGlobal('reportError', (fault: unknown) => seen.push((fault as Error).message));
});
const note = (name: string) => () => void seen.push(name);

describe('Squarespace.onInitialize and onDestroy', () => {
  it('run when the body is whole, once, with Y', () => {
    const life = new Lifecycle(y);
    life.onInitialize((given) => seen.push(given));
    expect(life.isLoaded).toBe(false);
    life.bodyLoaded();
    life.bodyLoaded();
    expect(seen).toEqual([y]);
    expect(life.isLoaded).toBe(true);
  });
  it('run at once for who comes later', () => {
    const life = new Lifecycle(y);
    life.bodyLoaded();
    life.onInitialize(note('late'));
    expect(seen).toEqual(['late']);
  });
  it('run again with each new content, destroyers once before it', () => {
    const life = new Lifecycle(y);
    life.onInitialize(note('begin'));
    life.onDestroy(note('end'));
    life.bodyLoaded();
    life.destroy();
    life.destroy();
    life.initialize();
    expect(seen).toEqual(['begin', 'end', 'begin']);
  });
  it('are not kept from running by another that fails', () => {
    const life = new Lifecycle(y);
    life.onInitialize(() => {
      throw new Error('broken');
    });
    life.onInitialize(note('second'));
    life.bodyLoaded();
    expect(seen).toEqual(['broken', 'second']);
  });
});
