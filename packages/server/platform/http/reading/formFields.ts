import { sentence } from '@quoin/domain/access';
import type { Query } from '@quoin/domain/site';
import { ProblemReply } from '../replies/reply.ts';
import type { Request } from './request.ts';

/** The fields of a posted form: one text each. */
export interface FormFields {
  /** Empty when it was not posted. @throws ProblemReply, 400, when it was repeated or has parts (SC-47). */
  text(name: string): string;
  /** Fields whose names start so, by the rest of the name. */
  starting(prefix: string): Readonly<Record<string, string>>;
}

const MAX_LENGTH = 70_000;

export function formFields(request: Pick<Request, 'body' | 'bodyType'>): FormFields {
  const query = request.bodyType === 'form' ? (request.body as Query) : {};
  const text = (name: string) => {
    const value = query[name] ?? '';
    if (typeof value !== 'string') throw unreadable(name);
    return value.slice(0, MAX_LENGTH);
  };
  return {
    text,
    starting(prefix) {
      const names = Object.keys(query).filter((name) => name.startsWith(prefix) && name.length > prefix.length);
      return Object.fromEntries(names.map((name) => [name.slice(prefix.length), text(name)]));
    },
  };
}

/** One text of what a call asks in its address; empty when it is missing. @throws ProblemReply, 400, when it was repeated or has parts (SC-47). */
export function textParameter(query: Query, name: string): string {
  const value = query[name] ?? '';
  if (typeof value !== 'string') throw unreadable(name);
  return value;
}

/** Two readers of one request would not agree on which of them counts. */
function unreadable(field: string): ProblemReply {
  const problem = { code: 'requestInvalid', field } as const;
  return new ProblemReply(problem, 400, sentence(problem));
}
