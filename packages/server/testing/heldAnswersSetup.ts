import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach } from 'vitest';
import { type Answers, createAnswerChecks } from './heldAnswers.ts';

const ANSWERS = join(import.meta.dirname, '../../../node_modules/.cache/quoin-answers.json');

const wrong: string[] = [];
let checks: ReturnType<typeof createAnswerChecks> | null = null;

/** Called with every answer (scripts/answers/heldAnswersPlugin.mjs): whichever test asks, the answer is of its type. */
Object.assign(globalThis, {
  holdAnswer<Value>(call: number, value: Value): Value {
    checks ??= createAnswerChecks(JSON.parse(readFileSync(ANSWERS, 'utf8')) as Answers);
    const said = checks.check(call, value);
    if (said !== null) wrong.push(said);
    return value;
  },
});

afterEach(() => {
  const said = wrong.splice(0);
  if (said.length > 0) throw new Error(said.join('\n'));
});
