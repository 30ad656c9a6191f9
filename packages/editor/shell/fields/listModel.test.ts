import { accordionDefinition, galleryDefinition } from '@quoin/domain/blocks';
import { describe, expect, it } from 'vitest';
import { duplicateEntry, entryTitle, listRoom, moveEntry, newEntry } from './listModel.ts';

const { items } = accordionDefinition.fields;

describe('a list of a block', () => {
  it('puts an entry before and behind others', () => {
    expect(moveEntry(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
    expect(moveEntry(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
    expect(moveEntry(['a', 'b', 'c'], 0, 9)).toEqual(['b', 'c', 'a']);
    expect(moveEntry(['a'], 4, 0)).toEqual(['a']);
  });

  it('puts a copy right behind its entry', () => {
    expect(duplicateEntry(['a', 'b'], 0)).toEqual(['a', 'a', 'b']);
  });

  it('calls an entry by its first words', () => {
    expect(entryTitle(items, { title: '', body: '<p>We <b>open</b></p><p>at nine</p>' }, 0)).toBe('We open at nine');
    expect(entryTitle(items, { title: 'x'.repeat(99) }, 0)).toHaveLength(60);
    expect(entryTitle(items, {}, 2)).toBe('Entry 3');
  });

  it('makes entries of its fields’ defaults', () => {
    expect(newEntry(galleryDefinition.fields.pictures)).toEqual({ image: '', title: '', description: '', link: '' });
  });

  it('says that it is getting full before it is (ED-47)', () => {
    expect(listRoom(10, 60)).toBeNull();
    expect(listRoom(57, 60)).toBe('3 of 60 entries are left.');
    expect(listRoom(60, 60)).toBe('This list is full: it holds at most 60 entries.');
  });
});
