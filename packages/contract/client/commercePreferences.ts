import { commercePreferencesPath } from '@quoin/contract/endpoints/store';
import type { Calls } from './calls.ts';
import type { ClientProblem } from './clientProblem.ts';

export type Preferences = Readonly<Record<string, unknown>>;

/** Why preferences could not be read or kept; thrown, after it was reported (PREF-01). */
export class PreferencesFailure extends Error {
  constructor(readonly problem: ClientProblem) {
    super(problem.message);
  }
}

type RefetchListener = (namespace: string, values: Preferences) => void;

export interface CommercePreferences {
  /** @throws PreferencesFailure */
  load(namespace: string): Promise<Preferences>;
  /** Keeps the whole object; equal to what is known, nothing is sent. @throws PreferencesFailure */
  save(namespace: string, values: Preferences): Promise<Preferences>;
  /** Called with the values that hold from now on, before they are kept. Answers how to stop. */
  onRefetch(listener: RefetchListener): () => void;
}

export interface CommercePreferencesParts {
  readonly calls: Calls;
  readonly websiteId: string;
  readonly report: (failure: PreferencesFailure) => void;
}

/** PREF-01: one object per namespace, read once and remembered. */
export function createCommercePreferences(parts: CommercePreferencesParts): CommercePreferences {
  const { calls, websiteId, report } = parts;
  const known = new Map<string, Preferences>();
  const listeners = new Set<RefetchListener>();
  const path = (namespace: string) => commercePreferencesPath(websiteId, namespace);
  const fail = (problem: ClientProblem): never => {
    const failure = new PreferencesFailure(problem);
    report(failure);
    throw failure;
  };
  return {
    async load(namespace) {
      const answer = await calls.load<Preferences>(path(namespace));
      if (!answer.ok) return fail(answer.problem);
      const values = tidy(answer.value);
      known.set(namespace, values);
      return values;
    },
    async save(namespace, values) {
      const wanted = tidy(values);
      const held = known.get(namespace);
      if (held !== undefined && isSame(held, wanted)) return held;
      known.set(namespace, wanted);
      for (const listener of listeners) listener(namespace, wanted);
      const answer = await calls.act<Preferences>('PUT', path(namespace), wanted);
      if (answer.ok) return wanted;
      // What was not kept is not known either: the next reading asks.
      known.delete(namespace);
      return fail(answer.problem);
    },
    onRefetch(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Without the server's websiteId and without what is empty. */
function tidy(values: Preferences): Preferences {
  const isSaid = ([name, value]: [string, unknown]) =>
    name !== 'websiteId' && value !== '' && value !== null && value !== undefined;
  return Object.fromEntries(Object.entries(values).filter(isSaid));
}

function isSame(left: Preferences, right: Preferences): boolean {
  const sorted = (value: Preferences) =>
    JSON.stringify(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
  return sorted(left) === sorted(right);
}
