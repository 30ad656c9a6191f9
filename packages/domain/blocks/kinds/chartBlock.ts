import * as words from '@quoin/messages/app/blockWords';
import type { BlockDefinition } from '../definition.ts';
import { choice, flag, longText, number, table, text } from '../field.ts';

/** Numbers that pages of existing sites store for the three kinds of charts (ENUM-06). */
const CHART_TYPES = { bar: 1009, line: 1010, pie: 1011 } as const;

/** Beyond these nobody reads a chart; what is pasted is cut (EDIT-06). */
const MOST_ROWS = 50;
const MOST_COLUMNS = 10;

/** Numbers as a drawing, with a table of the same numbers next to it. */
export const chartDefinition = {
  type: 'chart',
  name: words.chart,
  group: 'more',
  icon: 'chart',
  fields: {
    chartType: choice(words.kind, 'bar', { bar: words.bars, line: words.lines, pie: words.pie }, CHART_TYPES),
    dataTable: table(words.numbers, MOST_ROWS, MOST_COLUMNS),
    title: text(words.title, '', 200),
    caption: longText(words.caption, '', 1000),
    unit: text(words.unit, '', 20),
    legend: choice(words.legend, 'below', { below: words.below, above: words.above, none: words.none }),
    palette: choice(words.colors, 'theme', { theme: words.sectionColors, vivid: words.vivid, calm: words.calm }),
    flip: flag(words.swapRowsAndColumns, false),
    isStacked: flag(words.stackedBars, false),
    height: number(words.height, 320, { min: 160, max: 800, step: 10, unit: 'px' }),
    showsTable: flag(words.showDataTable, false),
  },
  design: ['chartType', 'legend', 'palette', 'flip', 'isStacked', 'height', 'showsTable'],
  size: { columns: 8, rows: 10 },
  empty: words.enterData,
  also: 'graph diagram bar line pie statistics',
} as const satisfies BlockDefinition;
