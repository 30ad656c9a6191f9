import { escapeHtml } from '../../page/escape.ts';
import { type Scale, type Series, scaleOf, stackedSums } from './series.ts';

/** The drawing's own units: as wide as a block is at most, as high as its owner wants. */
const WIDTH = 720;
const LEFT = 58;
const RIGHT = 12;
const TOP = 12;
const BELOW = 34;

export interface Drawing {
  readonly series: Series;
  readonly height: number;
  readonly isStacked: boolean;
  /** A number as people of the page's language read it. */
  readonly say: (number: number) => string;
}

type Place = (number: number) => number;

/** Draws numbers as bars, next to each other or stacked. */
export function barsSvg(drawing: Drawing): string {
  const { series, height, isStacked } = drawing;
  const given = series.rows.flatMap(({ numbers }) => numbers.flatMap((each) => each ?? []));
  const scale = scaleOf(isStacked ? [...given.filter((each) => each < 0), ...stackedSums(series)] : given);
  const at = placeOn(scale, height);
  const slot = (WIDTH - LEFT - RIGHT) / series.places.length;
  const room = slot * 0.72;
  const width = isStacked ? room : room / series.rows.length;
  const bars = series.places.flatMap((_, place) => {
    let reached = 0;
    return series.rows.map(({ numbers }, row) => {
      const number = numbers[place] ?? null;
      if (number === null) return '';
      const from = isStacked ? reached : 0;
      if (isStacked) reached += Math.max(0, number);
      const left = LEFT + place * slot + (slot - room) / 2 + (isStacked ? 0 : row * width);
      const [top, bottom] = [at(from + number), at(from)].sort((one, other) => one - other) as [number, number];
      return `<rect class="chart-${(row % 10) + 1}" x="${round(left)}" y="${round(top)}" width="${round(Math.max(1, width - 2))}" height="${round(Math.max(1, bottom - top))}"/>`;
    });
  });
  return frame(drawing, scale, at, bars.join(''));
}

/** Numbers as lines; where one is missing the line has a gap. */
export function linesSvg(drawing: Drawing): string {
  const { series, height } = drawing;
  const scale = scaleOf(series.rows.flatMap(({ numbers }) => numbers.flatMap((each) => each ?? [])));
  const at = placeOn(scale, height);
  const slot = (WIDTH - LEFT - RIGHT) / series.places.length;
  const across = (place: number): number => LEFT + (place + 0.5) * slot;
  const rows = series.rows.map(({ numbers }, row) => {
    const name = `chart-${(row % 10) + 1}`;
    let isGap = true;
    const path = numbers.map((number, place) => {
      if (number === null) {
        isGap = true;
        return '';
      }
      const step = `${isGap ? 'M' : 'L'}${round(across(place))} ${round(at(number))}`;
      isGap = false;
      return step;
    });
    const points = numbers.map((number, place) =>
      number === null ? '' : `<circle cx="${round(across(place))}" cy="${round(at(number))}" r="3.5"/>`,
    );
    return `<g class="chart-line ${name}"><path d="${path.join('')}"/>${points.join('')}</g>`;
  });
  return frame(drawing, scale, at, rows.join(''));
}

function placeOn({ low, high }: Scale, height: number): Place {
  const room = height - TOP - BELOW;
  return (number) => TOP + room * (1 - (number - low) / (high - low || 1));
}

/** Lines across with their numbers, names below; as many as there is room for. */
function frame({ series, height, say }: Drawing, scale: Scale, at: Place, body: string): string {
  const grid = scale.steps.map(
    (step) =>
      `<line class="chart-rule${step === 0 ? ' chart-rule--zero' : ''}" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${round(at(step))}" y2="${round(at(step))}"/>` +
      `<text class="chart-step" x="${LEFT - 8}" y="${round(at(step) + 4)}" text-anchor="end">${escapeHtml(say(step))}</text>`,
  );
  const slot = (WIDTH - LEFT - RIGHT) / series.places.length;
  const every = Math.ceil(64 / slot);
  const letters = Math.max(4, Math.floor((slot * every) / 7));
  const names = series.places.map((name, place) =>
    place % every === 0
      ? `<text class="chart-place" x="${round(LEFT + (place + 0.5) * slot)}" y="${height - 12}" text-anchor="middle">${escapeHtml(cut(name, letters))}</text>`
      : '',
  );
  return svg(WIDTH, height, `${grid.join('')}${body}${names.join('')}`);
}

function cut(name: string, letters: number): string {
  return name.length <= letters ? name : `${name.slice(0, letters - 1)}…`;
}

/** The first column as parts of a whole; what is below zero is no part of anything. */
export function pieSvg({ series, height }: Drawing): string {
  const numbers = (series.rows[0]?.numbers ?? []).map((each) => Math.max(0, each ?? 0));
  const whole = numbers.reduce((sum, each) => sum + each, 0);
  if (whole === 0) return '';
  const radius = height / 2 - 4;
  const center = height / 2;
  const point = (share: number): string => {
    const angle = share * 2 * Math.PI - Math.PI / 2;
    return `${round(center + radius * Math.cos(angle))} ${round(center + radius * Math.sin(angle))}`;
  };
  let begun = 0;
  const parts = numbers.map((number, index) => {
    const share = number / whole;
    const from = begun;
    begun += share;
    if (share === 0) return '';
    const name = `chart-${(index % 10) + 1}`;
    if (share > 0.9999) return `<circle class="${name}" cx="${center}" cy="${center}" r="${radius}"/>`;
    return `<path class="${name}" d="M${center} ${center}L${point(from)}A${radius} ${radius} 0 ${share > 0.5 ? 1 : 0} 1 ${point(begun)}Z"/>`;
  });
  return svg(height, height, parts.join(''));
}

function svg(width: number, height: number, body: string): string {
  return `<svg class="chart-drawing" viewBox="0 0 ${width} ${height}" aria-hidden="true" focusable="false">${body}</svg>`;
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
