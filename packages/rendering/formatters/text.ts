import { asString, type FormatterDefinition, isTruthy } from '@quoin/template';
import { inScope, ofText, plain, withArguments } from './define.ts';
import { escapeAttribute, escapeHtml, stripTags } from './escape.ts';
import { smartenQuotes } from './smartypants.ts';

const DEFAULT_TRUNCATION = 100;

/** Keeps letters, digits, spaces and hyphens; spaces become hyphens. */
export function slugify(text: string): string {
  return text
    .replace(/[^a-zA-Z0-9\s-]+/g, '')
    .replace(/\s+/g, '-')
    .toLowerCase();
}

/** Cuts behind the last whitespace before `length`, or at `length` when there is none. */
export function truncate(text: string, length: number, ellipsis: string): string {
  if (text.length <= length) return text;
  let cut = length;
  while (cut > 0 && !/\s/.test(text.charAt(cut - 1))) cut--;
  return text.slice(0, cut === 0 ? length : cut) + ellipsis;
}

const truncateFormatter = withArguments('truncate', ({ list: [size, ellipsis = '...'] }) => {
  const length = size === undefined ? DEFAULT_TRUNCATION : Number.parseInt(size, 10);
  if (!(length > 0)) return (value) => value;
  return (value) => truncate(asString(value), length, ellipsis);
});

/** `{0}` slots, `{}` being the first; the arguments are looked up around the variable, so `@` is the section's node. */
const format = inScope('format', ({ list }) => (value, context) => {
  const parts = list.map((name) => asString(context.resolveAround(name)));
  return asString(value).replace(/\{([^{}]*)\}/g, (_slot, index: string) =>
    /^\d*$/.test(index) ? (parts[Number(index)] ?? '') : '',
  );
});

const iter = inScope('iter', () => (_value, context) => context.resolve('@index') ?? '');

export const TEXT_FORMATTERS: readonly FormatterDefinition[] = [
  ofText('html', escapeHtml),
  ofText('htmlattr', escapeAttribute),
  ofText('htmltag', escapeAttribute),
  plain('safe', (value) => (isTruthy(value) ? stripTags(asString(value)) : value)),
  ofText('str', (text) => text),
  ofText('slugify', slugify),
  ofText('capitalize', (text) => text.toUpperCase()),
  ofText('smartypants', smartenQuotes),
  ofText('line-breaks', (text) => text.replaceAll('\n', '<br/>')),
  withArguments('output', ({ list }) => {
    const text = list.join(' ');
    return () => text;
  }),
  truncateFormatter,
  format,
  iter,
];
