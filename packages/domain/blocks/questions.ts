import type { PageDocument } from './pageDocument.ts';

/** An entry that asks, and what opens below it as HTML. */
export interface Question {
  readonly title: string;
  readonly body: string;
}

/** How a question ends in Latin, Greek, Chinese, Japanese and Arabic writing. */
const ASKS = /[?;\uff1f\u061f]\s*$/;

/** Questions of a page: of those accordions in which every entry asks. A list of sizes or steps is none. */
export function questionsIn({ sections }: PageDocument): readonly Question[] {
  const accordions = sections.flatMap(({ blocks }) => blocks.filter(({ type }) => type === 'accordion'));
  return accordions.flatMap(({ value }) => {
    const entries = (value.items as readonly Question[]).filter(({ title }) => title.trim() !== '');
    return entries.every(({ title }) => ASKS.test(title)) ? entries : [];
  });
}
