import { escapeHtml } from '../../page/escape.ts';
import { type BlockContext, blockKind } from '../block.ts';
import { heading, paragraph, wordsOf } from '../texts.ts';
import { barsSvg, type Drawing, linesSvg, pieSvg } from './drawings.ts';
import { type ChartValue, type Series, seriesOf } from './series.ts';

/** A drawing made by the server, and the same numbers as a table: for those who don't see, or want to know exactly. */
export const chartBlock = blockKind<ChartValue>({
  type: 'chart',
  render(value, context, id) {
    const series = seriesOf(value);
    if (series === null) return '';
    const { chartType, dataTable, legend, palette, flip, caption, title } = value;
    const own = context.apply('chart', {
      ...{ chartType, legend, palette, flip, caption: escapeHtml(caption), title: escapeHtml(title) },
      dataTable: { columns: dataTable.columns.map(escapeHtml), rows: dataTable.rows.map((row) => row.map(escapeHtml)) },
    });
    return own ?? chartHtml(value, series, context, id);
  },
});

const DRAW = { bar: barsSvg, line: linesSvg, pie: pieSvg } as const;

function chartHtml(value: ChartValue, series: Series, context: BlockContext, id: string): string {
  const { chartType, title, caption, legend, palette, height, isStacked } = value;
  const words = wordsOf(context);
  const format = new Intl.NumberFormat(context.page.frame.site.language, { maximumFractionDigits: 2 });
  const say = (number: number): string => format.format(number) + (value.unit === '' ? '' : ` ${value.unit}`);
  const drawing: Drawing = { series, height, isStacked, say };
  const drawn = DRAW[chartType](drawing);
  if (drawn === '') return '';
  const key = legend === 'none' ? '' : legendHtml(value, series);
  const table = tableHtml(value, series, say, { id, words });
  const name = words.chart(chartType, title);
  return [
    `<figure class="chart chart--${chartType} chart-palette--${palette}" aria-label="${escapeHtml(name)}">`,
    heading('chart-title', title, 3),
    legend === 'above' ? key : '',
    drawn,
    legend === 'below' ? key : '',
    table,
    caption === '' ? '' : `<figcaption class="chart-caption">${paragraph('chart-caption-text', caption)}</figcaption>`,
    '</figure>',
  ].join('');
}

/** What the colours mean: of a pie its parts, else its rows; nothing where there is only one. */
function legendHtml({ chartType }: ChartValue, { places, rows }: Series): string {
  const names = chartType === 'pie' ? places : rows.map(({ name }) => name);
  if (names.length < 2 && chartType !== 'pie') return '';
  const entries = names.map(
    (name, index) => `<li class="chart-key chart-${(index % 10) + 1}">${escapeHtml(name)}</li>`,
  );
  return `<ul class="chart-legend" aria-hidden="true">${entries.join('')}</ul>`;
}

function tableHtml(
  { showsTable, title, chartType }: ChartValue,
  { places, rows }: Series,
  say: (number: number) => string,
  { id, words }: { readonly id: string; readonly words: ReturnType<typeof wordsOf> },
): string {
  const shown = chartType === 'pie' ? rows.slice(0, 1) : rows;
  const head = shown.map(({ name }) => `<th scope="col">${escapeHtml(name)}</th>`).join('');
  const body = places.map((place, at) => {
    const cells = shown.map(({ numbers }) => {
      const number = numbers[at] ?? null;
      return `<td>${number === null ? '–' : escapeHtml(say(number))}</td>`;
    });
    return `<tr><th scope="row">${escapeHtml(place)}</th>${cells.join('')}</tr>`;
  });
  const caption = escapeHtml(words.numbersOf(title));
  const table = `<table class="chart-table" id="numbers-${escapeHtml(id)}"><caption>${caption}</caption><thead><tr><td></td>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`;
  return showsTable
    ? `<div class="chart-numbers" tabindex="0" role="group" aria-label="${caption}">${table}</div>`
    : `<div class="visually-hidden">${table}</div>`;
}
