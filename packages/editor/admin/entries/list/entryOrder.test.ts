import { describe, expect, it } from 'vitest';
import { chapterId, type Drop, dropMove, entryChapters, renameMove, stepMove, withMove } from './entryOrder.ts';

const entry = (id: string, chapter = '') => ({ id, chapter });
const PLAIN = ['a', 'b', 'c'].map((id) => entry(id));
const COURSE = [entry('a', 'One'), entry('b', 'One'), entry('c', 'Two'), entry('d', 'Three')];

const shown = (entries: readonly { readonly id: string; readonly chapter: string }[]) =>
  entryChapters(entries)
    .map(({ title, entries: own }) => `${title}(${own.map(({ id }) => id).join('')})`)
    .join(' ');
const after = (entries: typeof COURSE, move: ReturnType<typeof stepMove>) =>
  move === null ? 'nothing' : shown(withMove(entries, move));
const dropped = (entries: typeof COURSE, row: string, drop: Drop) => after(entries, dropMove(entries, row, drop));

describe('items in the owner’s order', () => {
  it('are dropped before and behind each other', () => {
    expect(dropped(PLAIN, 'c', { row: 'a', position: 'before' })).toBe('(cab)');
    expect(dropped(PLAIN, 'a', { row: 'b', position: 'after' })).toBe('(bac)');
    expect(dropped(PLAIN, 'a', { row: 'c', position: 'before' })).toBe('(bac)');
    expect(dropped(PLAIN, 'a', { row: 'b', position: 'on' })).toBe('nothing');
    expect(dropped(PLAIN, 'a', { row: 'gone', position: 'after' })).toBe('nothing');
  });

  it('go a step up and down, and stop at the ends', () => {
    expect(after(PLAIN, stepMove(PLAIN, 'b', 'up'))).toBe('(bac)');
    expect(after(PLAIN, stepMove(PLAIN, 'b', 'down'))).toBe('(acb)');
    expect([stepMove(PLAIN, 'a', 'up'), stepMove(PLAIN, 'c', 'down')]).toEqual([null, null]);
  });
});

describe('lessons', () => {
  it('come into the chapter of where they are dropped', () => {
    expect(dropped(COURSE, 'd', { row: 'a', position: 'before' })).toBe('One(dab) Two(c)');
    expect(dropped(COURSE, 'a', { row: 'c', position: 'before' })).toBe('One(b) Two(ac) Three(d)');
    expect(dropped(COURSE, 'a', { row: chapterId('Two'), position: 'on' })).toBe('One(b) Two(ca) Three(d)');
    expect(dropped(COURSE, 'a', { row: chapterId('Two'), position: 'after' })).toBe('One(b) Two(ac) Three(d)');
    expect(dropped(COURSE, 'd', { row: chapterId('Two'), position: 'before' })).toBe('One(abd) Two(c)');
    expect(dropped(COURSE, 'd', { row: chapterId('One'), position: 'before' })).toBe('One(dab) Two(c)');
  });

  it('go a step over the edge of their chapter', () => {
    expect(after(COURSE, stepMove(COURSE, 'c', 'up'))).toBe('One(abc) Three(d)');
    expect(after(COURSE, stepMove(COURSE, 'b', 'down'))).toBe('One(a) Two(bc) Three(d)');
    expect(after(COURSE, stepMove(COURSE, 'd', 'up'))).toBe('One(ab) Two(cd)');
  });

  it('that came later into a chapter stand in it, and move as they are seen', () => {
    const late = [...COURSE, entry('e', 'One')];
    expect(shown(late)).toBe('One(abe) Two(c) Three(d)');
    expect(after(late, stepMove(late, 'e', 'up'))).toBe('One(aeb) Two(c) Three(d)');
    expect(after(late, stepMove(late, 'e', 'down'))).toBe('One(ab) Two(ec) Three(d)');
    expect(after(late, stepMove(late, chapterId('Two'), 'up'))).toBe('Two(c) One(abe) Three(d)');
  });

  it('move with their whole chapter, and take another name of it', () => {
    expect(after(COURSE, stepMove(COURSE, chapterId('Two'), 'up'))).toBe('Two(c) One(ab) Three(d)');
    expect(after(COURSE, stepMove(COURSE, chapterId('One'), 'down'))).toBe('Two(c) One(ab) Three(d)');
    expect(stepMove(COURSE, chapterId('Three'), 'down')).toBeNull();
    expect(dropped(COURSE, chapterId('Three'), { row: 'a', position: 'before' })).toBe('Three(d) One(ab) Two(c)');
    expect(dropped(COURSE, chapterId('One'), { row: chapterId('Three'), position: 'after' })).toBe(
      'Two(c) Three(d) One(ab)',
    );
    expect(dropped(COURSE, chapterId('One'), { row: 'b', position: 'after' })).toBe('nothing');
    expect(after(COURSE, renameMove(COURSE, 'One', 'Begin'))).toBe('Begin(ab) Two(c) Three(d)');
    expect(after(COURSE, renameMove(COURSE, 'Two', 'One'))).toBe('One(abc) Three(d)');
    expect(renameMove(COURSE, 'Gone', 'One')).toBeNull();
  });
});
