import { type Answers, type FormField, problemView, QUESTIONS_ID, questionView } from '@quoin/domain/forms';
import { createEngine, type Template } from '@quoin/template';
import { coreFormatters } from '../../formatters/index.ts';
import { corePredicates } from '../../predicates/index.ts';
import { QUESTION_TEMPLATE, QUESTIONS_TEMPLATE } from './formTemplate.ts';

/** A product's questions and their state: fresh, or refused with the visitor's input. */
export interface QuestionsPlace {
  readonly fields: readonly FormField[];
  readonly answers: Answers;
  /** Sentences by field id. */
  readonly errors: Readonly<Record<string, string>>;
  /** Why it was refused; empty when it was not. */
  readonly message: string;
  readonly action: string;
  readonly hidden: Readonly<Record<string, string>>;
  readonly submitText: string;
  /** Of the site. */
  readonly language: string;
}

const PARTIALS = new Map([['question.html', QUESTION_TEMPLATE]]);
let compiled: Template | undefined;

function template(): Template {
  compiled ??= createEngine({
    formatters: coreFormatters({}),
    predicates: corePredicates(),
    partials: PARTIALS,
  }).compile(QUESTIONS_TEMPLATE, 'questions.block');
  return compiled;
}

/** HTML that works without script; the modal of the same questions draws the same fields. */
export function questionsHtml(place: QuestionsPlace): string {
  const { fields, answers, errors, message, action, hidden, submitText, language } = place;
  const situation = { blockId: QUESTIONS_ID, answers, errors, language };
  const data = {
    ...{ action, submitText },
    hidden: Object.entries(hidden).map(([name, value]) => ({ name, value })),
    problem: message === '' ? null : problemView(fields, situation, message),
    fields: fields.map((field) => questionView(field, situation)),
  };
  const { output, errors: faults } = template().render(data, { now: 0, timeZone: 'UTC', locale: language });
  const first = faults.find(({ severity }) => severity === 'error');
  if (first !== undefined) throw new Error(`The questions have an error: ${first.message}`);
  return output;
}
