// Where the repository names a rule: in the text of a product file, or in the title of a test.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'rolldown/utils';
import { isTestFile, shownPath } from '../checks/module-graph.mjs';
import { RULES } from './list.mjs';

const KNOWN = new Set(RULES);
/** `ATC-03`, `ATC-03..06`, `ATC-01/02`. */
const NAMED = /\b([A-Z]{2,5})-(\d{2})(?:\.\.(?:[A-Z]+-)?(\d{2})|((?:\/\d{2})+))?/g;
const CASES = new Set(['it', 'test', 'describe']);

/** The rules that a text names. */
export function rulesIn(text) {
  const found = new Set();
  for (const [, prefix, first, last = first, more = ''] of text.matchAll(NAMED)) {
    for (let number = Number(first); number <= Number(last); number += 1)
      found.add(`${prefix}-${String(number).padStart(2, '0')}`);
    for (const number of more.split('/').filter(Boolean)) found.add(`${prefix}-${number}`);
  }
  return [...found].filter((rule) => KNOWN.has(rule));
}

/** `{ places, tests }`: for each rule the files that name it. */
export function readMentions(root) {
  const places = new Map(RULES.map((rule) => [rule, []]));
  const tests = new Map(RULES.map((rule) => [rule, []]));
  for (const path of filesBelow(join(root, 'packages')).concat(filesBelow(join(root, 'e2e')))) {
    const shown = shownPath(root, path);
    const text = readFileSync(path, 'utf8');
    if (/\.test\.tsx?$/.test(shown)) for (const rule of rulesIn(titlesIn(path, text))) tests.get(rule).push(shown);
    else if (shown.startsWith('packages/') && !isTestFile(shown))
      for (const rule of rulesIn(text)) places.get(rule).push(shown);
  }
  return { places, tests };
}

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'dist') return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(path);
    return /\.(?:tsx?|css|sql)$/.test(entry.name) ? [path] : [];
  });
}

/** The titles of all cases, one a line. */
function titlesIn(path, text) {
  if (rulesIn(text).length === 0) return '';
  const titles = [];
  new Visitor({
    CallExpression({ callee, arguments: [title] }) {
      if (title === undefined || !CASES.has(nameOf(callee))) return;
      if (title.type === 'Literal' || title.type === 'TemplateLiteral') titles.push(text.slice(title.start, title.end));
    },
  }).visit(parseSync(path, text).program);
  return titles.join('\n');
}

/** `it` of `it(…)`, `it.each(…)(…)`, `describe.skipIf(…)(…)`. */
function nameOf(callee) {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return nameOf(callee.object);
  return callee.type === 'CallExpression' || callee.type === 'TaggedTemplateExpression'
    ? nameOf(callee.callee ?? callee.tag)
    : '';
}
