/** What a loose reader finds: JSON values, objects as maps without prototype. */
export type LooseValue =
  | string
  | number
  | boolean
  | null
  | readonly LooseValue[]
  | { readonly [key: string]: LooseValue };

export interface LooseObject {
  readonly value: { readonly [key: string]: LooseValue };
  /** Where the text after the object begins. */
  readonly end: number;
}

const MAX_DEPTH = 20;
const SPACES = /\s/;

/**
 * Reads an object as template authors write it: keys and words without quotes, single quotes, commas too many, text
 * after the end. About one annotation in thirteen of the public templates is not strict JSON. Null when even so no
 * object can be read.
 */
export function readLooseObject(text: string, start = 0): LooseObject | null {
  const reader = new LooseReader(text, start);
  const value = reader.readValue(0);
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? { value: value as LooseObject['value'], end: reader.at } : null;
}

class LooseReader {
  private readonly text: string;
  at: number;

  constructor(text: string, start: number) {
    this.text = text;
    this.at = start;
  }

  readValue(depth: number): LooseValue | undefined {
    this.skipSpaces();
    const mark = this.text[this.at];
    if (depth > MAX_DEPTH || mark === undefined) return undefined;
    if (mark === '{') return this.readObject(depth);
    if (mark === '[') return this.readList(depth);
    if (mark === '"' || mark === "'") return this.readQuoted(mark);
    return this.readWord(',}]');
  }

  private readObject(depth: number): LooseValue | undefined {
    const result: { [key: string]: LooseValue } = Object.create(null);
    this.at += 1;
    while (!this.skipTo('}')) {
      const key = this.readKey();
      if (key === undefined || !this.take(':')) return undefined;
      const value = this.readValue(depth + 1);
      if (value === undefined) return undefined;
      if (key !== '__proto__') result[key] = value;
    }
    return this.take('}') ? result : undefined;
  }

  private readList(depth: number): LooseValue | undefined {
    const result: LooseValue[] = [];
    this.at += 1;
    while (!this.skipTo(']')) {
      const value = this.readValue(depth + 1);
      if (value === undefined) return undefined;
      result.push(value);
    }
    return this.take(']') ? result : undefined;
  }

  private readKey(): string | undefined {
    const mark = this.text[this.at];
    if (mark === '"' || mark === "'") return this.readQuoted(mark);
    const word = this.readWord(':');
    return word === undefined ? undefined : String(word);
  }

  private readQuoted(quote: string): string | undefined {
    let result = '';
    for (this.at += 1; this.at < this.text.length; this.at += 1) {
      const mark = this.text[this.at];
      if (mark === quote) {
        this.at += 1;
        return result;
      }
      if (mark === '\\') this.at += 1;
      result += this.text[this.at] ?? '';
    }
    return undefined;
  }

  /** A bare word up to one of the ends: a number, true, false, null or itself. */
  private readWord(ends: string): string | number | boolean | null | undefined {
    const start = this.at;
    while (this.at < this.text.length && !ends.includes(this.text[this.at] ?? '') && this.text[this.at] !== '\n')
      this.at += 1;
    const word = this.text.slice(start, this.at).trim();
    if (word === '') return undefined;
    if (word === 'true' || word === 'false') return word === 'true';
    if (word === 'null') return null;
    return /^-?\d+(?:\.\d+)?$/.test(word) ? Number(word) : word;
  }

  /** Passes spaces and commas; whether the closing mark or the end of the text has come. */
  private skipTo(close: string): boolean {
    while (SPACES.test(this.text[this.at] ?? '') || this.text[this.at] === ',') this.at += 1;
    return this.at >= this.text.length || this.text[this.at] === close;
  }

  private take(mark: string): boolean {
    this.skipSpaces();
    if (this.text[this.at] !== mark) return false;
    this.at += 1;
    return true;
  }

  private skipSpaces(): void {
    while (SPACES.test(this.text[this.at] ?? '')) this.at += 1;
  }
}
