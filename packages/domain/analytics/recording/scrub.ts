import { withoutKeys } from '../keyedPaths.ts';

/**
 * What must not be in a recording, whatever the recorder took: typed values, wherever a page repeats them, and the
 * secrets in links (REC-04, SC-67). The recorder masks by itself. This module checks each event once more before it
 * leaves the page.
 */

/** Replaces anything a visitor entered. It always has the same length, so that not even the length is revealed. */
export const INPUT_MASK = '••••••';

/** A shorter value is part of too many words to be removed from them. */
const SHORTEST_TYPED = 4;
const ENTRY_TAGS: ReadonlySet<unknown> = new Set(['input', 'textarea', 'select', 'option']);
/** Of entries: values that no visitor typed. */
const OWN_VALUES: ReadonlySet<unknown> = new Set(['button', 'submit', 'reset']);
const ADDRESS_KEYS: ReadonlySet<string> = new Set(['href', 'action', 'formaction']);
const INCREMENTAL = 3;
const MUTATION = 0;
const INPUT = 5;

/** Typed values worth looking for, the longest first: a mail before the name in it. */
export function secretsOf(typed: Iterable<string>): readonly string[] {
  const wanted = [...typed].map((value) => value.trim()).filter((value) => value.length >= SHORTEST_TYPED);
  return [...new Set(wanted)].sort((left, right) => right.length - left.length);
}

/** One event as the recorder made it → the same without what is nobody's business. */
export function scrubEvent(event: unknown, secrets: readonly string[]): unknown {
  return scrub(event, '', secrets);
}

function scrub(value: unknown, key: string, secrets: readonly string[]): unknown {
  if (typeof value === 'string') return scrubText(value, key, secrets);
  if (Array.isArray(value)) return value.map((each) => scrub(each, key, secrets));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, held]) => [name, scrub(held, name, secrets)] as const);
  return masked(Object.fromEntries(fields));
}

function scrubText(text: string, key: string, secrets: readonly string[]): string {
  // Names of elements and kinds of events are the recorder's own words.
  if (key === 'tagName' || key === 'type') return text;
  const plain = ADDRESS_KEYS.has(key) ? withoutKeys(text) : text;
  return secrets.reduce((left, secret) => replaceFolded(left, secret), plain);
}

/** Whatever its case: a page may write a name in capitals. */
function replaceFolded(text: string, secret: string): string {
  const folded = text.toLowerCase();
  const wanted = secret.toLowerCase();
  // Some letters change their length with their case: then places in the one are none in the other.
  if (folded.length !== text.length) return text.replaceAll(secret, INPUT_MASK);
  let out = '';
  let from = 0;
  for (let at = folded.indexOf(wanted); at !== -1; at = folded.indexOf(wanted, from)) {
    out += text.slice(from, at) + INPUT_MASK;
    from = at + wanted.length;
  }
  return out + text.slice(from);
}

type Fields = Readonly<Record<string, unknown>>;

/** Values of entries, wherever they come: with the element, as a change of it, or as what was typed. */
function masked(node: Fields): Fields {
  if (ENTRY_TAGS.has(node.tagName)) return { ...node, attributes: withoutValue(fieldsOf(node.attributes)) };
  if (node.type !== INCREMENTAL) return node;
  const change = fieldsOf(node.data);
  if (change.source === INPUT && typeof change.text === 'string') {
    return { ...node, data: { ...change, text: maskOf(change.text) } };
  }
  if (change.source !== MUTATION || !Array.isArray(change.attributes)) return node;
  const attributes = change.attributes.map((each: unknown) => {
    const changed = fieldsOf(each);
    return { ...changed, attributes: withoutValue(fieldsOf(changed.attributes)) };
  });
  return { ...node, data: { ...change, attributes } };
}

function withoutValue(attributes: Fields): Fields {
  if (typeof attributes.value !== 'string' || OWN_VALUES.has(attributes.type)) return attributes;
  return { ...attributes, value: maskOf(attributes.value) };
}

function maskOf(text: string): string {
  return text === '' ? '' : INPUT_MASK;
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}
