import { phonePlaces } from '@quoin/domain/blocks';
import { type JsonRecord, recordKey, type SiteRecords, sectionsOf } from '@quoin/domain/document';
import { boxOf, type GridMetrics, PHONE_COLUMNS, type Placement, readPlacement, rowsUsed } from '@quoin/domain/layout';
import type { EditorState } from '../document/editor.ts';
import type { Measures } from '../gestures/measures.ts';

/** How the fake page looks: columns of 80, gaps of 20, rows of 24; sections 40 apart from their grid. */
const WIDE = { columns: 12, columnWidth: 80, columnGap: 20, rowHeight: 24, rowGap: 0 } as const;
const NARROW = { columns: PHONE_COLUMNS, columnWidth: 30, columnGap: 12, rowHeight: 24, rowGap: 8 } as const;
const PADDING = 40;
const VIEW = { viewWidth: 1440, viewHeight: 900 } as const;

export interface FakeFrame {
  scrollTop: number;
  /** Content that is higher than its rows: px by block. */
  readonly heights: Map<string, number>;
  measures(state: EditorState): Measures;
}

/** Measures of a page as a browser would lay it out: rows as high as their content, sections below each other. */
export function fakeFrame(): FakeFrame {
  const frame: FakeFrame = {
    scrollTop: 0,
    heights: new Map(),
    measures({ records, page, device }) {
      const sections = new Map();
      let top = 100;
      for (const id of sectionsOf(records, page)) {
        const places = placesOf(records, id, device === 'phone');
        const grid = { ...(device === 'phone' ? NARROW : WIDE), left: PADDING, top: PADDING, tracks: [] as number[] };
        const drawn: GridMetrics = { ...grid, tracks: tracksOf(places, grid, frame.heights) };
        const blocks = [...places].map(([block, place]) => ({ id: block, box: boxOf(place, drawn) }));
        const inner = drawn.tracks.reduce((sum, height) => sum + height + grid.rowGap, 0);
        const box = { left: 0, top, width: device === 'phone' ? 390 : 1440, height: inner + 2 * PADDING };
        sections.set(id, { id, box, grid: drawn, blocks });
        top += box.height;
      }
      return {
        page: { width: 1440, height: top + 1000, ...VIEW, scrollLeft: 0, scrollTop: frame.scrollTop },
        ...{ order: [...sections.keys()], sections, fields: new Map(), marks: [], upTo: 0, isSettled: true },
      };
    },
  };
  return frame;
}

function placesOf(records: SiteRecords, section: string, isPhone: boolean): ReadonlyMap<string, Placement> {
  const blocks = [...records]
    .filter(([key, record]) => key.startsWith('block:') && record.section === section)
    .map(([key, record]) => ({ id: key.slice('block:'.length), ...places(record) }));
  return isPhone ? phonePlaces(blocks) : new Map(blocks.map(({ id, place }) => [id, place]));
}

function places(record: JsonRecord) {
  const phone = record.phonePlace === undefined ? {} : { phonePlace: readPlacement(record.phonePlace, PHONE_COLUMNS) };
  return { type: record.type, value: record.value, place: readPlacement(record.place), ...phone };
}

/** What a block needs beyond its rows stretches the last of them. */
function tracksOf(
  places: ReadonlyMap<string, Placement>,
  grid: GridMetrics,
  heights: ReadonlyMap<string, number>,
): number[] {
  const tracks = Array.from({ length: rowsUsed([...places.values()]) }, () => grid.rowHeight);
  for (const [id, { row, rows }] of places) {
    const own = tracks.slice(row - 1, row - 1 + rows).reduce((sum, height) => sum + height, 0);
    const missing = (heights.get(id) ?? 0) - own;
    if (missing > 0) tracks[row + rows - 2]! += missing;
  }
  return tracks;
}

export function blockKey(id: string) {
  return recordKey('block', id);
}
