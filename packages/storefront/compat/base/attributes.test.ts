import { beforeEach, describe, expect, it } from 'vitest';
import { Attributes, type Change, INVALID_VALUE } from './attributes.ts';

let told: Change[] = [];
const host = { double: (value: unknown) => Number(value) * 2, size: 3 };
const make = (decide: (change: Change) => boolean = () => true) =>
  new Attributes(host, (change, commit) => {
    told.push(change);
    if (decide(change)) commit(change.newVal);
  });

beforeEach(() => {
  told = [];
});

describe('attributes of YUI’s objects (site-templates 11)', () => {
  it('are made when they are first asked for, one perhaps of another', () => {
    const own = make();
    own.add('wide', { valueFn: () => Number(own.get('base')) + 1 });
    own.add('base', { value: 1 });
    expect([own.get('wide'), own.get('nothing')]).toEqual([2, undefined]);
  });
  it('pass through getters, setters and validators, named or not', () => {
    const own = make();
    own.add('a', { value: 1, setter: 'double', getter: (value: number) => value + 0.5 });
    own.add('b', { value: 1, validator: (value: unknown) => typeof value === 'number' });
    own.add('c', { value: 1, setter: (value: unknown) => (value === 'bad' ? INVALID_VALUE : undefined) });
    own.set('a', 5);
    own.set('b', 'x');
    own.set('c', 'bad');
    expect([own.get('a'), own.get('b'), own.get('c')]).toEqual([10.5, 1, 1]);
    own.set('c', 'good');
    expect(own.get('c')).toBe('good');
  });
  it('begin with what is given, unless it is refused', () => {
    const own = make();
    const isNumber = { value: 1, validator: (value: unknown) => typeof value === 'number' };
    own.add('a', isNumber, { value: 7 });
    own.add('b', isNumber, { value: 'x' });
    expect([own.get('a'), own.get('b')]).toEqual([7, 1]);
  });
  it('tell of each change, and keep the old value where somebody prevents it', () => {
    const own = make(({ newVal }) => newVal !== 2);
    own.add('a', { value: 1 });
    own.set('a', 2);
    own.set('a', 3);
    expect([own.get('a'), told]).toEqual([
      3,
      [
        { attrName: 'a', prevVal: 1, newVal: 2 },
        { attrName: 'a', prevVal: 1, newVal: 3 },
      ],
    ]);
  });
  it('are written by their users only where they may be', () => {
    const own = make();
    own.add('fixed', { value: 1, readOnly: true });
    own.add('once', { value: 1, writeOnce: true });
    own.add('first', { value: 1, writeOnce: 'initOnly' }, { value: 4 });
    for (const name of ['fixed', 'once', 'once', 'first']) own.set(name, Number(own.get(name)) + 1);
    expect([own.get('fixed'), own.get('once'), own.get('first')]).toEqual([1, 2, 4]);
    own.set('fixed', 9, true);
    expect(own.get('fixed')).toBe(9);
  });
  it('have parts, and share no list with other objects of their class', () => {
    const config = { value: { title: 'a', list: [1] } };
    const [one, two] = [make(), make()];
    for (const each of [one, two]) each.add('strings', config);
    one.set('strings.title', 'b');
    expect([one.get('strings.title'), one.get('strings.list'), two.get('strings.title')]).toEqual(['b', [1], 'a']);
    expect(told[0]).toMatchObject({ attrName: 'strings', subAttrName: 'strings.title', newVal: { title: 'b' } });
    one.reset('strings');
    expect([one.get('strings.title'), one.get('strings.list') === config.value.list]).toEqual(['a', false]);
  });
  it('come from what scripts set without saying so before', () => {
    const own = make();
    own.set('new', 1);
    expect([own.has('new'), own.get('new'), own.names()]).toEqual([true, 1, ['new']]);
    own.remove('new');
    expect(own.has('new')).toBe(false);
  });
});
