import type { RenderContext } from '@quoin/template';
import { escapeAttribute, escapeHtml } from './escape.ts';
import { CHARACTERS_PER_VALUE, guardScript, jsonText, payFor } from './json.ts';

/**
 * The text in front of a member's value: for the first member, for one after anything but a string, and for one after a
 * string, whose quote it closes. Each exists for a string, whose quote it opens, and for any other value.
 */
interface Lead {
  readonly name: string;
  readonly first: string;
  readonly firstText: string;
  readonly next: string;
  readonly nextText: string;
  readonly closing: string;
  readonly closingText: string;
}

const QUOTE = '&quot;';
/** Data uses few names again and again; those beyond are put together each time. */
const MOST_NAMES = 500;
const leads = new Map<string, Lead>();

function leadOf(name: string): Lead {
  const known = leads.get(name);
  if (known !== undefined) return known;
  const key = `${escapedJson(name)}:`;
  // Joined, because a string made of pieces would be put together again for each page.
  const flat = (...pieces: string[]): string => pieces.join('');
  const lead: Lead = {
    name,
    first: flat('{', key),
    firstText: flat('{', key, QUOTE),
    next: flat(',', key),
    nextText: flat(',', key, QUOTE),
    closing: flat(QUOTE, ',', key),
    closingText: flat(QUOTE, ',', key, QUOTE),
  };
  if (leads.size < MOST_NAMES) leads.set(name, lead);
  return lead;
}

function escapedJson(text: string): string {
  return escapeAttribute(guardScript(JSON.stringify(text)));
}

/** What JSON or an attribute writes in another way, said by all that is neither; pairs of code units are taken for halves. */
const SPECIAL = /[^ !#-%'-;=?-[\]-\ud7ff\ue000-\uffff]/;
/** What JSON writes in another way, and `<`, which may be the beginning of `</`. */
const SPECIAL_IN_JSON = /[^ !#-;=-[\]-\ud7ff\ue000-\uffff]/;
/** So short a text is sooner read character by character. */
const SHORT = 8;

/** Writes JSON of plain data with its escaping in one go, and counts as `countValues` does. */
class AttributeJson {
  out = '';
  /** Per depth, the names of the last object: lists mostly hold objects that are alike. */
  readonly #seen: Lead[][] = [];
  /** In characters, of which `CHARACTERS_PER_VALUE` make a value. */
  #counted = 0;
  readonly #most: number;
  readonly #deepest: number;

  constructor(most: number, deepest: number) {
    this.#most = most * CHARACTERS_PER_VALUE;
    this.#deepest = deepest;
  }

  get count(): number {
    return this.#counted / CHARACTERS_PER_VALUE;
  }

  /** False for too much data, and for what is not plain: then nothing that was written counts. */
  write(value: unknown, depth: number): boolean {
    if (!this.#isWithin(depth, typeof value === 'string' ? value.length : 0)) return false;
    if (Array.isArray(value)) return this.#writeList(value, depth);
    if (typeof value === 'object' && value !== null) return this.#writeObject(value, depth);
    const text = scalarJson(value);
    this.out += text;
    return text !== '';
  }

  #isWithin(depth: number, characters: number): boolean {
    this.#counted += CHARACTERS_PER_VALUE + characters;
    return this.#counted <= this.#most && depth <= this.#deepest;
  }

  #writeList(list: readonly unknown[], depth: number): boolean {
    for (let index = 0; index < list.length; index++) {
      this.out += index === 0 ? '[' : ',';
      if (!this.write(list[index], depth + 1)) return false;
    }
    this.out += list.length === 0 ? '[]' : ']';
    return true;
  }

  #writeObject(node: object, depth: number): boolean {
    const prototype: unknown = Object.getPrototypeOf(node);
    if (prototype !== Object.prototype && prototype !== null) return false;
    this.#seen[depth] ??= [];
    const seen = this.#seen[depth];
    let before: Before = 'nothing';
    let index = 0;
    let { out } = this;
    for (const name in node) {
      const value = (node as Readonly<Record<string, unknown>>)[name];
      let lead = seen[index];
      if (lead === undefined || lead.name !== name) {
        lead = leadOf(name);
        seen[index] = lead;
      }
      index++;
      if (typeof value === 'string') {
        if (!this.#isWithin(depth + 1, value.length)) return false;
        out = out + leadToText(lead, before) + textJson(value);
        before = 'text';
      } else {
        this.out = out + leadToOther(lead, before);
        if (!this.write(value, depth + 1)) return false;
        out = this.out;
        before = 'other';
      }
    }
    this.out = out + CLOSING[before];
    return true;
  }
}

/** What an object's last member was so far. */
type Before = 'nothing' | 'text' | 'other';
const CLOSING: Readonly<Record<Before, string>> = { nothing: '{}', text: `${QUOTE}}`, other: '}' };

function leadToText(lead: Lead, before: Before): string {
  if (before === 'text') return lead.closingText;
  return before === 'other' ? lead.nextText : lead.firstText;
}

function leadToOther(lead: Lead, before: Before): string {
  if (before === 'text') return lead.closing;
  return before === 'other' ? lead.next : lead.first;
}

/** Returns the text between the quotes. */
function textJson(text: string): string {
  if (text.length <= SHORT ? isAlphanumeric(text) : !SPECIAL.test(text)) return text;
  return SPECIAL_IN_JSON.test(text) ? escapedJson(text).slice(QUOTE.length, -QUOTE.length) : escapeHtml(text);
}

/** Letters, digits and points: sizes, amounts, currencies. */
function isAlphanumeric(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    const isLetter = (code | 32) >= 97 && (code | 32) <= 122;
    if (!isLetter && !(code >= 48 && code <= 57) && code !== 46) return false;
  }
  return true;
}

/** '' for what JSON leaves out. */
function scalarJson(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return QUOTE + textJson(value) + QUOTE;
    case 'number':
      return Number.isFinite(value) ? String(value) : 'null';
    case 'boolean':
      return value ? 'true' : 'false';
    default:
      return value === null ? 'null' : '';
  }
}

/** True while all objects inherit a name that a loop over names would see. */
function isSpoilt(): boolean {
  for (const _name in NO_NAMES) return true;
  return false;
}
const NO_NAMES = {};

/** As the escaped `jsonText`, for data that is mostly plain. */
export function attributeJson(name: string, value: unknown, context: RenderContext): string {
  const json = new AttributeJson(context.limits.values, context.limits.valueDepth);
  if (isSpoilt() || !json.write(value, 0)) return escapeAttribute(jsonText(name, value, context));
  return payFor(json.count, context) ? json.out : '';
}
