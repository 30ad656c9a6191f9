import { type JsonRecord, type RecordKey, recordKey } from '@quoin/domain/document';
import { describe, expect, it } from 'vitest';
import { rowsOf } from '../tree/treeModel.ts';
import { pageGoal, pageStep } from './pageDrops.ts';
import { MEMBER_AREAS, pageNodes } from './pageTree.ts';

const page = (title: string, isDeleted = false) => ({ type: 10, typeName: 'page', title, urlId: title, isDeleted });
const link = (navigation: string, order: string, more: JsonRecord): JsonRecord => ({
  ...{ navigation, parent: '', order, page: '', title: '', url: '', newWindow: false },
  ...more,
});
const records = new Map<RecordKey, JsonRecord>([
  [recordKey('page', 'p1'), page('Home')],
  [recordKey('page', 'p2'), page('About')],
  [recordKey('page', 'p3'), page('Hidden')],
  [recordKey('page', 'p4'), page('Old', true)],
  [recordKey('link', 'a'), link('mainNav', 'A', { page: 'p1' })],
  [recordKey('link', 'f'), link('mainNav', 'B', { title: 'More' })],
  [recordKey('link', 'b'), link('mainNav', 'C', { page: 'p2', parent: 'f' })],
  [recordKey('link', 'w'), link('mainNav', 'D', { url: 'https://example.com', title: 'Shop' })],
]);
const known = [
  { name: 'mainNav', title: 'Main' },
  { name: 'footerNav', title: 'Footer' },
];

describe('the pages of a site', () => {
  it('stand in their navigations and folders, then those in none, then the trash (PREF-04)', () => {
    const rows = rowsOf(pageNodes(records, known), new Set());
    expect(rows.map(({ level, text }) => `${level} ${text}`)).toEqual([
      ...[
        '1 Main',
        '2 Home',
        '2 More',
        '3 About',
        '2 Shop',
        '1 Footer',
        '1 Not linked',
        '2 Hidden',
        '1 Trash',
        '2 Old',
      ],
    ]);
  });

  it('show member areas last, with entries or once there is an area (ENUM-14)', () => {
    const groups = (some: typeof records, names: typeof known) =>
      rowsOf(pageNodes(some, names), new Set()).flatMap(({ level, text }) => (level === 1 ? [text] : []));
    expect(groups(records, [MEMBER_AREAS, ...known])).toEqual([
      'Main',
      'Footer',
      'Member areas',
      'Not linked',
      'Trash',
    ]);
    const inside = new Map(records).set(recordKey('link', 'm'), link('_memberareas', 'A', { page: 'p3' }));
    expect(groups(inside, known)).toEqual(['Main', 'Footer', 'Member areas', 'Not linked', 'Trash']);
  });

  it('hold headings of a wide panel inside their folder, where nothing else goes into them (decision 0111)', () => {
    const some = new Map(records).set(recordKey('link', 'h'), link('mainNav', 'B', { title: 'Read', parent: 'f' }));
    const rows = rowsOf(pageNodes(some, known), new Set());
    expect(rows.find(({ id }) => id === 'l-h')).toMatchObject({ text: 'Read', level: 3, isExpanded: null });
    expect(pageGoal(some, 'l-a', { id: 'l-h', position: 'inside' })).toBeNull();
    expect(pageGoal(some, 'l-h', { id: 'l-b', position: 'after' })).toMatchObject({ kind: 'move', link: 'h' });
  });

  it('are dragged beside entries, into folders and into other navigations', () => {
    expect(pageGoal(records, 'l-a', { id: 'l-w', position: 'after' })).toEqual({
      ...{ kind: 'move', link: 'a' },
      place: { navigation: 'mainNav', parent: '', after: 'w' },
    });
    expect(pageGoal(records, 'l-w', { id: 'l-a', position: 'before' })).toMatchObject({ place: { after: null } });
    expect(pageGoal(records, 'l-a', { id: 'l-f', position: 'inside' })).toMatchObject({ place: { parent: 'f' } });
    expect(pageGoal(records, 'p-p3', { id: 'n-footerNav', position: 'inside' })).toEqual({
      ...{ kind: 'link', page: 'p3' },
      place: { navigation: 'footerNav', parent: '', after: null },
    });
  });

  it('leave the navigation, go to the trash and come back', () => {
    expect(pageGoal(records, 'l-a', { id: 'p-p3', position: 'after' })).toEqual({ kind: 'unlink', link: 'a' });
    expect(pageGoal(records, 'l-a', { id: 'n-trash', position: 'inside' })).toEqual({ kind: 'delete', page: 'p1' });
    expect(pageGoal(records, 't-p4', { id: 'l-a', position: 'after' })).toEqual({ kind: 'restore', page: 'p4' });
  });

  it('never put a folder into a folder, or something into itself', () => {
    expect(pageGoal(records, 'l-f', { id: 'l-b', position: 'after' })).toBeNull();
    expect(pageGoal(records, 'l-a', { id: 'l-a', position: 'after' })).toBeNull();
    expect(pageGoal(records, 'l-a', { id: 'l-w', position: 'inside' })).toBeNull();
    expect(pageGoal(records, 'l-w', { id: 'n-trash', position: 'inside' })).toBeNull();
    expect(pageGoal(records, 'n-mainNav', { id: 'l-a', position: 'after' })).toBeNull();
  });

  it('are moved by keys', () => {
    expect(pageStep(records, 'l-w', 'up')).toMatchObject({ place: { parent: '', after: 'a' } });
    expect(pageStep(records, 'l-w', 'in')).toMatchObject({ place: { parent: 'f', after: 'b' } });
    expect(pageStep(records, 'l-b', 'out')).toMatchObject({ place: { parent: '', after: 'f' } });
    expect(pageStep(records, 'l-a', 'up')).toBeNull();
    expect(pageStep(records, 'p-p3', 'down')).toBeNull();
  });
});
