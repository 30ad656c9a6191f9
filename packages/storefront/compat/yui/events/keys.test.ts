import { describe, expect, it } from 'vitest';
import { keyWish } from './keys.ts';

const press = (key: string, more: Partial<KeyboardEvent> = {}) => ({ key, keyCode: 0, ...more }) as KeyboardEvent;

describe('keys that templates wait for', () => {
  it.each([
    ['esc', 'keydown', press('Escape'), true],
    ['esc', 'keydown', press('Enter'), false],
    ['enter,space', 'keydown', press(' '), true],
    ['down:27,39', 'keydown', press('x', { keyCode: 39 }), true],
    ['up:arrowleft', 'keyup', press('ArrowLeft'), true],
    ['press:a+shift', 'keydown', press('A', { shiftKey: true }), true],
    ['a+ctrl', 'keydown', press('a'), false],
    ['i', 'keydown', press('i'), true],
  ])('%s is %s', (wish, type, event, isMeant) => {
    const { type: own, isMeant: means } = keyWish(wish);
    expect([own, means(event)]).toEqual([type, isMeant]);
  });
});
