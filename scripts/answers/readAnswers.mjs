// What the server's `json(…)` calls answer with, as their types say: each call with a JSON schema made of the type of its argument.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isCallExpression, isIdentifier, isSatisfiesExpression } from 'typescript/unstable/ast';
import { API } from 'typescript/unstable/sync';
import { shownPath, sourcesIn } from '../checks/module-graph.mjs';
import { createSchemas } from './typeSchema.mjs';

const REPLIES = /import \{[^}]*\bjson\b[^}]*\} from '[^']*\/replies\/reply\.ts'/;

/** Read by the tests' processes, too. */
const KEPT_IN = 'node_modules/.cache/quoin-answers.json';

/**
 * Returns `{ calls: [{ path, start, end, type, schema }], $defs }`: the argument's position, its type and its schema.
 * The compiler takes some seconds, so the result is cached until a file changes.
 */
export function readAnswers(root) {
  const file = join(root, KEPT_IN);
  const state = stateOf(root);
  const kept = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  if (kept?.state === state) return kept;
  const answers = { state, ...askCompiler(root) };
  mkdirSync(dirname(file), { recursive: true });
  // Renamed when it is whole: another process may be reading.
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(answers));
  renameSync(`${file}.${process.pid}`, file);
  return answers;
}

function stateOf(root) {
  const files = sourcesIn(join(root, 'packages')).map((path) => `${path} ${statSync(path).mtimeMs}`);
  return createHash('sha256').update(files.join('\n')).digest('hex');
}

function askCompiler(root) {
  const api = new API({ cwd: root });
  try {
    const project = api
      .updateSnapshot({ openProjects: [join(root, 'packages/server/tsconfig.json')] })
      .getProjects()[0];
    const { checker, program } = project;
    const schemas = createSchemas(checker);
    const files = sourcesIn(join(root, 'packages/server')).filter(
      (path) => !path.endsWith('.test.ts') && REPLIES.test(readFileSync(path, 'utf8')),
    );
    const calls = files.flatMap((path) =>
      argumentsIn(program.getSourceFile(path)).map((argument) => {
        const type = isSatisfiesExpression(argument)
          ? checker.getTypeFromTypeNode(argument.type)
          : checker.getTypeAtLocation(argument);
        const place = { path: shownPath(root, path), start: argument.getStart(), end: argument.end };
        return { ...place, type: checker.typeToString(type), schema: schemas.of(type) };
      }),
    );
    return { calls, $defs: schemas.$defs };
  } finally {
    api.close();
  }
}

/** What `json` is called with in a file. */
function argumentsIn(file) {
  const found = [];
  const visit = (node) => {
    const isReply = isCallExpression(node) && isIdentifier(node.expression) && node.expression.text === 'json';
    if (isReply && node.arguments.length > 0) found.push(node.arguments[0]);
    node.forEachChild(visit);
  };
  visit(file);
  return found;
}
