import { isFieldSection } from '@quoin/domain/document';
import type { GridMetrics } from '@quoin/domain/layout';
import { readPrinted } from '../printedPage.ts';
import type { BlockMeasure, FieldMeasure, FromFrame, MarkMeasure, PageMeasure, SectionMeasure } from '../protocol.ts';
import { isNumber, isObject, isText, listOf, readBox, type Unknown } from './reading.ts';
import { readTextKey, readTextState } from './readText.ts';

/** More are hardly pasted at once by anybody. */
const MOST_FILES = 20;
/** As many as the page may speak of, and what one of them may be called. */
const [MOST_MARKS, LONGEST_MARK] = [1500, 2000];

/**
 * A message of the page, or null for anything that is none. The page may run its owner's scripts: what it says is read as
 * numbers, ids and text, never as more.
 */
export function readFromFrame(data: unknown): FromFrame | null {
  if (!isObject(data)) return null;
  switch (data.type) {
    case 'measures': {
      const page = readPage(data.page);
      if (page === null) return null;
      const { upTo, isSettled } = data;
      return {
        ...{ type: 'measures', page, order: listOf(data.order).filter(isText) },
        boxes: listOf(data.boxes).flatMap((each) => readBoxed(each)),
        sections: listOf(data.sections).flatMap((each) => readSection(each)),
        fields: listOf(data.fields).flatMap((each) => readField(each)),
        marks:
          data.marks === null
            ? null
            : listOf(data.marks)
                .slice(0, MOST_MARKS)
                .flatMap((each) => readMark(each)),
        ...{ upTo: isNumber(upTo) ? upTo : 0, isSettled: isSettled === true },
      };
    }
    case 'files': {
      const files = listOf(data.files).filter((each) => each instanceof File);
      return { type: 'files', files: files.slice(0, MOST_FILES) };
    }
    case 'filesOver':
      return { type: 'filesOver' };
    case 'scrolled': {
      const page = readPage(data.page);
      return page === null ? null : { type: 'scrolled', page };
    }
    case 'printed':
      return { type: 'printed', root: readPrinted(data.root) };
    case 'textBegan':
    case 'textChanged':
    case 'textEnded':
    case 'textState':
    case 'textKey':
      return isText(data.block) ? readText(data, data.block) : null;
    default:
      return null;
  }
}

function readText(data: Unknown, block: string): FromFrame | null {
  const seen = isNumber(data.seen) ? data.seen : 0;
  const html = isText(data.html) ? data.html : null;
  switch (data.type) {
    case 'textBegan':
      return isText(data.field) ? { type: 'textBegan', block, field: data.field } : null;
    case 'textChanged':
      return html === null ? null : { type: 'textChanged', block, html, seen, isRun: data.isRun === true };
    case 'textState':
      return { type: 'textState', block, state: readTextState(data.state) };
    case 'textKey': {
      const key = readTextKey(data.key);
      return key === null ? null : { type: 'textKey', block, key };
    }
    default:
      return { type: 'textEnded', block, html, seen };
  }
}

function readPage(value: unknown): PageMeasure | null {
  if (!isObject(value)) return null;
  const { width, height, viewWidth, viewHeight, scrollLeft, scrollTop } = value;
  const page = { width, height, viewWidth, viewHeight, scrollLeft, scrollTop };
  return Object.values(page).every(isNumber) ? (page as PageMeasure) : null;
}

function readBoxed(value: unknown): readonly BlockMeasure[] {
  if (!isObject(value) || !isText(value.id)) return [];
  const box = readBox(value.box);
  return box === null ? [] : [{ id: value.id, box, ...(value.isBroken === true ? { isBroken: true } : {}) }];
}

function readSection(value: unknown): readonly SectionMeasure[] {
  const [boxed] = readBoxed(value);
  if (boxed === undefined) return [];
  const { grid, blocks } = value as Unknown;
  return [{ ...boxed, grid: readGrid(grid), blocks: listOf(blocks).flatMap((each) => readBoxed(each)) }];
}

function readField(value: unknown): readonly FieldMeasure[] {
  if (!isObject(value) || !isText(value.id) || !isFieldSection(value.id)) return [];
  const label = isText(value.label) ? value.label.slice(0, 200) : '';
  return [{ id: value.id, label, isLocked: value.isLocked === true, isShared: value.isShared === true }];
}

function readMark(value: unknown): readonly MarkMeasure[] {
  if (!isObject(value) || !isText(value.from) || value.from.length > LONGEST_MARK) return [];
  const box = readBox(value.box);
  const { from, at, hasWords } = value;
  return box === null ? [] : [{ from, box, at: isNumber(at) ? at : -1, hasWords: hasWords === true }];
}

function readGrid(value: unknown): GridMetrics | null {
  if (!isObject(value)) return null;
  const { left, top, columns, columnWidth, columnGap, rowHeight, rowGap } = value;
  const sizes = { left, top, columns, columnWidth, columnGap, rowHeight, rowGap };
  if (!Object.values(sizes).every(isNumber)) return null;
  const grid = sizes as Omit<GridMetrics, 'tracks'>;
  // Steps of nothing would never end.
  if (grid.columns < 1 || grid.columnWidth + grid.columnGap <= 0 || grid.rowHeight + grid.rowGap <= 0) return null;
  return { ...grid, tracks: listOf(value.tracks).filter(isNumber).slice(0, 2000) };
}
