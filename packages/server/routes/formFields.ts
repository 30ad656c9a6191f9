import { type Query, queryText } from '@quoin/domain/site';
import type { Request } from '../http/request.ts';

/** The fields of a posted form; a repeated one counts once, one with parts not at all (SC-47). */
export interface FormFields {
  text(name: string): string;
  /** Fields whose names start so, by the rest of the name. */
  starting(prefix: string): Readonly<Record<string, string>>;
}

const MAX_LENGTH = 70_000;

export function formFields(request: Pick<Request, 'body' | 'bodyType'>): FormFields {
  const query = request.bodyType === 'form' ? (request.body as Query) : {};
  const text = (name: string) => (queryText(query, name) ?? '').slice(0, MAX_LENGTH);
  return {
    text,
    starting(prefix) {
      const names = Object.keys(query).filter((name) => name.startsWith(prefix) && name.length > prefix.length);
      return Object.fromEntries(names.map((name) => [name.slice(prefix.length), text(name)]));
    },
  };
}
