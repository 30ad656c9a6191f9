import type { Problem } from '@quoin/domain/problem';
import type { Values } from '@quoin/messages/runtime';
import { inLanguage } from './translated.ts';

/** The sentences of one subject: for each code, text or a function of the Problem's values. */
export type Wording<Code extends string> = Readonly<Record<Code, string | ((values: Values) => string)>>;

/** The sentence a person reads for a Problem. A code without a sentence is a Fault: the catalogue is incomplete. */
export function lookUpSentence<Code extends string>(wording: Wording<Code>, problem: Problem<Code>): string {
  const entry = Object.hasOwn(wording, problem.code) ? wording[problem.code] : undefined;
  if (entry === undefined) throw new Error(`No sentence for code "${problem.code}"`);
  return typeof entry === 'string' ? entry : entry(problem.values ?? {});
}

/** A catalogue in every language that has one; what a translation lacks is said in English. */
export type WordingIn<Code extends string> = { readonly en: Wording<Code> } & Readonly<
  Record<string, Partial<Wording<Code>>>
>;

/** The sentence in a language (BCP 47), else in English. */
export function lookUpSentenceIn<Code extends string>(
  all: WordingIn<Code>,
  problem: Problem<Code>,
  language: string,
): string {
  const own = inLanguage<Partial<Wording<Code>>>(all, language);
  const entry = Object.hasOwn(own, problem.code) ? own[problem.code] : undefined;
  if (entry === undefined) return lookUpSentence(all.en, problem);
  return typeof entry === 'string' ? entry : entry(problem.values ?? {});
}

/** A sentence that also says numbers of Quoin's rules: who refuses names only the rule. */
export function withValues(say: (values: Values) => string, more: Values): (values: Values) => string {
  return (values) => say({ ...values, ...more });
}

/** `1 item`, `2 items`: English plural of a counted thing. */
export function countedText(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
