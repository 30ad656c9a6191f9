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
  name: 'Chart',
  group: 'more',
  icon: 'chart',
  fields: {
    chartType: choice('Kind', 'bar', { bar: 'Bars', line: 'Lines', pie: 'Pie' }, CHART_TYPES),
    dataTable: table('Numbers', MOST_ROWS, MOST_COLUMNS),
    title: text('Title', '', 200),
    caption: longText('Caption', '', 1000),
    unit: text('Unit', '', 20),
    legend: choice('Legend', 'below', { below: 'Below', above: 'Above', none: 'None' }),
    palette: choice('Colors', 'theme', { theme: 'Section colors', vivid: 'Vivid', calm: 'Calm' }),
    flip: flag('Swap rows and columns', false),
    isStacked: flag('Stacked bars', false),
    height: number('Height', 320, { min: 160, max: 800, step: 10, unit: 'px' }),
    showsTable: flag('Show data table', false),
  },
  design: ['chartType', 'legend', 'palette', 'flip', 'isStacked', 'height', 'showsTable'],
  size: { columns: 8, rows: 10 },
  empty: 'Enter data',
  also: 'graph diagram bar line pie statistics',
} as const satisfies BlockDefinition;
