import { describe, expect, it } from 'vitest';
import { Class } from './oldClasses.ts';

type Made = Record<string, (...given: unknown[]) => unknown>;

describe('classes of old scripts', () => {
  it('hand what new is given to initialize, and inherit', () => {
    const Shape = Class.create({
      initialize(this: Record<string, unknown>, config: { name: string }) {
        this.name = config.name;
      },
      tell(this: Record<string, unknown>) {
        return `I am ${String(this.name)}`;
      },
    });
    const Circle = Class.create(Shape, { area: () => 3 });
    const circle = new Circle({ name: 'round' }) as unknown as Made;
    expect([circle.tell?.(), circle.area?.(), circle instanceof Shape]).toEqual(['I am round', 3, true]);
    expect(Circle.superclass).toBe(Shape.prototype);
  });

  it('may have a name before their members, and no initialize', () => {
    const Plain = Class.create('Plain', { one: () => 1 });
    expect((new Plain() as unknown as Made).one?.()).toBe(1);
  });
});
