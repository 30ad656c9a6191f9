import { describe, expect, it } from 'vitest';
import { ITEM_KIND_NAMES, ITEM_KINDS, itemKind, itemKindNameOf, orderingOf } from './itemKinds.ts';
import { chaptersOf, lastPlace, movedItems, type OrderedItem } from './itemOrder.ts';
import { durationCode, durationText, readDuration, recordingOf, recordingProblems } from './recording.ts';

const FILE = '/s/files/0199aa00-0000-7000-8000-000000000001';

describe('the kinds of collections', () => {
  it('are told apart by names, types and record types of the format (ENUM-03, ENUM-04)', () => {
    expect(ITEM_KIND_NAMES).toEqual(['blog', 'events', 'portfolio', 'gallery', 'album', 'videos', 'course']);
    expect(ITEM_KINDS.course).toMatchObject({ type: 25, recordType: 62 });
    expect(ITEM_KINDS.videos).toMatchObject({ type: 24, recordType: 8 });
    expect(new Set(ITEM_KIND_NAMES.map((name) => ITEM_KINDS[name].recordType)).size).toBe(7);
    expect([itemKindNameOf('album'), itemKindNameOf('products'), itemKindNameOf('constructor')]).toEqual([
      'album',
      null,
      null,
    ]);
  });

  it('that are ordered by hand hold 250, an album 60 (LIM-01)', () => {
    const byHand = ITEM_KIND_NAMES.filter((name) => itemKind(name).order === 'hand');
    expect(byHand.map((name) => itemKind(name).most)).toEqual([250, 250, 60, 250, 250]);
    expect(byHand.map((name) => orderingOf(itemKind(name)))).toEqual([3, 3, 3, 3, 3]);
    expect([itemKind('blog').most, orderingOf(itemKind('blog'))]).toEqual([null, 2]);
  });
});

describe('a recording', () => {
  it('is a file of the site or of a provider that pages let in, and nothing else', () => {
    expect(recordingOf(`${FILE}/one.mp3`)).toBe('audio');
    expect(recordingOf(` ${FILE}/T%C3%B6ne.MP4 `)).toBe('video');
    expect(recordingOf('https://youtu.be/abc123')).toBe('video');
    expect(recordingOf('https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC')).toBe('audio');
    for (const url of ['', `${FILE}/a.pdf`, 'https://example.com/a.mp3', '//evil.example/s/a.mp3', 'javascript:a.mp3'])
      expect(recordingOf(url)).toBeNull();
    expect(recordingOf('/s/files/%E0/%E0.mp3')).toBe('audio');
  });

  it('is as long as people write it', () => {
    expect(['', '3:45', ' 1:02:03 ', '90', '0:09', '75:00'].map(readDuration)).toEqual([null, 225, 3723, 90, 9, 4500]);
    expect(['x', '3:60', '1:60:00', '0', '-1', '3.5', '99999'].map(readDuration)).toEqual(Array(7).fill(undefined));
    expect([9, 225, 3723].map(durationText)).toEqual(['0:09', '3:45', '1:02:03']);
    expect([9, 60, 225, 3723].map(durationCode)).toEqual(['PT9S', 'PT1M', 'PT3M45S', 'PT1H2M3S']);
  });

  it('says what is missing and what does not fit; a lesson may be text alone', () => {
    const codes = (url: string, part: 'track' | 'video' | 'lesson', duration = '') =>
      recordingProblems({ url, duration }, part).map(({ code }) => code);
    expect(codes('', 'track')).toEqual(['itemTrackMissing']);
    expect(codes('', 'video')).toEqual(['itemVideoMissing']);
    expect(codes('', 'lesson')).toEqual([]);
    expect(codes(`${FILE}/one.mp3`, 'video', 'long')).toEqual(['itemVideoUnknown', 'itemDurationInvalid']);
    expect(codes('https://youtu.be/abc123', 'track')).toEqual(['itemTrackUnknown']);
    expect(codes('https://youtu.be/abc123', 'lesson', '4:00')).toEqual([]);
  });
});

describe('an order by hand', () => {
  const item = (id: string, displayIndex: number, chapter = ''): OrderedItem => ({ id, displayIndex, chapter });
  const abc = [item('a', 1024), item('b', 2048), item('c', 3072)];
  const apply = (items: readonly OrderedItem[], writes: readonly OrderedItem[]) =>
    items
      .map((each) => writes.find(({ id }) => id === each.id) ?? each)
      .toSorted((left, right) => left.displayIndex - right.displayIndex);
  const ids = (items: readonly OrderedItem[]) => items.map(({ id }) => id).join('');

  it('writes what is moved, and all of them where there is no room', () => {
    const front = movedItems(abc, { ids: ['c'], after: null });
    expect(front?.writes).toEqual([item('c', 0)]);
    expect(movedItems(abc, { ids: ['a'], after: 'b' })?.writes).toEqual([item('a', 2560)]);
    expect(movedItems(abc, { ids: ['a'], after: 'c' })?.writes).toEqual([item('a', 4096)]);
    const tight = [item('a', 1), item('b', 2), item('c', 3)];
    expect(ids(apply(tight, movedItems(tight, { ids: ['c'], after: 'a' })?.writes ?? []))).toBe('acb');
    const same = [item('a', 0), item('b', 0), item('c', 0)];
    expect(ids(apply(same, movedItems(same, { ids: ['c', 'a'], after: 'b' })?.writes ?? []))).toBe('bca');
  });

  it('is refused where somebody named is gone, and nothing where nothing moves', () => {
    expect(movedItems(abc, { ids: ['x'], after: 'a' })).toBeNull();
    expect(movedItems(abc, { ids: ['a'], after: 'x' })).toBeNull();
    expect(movedItems(abc, { ids: ['a'], after: 'a' })).toBeNull();
    expect(movedItems(abc, { ids: [], after: null })).toBeNull();
    expect(movedItems(abc, { ids: ['b'], after: 'a' })).toEqual({ writes: [], undo: [] });
  });

  it('is put back by its undo, with the chapters', () => {
    const before = [item('a', 1, 'One'), item('b', 2, 'One'), item('c', 3, 'Two'), item('d', 4, 'Two')];
    const done = movedItems(before, { ids: ['d', 'a'], after: 'b', chapter: 'Two' });
    let now = apply(before, done?.writes ?? []);
    expect(ids(now)).toBe('bdac');
    expect(now.map(({ chapter }) => chapter)).toEqual(['One', 'Two', 'Two', 'Two']);
    for (const step of done?.undo ?? []) now = apply(now, movedItems(now, step)?.writes ?? []);
    expect(ids(now)).toBe('abcd');
    expect(now.map(({ chapter }) => chapter)).toEqual(['One', 'One', 'Two', 'Two']);
    expect([lastPlace(null), lastPlace(10)]).toEqual([1024, 1034]);
  });

  it('has chapters where lessons name them, in the order they begin', () => {
    const all = [item('a', 1), item('b', 2, 'One'), item('c', 3, 'Two'), item('d', 4, 'One')];
    expect(chaptersOf(all).map(({ title, items }) => `${title}: ${ids(items)}`)).toEqual([': a', 'One: bd', 'Two: c']);
  });
});
