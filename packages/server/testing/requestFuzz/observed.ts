import type { ZodType } from 'zod';

/** A route as the router got it. */
export interface SeenRoute {
  readonly surface: 'site' | 'app' | 'api';
  readonly method: string;
  readonly path: string;
  readonly takes: string;
  /** Names of the query that its handler asked for. */
  readonly queryNames: Set<string>;
  /** Fields of a form that its handler asked for. */
  readonly fieldNames: Set<string>;
  /** Schemas that its body was parsed with. */
  readonly schemas: Set<ZodType>;
}

export function nameOf({ method, path }: SeenRoute): string {
  return `${method} ${path}`;
}

/** What `json` was called with: which of its calls in the code it was, and the value. */
export interface SeenAnswer {
  readonly call: number;
  readonly value: unknown;
}

/** What the running server shows of itself: its routes, and for each what it reads of a request. Requests come one at a time. */
export const seen: {
  readonly routes: SeenRoute[];
  current: SeenRoute | null;
  readonly answers: SeenAnswer[];
  /** Does what waits in the background: mails, documents. */
  work: () => Promise<void>;
} = { routes: [], current: null, answers: [], work: () => Promise.resolve() };

/** Called wherever a body is parsed, and wherever something is answered as JSON (scripts/fuzz/requests.mjs). */
Object.assign(globalThis, {
  noteSchema(schema: ZodType): ZodType {
    seen.current?.schemas.add(schema);
    return schema;
  },
  holdAnswer<Value>(call: number, value: Value): Value {
    seen.answers.push({ call, value });
    return value;
  },
});
