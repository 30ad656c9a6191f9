// For the server's tests: every JSON answer is held to its type (packages/server/testing/heldAnswersSetup.ts).
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { holdAnswers } from './holdAnswers.mjs';
import { readAnswers } from './readAnswers.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const server = join(root, 'packages/server');

export function heldAnswersPlugin() {
  let answers = null;
  return {
    name: 'held-answers',
    enforce: 'pre',
    transform(source, id) {
      if (!id.startsWith(server) || !source.includes('json(')) return null;
      answers ??= readAnswers(root);
      return holdAnswers(answers, root, id.split('?')[0], source);
    },
  };
}
