import type { FullEngineOptions, OneOffOptions } from '@quoin/rendering/engine';

/** A template that the tests run: it must print exactly `output` and report exactly `errors`. */
export interface Example {
  readonly template: string;
  readonly data?: unknown;
  readonly partials?: Readonly<Record<string, string>>;
  readonly options?: Omit<OneOffOptions, 'partials'> & Pick<FullEngineOptions, 'formatters'>;
  readonly output: string;
  /** Messages of the errors of rendering; none unless given. */
  readonly errors?: readonly string[];
  /** Messages of the warnings of parsing; not compared unless given. */
  readonly warnings?: readonly string[];
}

export interface Entry {
  /** As templates write it; of a predicate with its question mark. */
  readonly name: string;
  /** How it is written, with its arguments; the name alone unless given. Square brackets: may be left out. */
  readonly usage?: string;
  /** One sentence or two. */
  readonly summary: string;
  readonly notes?: readonly string[];
  readonly examples: readonly Example[];
}

/** What belongs together on a page. */
export interface Group {
  readonly title: string;
  readonly intro?: string;
  readonly entries: readonly Entry[];
}

/** One file of docs/reference/template. */
export interface Page {
  readonly file: string;
  readonly title: string;
  readonly intro: string;
  readonly groups: readonly Group[];
}

/** A predicate as an example that prints `yes`. */
export function whether(name: string, data: unknown, args = ''): Example {
  return { template: `{.${name}${args}}yes{.or}no{.end}`, data, output: 'yes' };
}
