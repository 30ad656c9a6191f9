import type { JsonRecord, RecordKey, SiteRecords } from '@quoin/domain/document';
import { describe, expect, it } from 'vitest';
import { NO_MEASURES } from './measures.ts';
import { createScenes, type SceneMaker } from './scene.ts';

const block = (section: string, row: number): JsonRecord => ({
  ...{ section, type: 'html', value: {} },
  place: { column: 1, row, columns: 3, rows: 2, layer: 0 },
});

function site(sections: number, blocks: number): SiteRecords {
  const all = new Map<RecordKey, JsonRecord>([['page:p', { title: 'P' }]]);
  for (let section = 0; section < sections; section += 1) {
    all.set(`section:s${section}`, { page: 'p', order: String.fromCharCode(66 + section), name: '' });
    for (let each = 0; each < blocks; each += 1)
      all.set(`block:b${section}-${each}`, block(`s${section}`, each * 3 + 1));
  }
  return all;
}

const boardOf = (boards: SceneMaker, records: SiteRecords) =>
  boards({ records, page: 'p', device: 'desktop' }, NO_MEASURES);

describe('a board', () => {
  it('is new where something changed, and the same object everywhere else (ED-46)', () => {
    const boards = createScenes();
    const records = site(20, 50);
    const before = boardOf(boards, records);
    const after = boardOf(boards, new Map(records).set('block:b3-7', block('s3', 400)));
    expect(after.sections.map((section, index) => section === before.sections[index]).indexOf(false)).toBe(3);
    expect(after.sections.filter((section, index) => section !== before.sections[index])).toHaveLength(1);
    const kept = after.sections[3]!.blocks.filter((each) => before.sections[3]!.blocks.includes(each));
    expect(kept).toHaveLength(49);
    expect(after.sections[3]!.blocks.at(-1)?.id).toBe('b3-7');
  });

  it('follows blocks that come, go and change their section, and the order of sections', () => {
    const boards = createScenes();
    const records = site(2, 2);
    boardOf(boards, records);
    const now = new Map(records).set('block:b0-0', block('s1', 9)).set('block:new', block('s0', 1));
    now.delete('block:b1-1');
    now.set('section:s0', { ...records.get('section:s0'), order: 'Z' });
    const read = boardOf(boards, now).sections.map(({ id, blocks }) => [id, blocks.map((each) => each.id)]);
    expect(read).toEqual([
      ['s1', ['b1-0', 'b0-0']],
      ['s0', ['new', 'b0-1']],
    ]);
    expect(boardOf(boards, records).sections.map(({ id }) => id)).toEqual(['s0', 's1']);
  });
});
