import { asString, type Format, type FormatterDefinition, isTruthy } from '@quoin/template';
import { inScope, ofText, plain, withArguments } from './define.ts';
import { escapeAttribute, escapeHtml, stripTags } from './escape.ts';
import { keyText } from './read.ts';
import { smartenQuotes } from './smartypants.ts';

const DEFAULT_TRUNCATION = 100;

/** Keeps letters, digits, spaces and hyphens; spaces become hyphens. */
export function slugify(text: string): string {
  return text
    .replace(/[^a-zA-Z0-9\s-]+/g, '')
    .replace(/\s+/g, '-')
    .toLowerCase();
}

/** Where a text may be cut; a no-break space holds its words together. */
const BREAKS = ' \f\n\r\t\v';

/** Cuts behind the last whitespace before `length`, or at `length` when there is none. */
export function truncate(text: string, length: number, ellipsis: string): string {
  if (text.length <= length) return text;
  let cut = length;
  while (cut > 0 && !BREAKS.includes(text.charAt(cut - 1))) cut--;
  return text.slice(0, cut === 0 ? length : cut) + ellipsis;
}

const truncateFormatter = withArguments('truncate', ({ list: [size, ellipsis = '...'] }) => {
  const length = size === undefined ? DEFAULT_TRUNCATION : Number.parseInt(size, 10);
  if (!(length > 0)) return (value) => value;
  return (value) => truncate(asString(value), length, ellipsis);
});

/** `{0}` slots, `{}` being the first; the arguments are looked up around the variable, so `@` is the section's node. */
const format = inScope('format', ({ list }) => (value, context) => {
  const parts = list.map((name) => printedOf(context.resolveAround(name)));
  return fillSlots(asString(value), parts);
});

/** A value as text of a format: lists joined, nothing for null. */
function printedOf(value: unknown): string {
  return value === undefined || value === null ? '' : keyText(value);
}

/** A slot with anything but digits is dropped up to its brace, and so is one that is never closed. */
function fillSlots(pattern: string, parts: readonly string[]): string {
  return pattern.replace(/\{([^}]*)(\}|$)/g, (_slot, index: string, close: string) =>
    close !== '' && /^\d*$/.test(index) ? (parts[Number(index)] ?? '') : '',
  );
}

const iter = inScope('iter', () => (_value, context) => asString(context.resolve('@index')));

/** The two that every page uses again and again, without a function in between. */
const html: Format = (value) => escapeHtml(typeof value === 'string' ? value : asString(value));
const attribute: Format = (value) => escapeAttribute(typeof value === 'string' ? value : asString(value));

export const TEXT_FORMATTERS: readonly FormatterDefinition[] = [
  { name: 'html', scope: 'none', bind: () => html },
  { name: 'htmlattr', scope: 'none', bind: () => attribute },
  { name: 'htmltag', scope: 'none', bind: () => attribute },
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
