import { asNumber, type FormatterDefinition, isRecord } from '@quoin/template';
import { plain, withArguments } from './define.ts';

function count(value: unknown): number {
  if (Array.isArray(value) || typeof value === 'string') return value.length;
  return isRecord(value) ? Object.keys(value).length : 0;
}

/** The remainder that is never negative. */
function wrap(index: number, size: number): number {
  return ((index % size) + size) % size;
}

const mod = withArguments('mod', ({ list: [text = ''] }) => {
  const divisor = Number.parseInt(text, 10) || 2;
  return (value) => asNumber(value) % divisor;
});

const cycle = withArguments(
  'cycle',
  ({ list }) =>
    (value) =>
      list[wrap(asNumber(value) - 1, list.length)],
);

const pluralize = withArguments('pluralize', ({ list }) => {
  const [singular = '', plural = 's'] = list.length > 1 ? list : ['', list[0]];
  return (value) => (asNumber(value) === 1 ? singular : plural);
});

export const NUMBER_FORMATTERS: readonly FormatterDefinition[] = [
  plain('count', count),
  plain('round', (value) => Math.round(asNumber(value))),
  mod,
  cycle,
  pluralize,
];
