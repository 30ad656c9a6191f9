import { isDigit, isLetter, isPathPart, isSpace, isWordPart } from './characters.ts';
import type { Reference, Segment } from './tree.ts';

const AT = 64;
const DOLLAR = 36;
const DOT = 46;
const LARGEST_INDEX = 2147483647;

/** Reads the parts of the grammar from one tag. Each `read…` gives undefined, and stays where it was, when its part is not there. */
export class Reader {
  readonly text: string;
  readonly end: number;
  at: number;

  constructor(text: string, start = 0, end = text.length) {
    this.text = text;
    this.at = start;
    this.end = end;
  }

  /** The code of the next character, NaN at the end. */
  peek(): number {
    return this.at < this.end ? this.text.charCodeAt(this.at) : Number.NaN;
  }

  isAtEnd(): boolean {
    return this.at === this.end;
  }

  rest(): string {
    return this.text.slice(this.at, this.end);
  }

  skip(expected: string): boolean {
    if (!this.text.startsWith(expected, this.at) || this.at + expected.length > this.end) return false;
    this.at += expected.length;
    return true;
  }

  /** Skips whitespace and says how many characters it was. */
  skipSpaces(): number {
    return this.#while(isSpace);
  }

  skipBlanks(): void {
    while (this.peek() === 32) this.at++;
  }

  readWord(): string | undefined {
    if (!isLetter(this.peek())) return undefined;
    const start = this.at;
    this.#while(isWordPart);
    return this.text.slice(start, this.at);
  }

  readDefinition(): string | undefined {
    const start = this.at;
    if (this.peek() !== AT) return undefined;
    this.at++;
    if (this.readWord() !== undefined) return this.text.slice(start, this.at);
    this.at = start;
    return undefined;
  }

  readPath(): string | undefined {
    const start = this.at;
    return this.#while(isPathPart) > 0 ? this.text.slice(start, this.at) : undefined;
  }

  readReference(): Reference | undefined {
    const first = this.#readSegment();
    if (first === undefined) return undefined;
    const segments = [first];
    while (this.peek() === DOT) {
      this.at++;
      const next = this.#readSegment();
      if (next === undefined) {
        this.at--;
        break;
      }
      segments.push(next);
    }
    return segments;
  }

  #readSegment(): Segment | undefined {
    const code = this.peek();
    if (isLetter(code)) return this.readWord();
    if (isDigit(code)) return this.#readIndex();
    if (code !== AT && code !== DOLLAR) return undefined;
    const start = this.at++;
    const word = this.readWord();
    if (word !== undefined || code === AT) return this.text.slice(start, this.at);
    this.at = start;
    return undefined;
  }

  #readIndex(): Segment {
    const start = this.at;
    this.#while(isDigit);
    const digits = this.text.slice(start, this.at);
    const index = Number(digits);
    return index <= LARGEST_INDEX ? index : digits;
  }

  #while(accepts: (code: number) => boolean): number {
    const start = this.at;
    while (this.at < this.end && accepts(this.text.charCodeAt(this.at))) this.at++;
    return this.at - start;
  }
}

/**
 * Parses a whole text as a reference (`a.b.0`). Arguments and data may contain names outside the grammar of tags (`my
 * key`): any text between two dots is a name, digits are an index.
 */
export function parseReference(text: string): Reference {
  return text.split('.').map(toSegment);
}

function toSegment(text: string): Segment {
  return /^\d+$/.test(text) && Number(text) <= LARGEST_INDEX ? Number(text) : text;
}
