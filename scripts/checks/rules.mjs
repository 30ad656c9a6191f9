/**
 * Checks docs/reference/rules.md: for each rule its places and the tests that name it. `--write` rewrites it. Lines
 * that are still true stay unchanged, so a new test changes nothing.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { RULES, SUBJECTS } from '../rules/list.mjs';
import { readMentions } from '../rules/mentions.mjs';
import { PARTLY, PLACES } from '../rules/places.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const page = join(root, 'docs/reference/rules.md');
/** More than these nobody reads. */
const MOST = 3;
/** Tests that go the way a user goes come first; places where a rule is decided come first. */
const TEST_ORDER = ['e2e/', 'packages/server/', 'packages/storefront/', 'packages/editor/', 'packages/rendering/', ''];
const PLACE_ORDER = ['packages/domain/', 'packages/rendering/', 'packages/storefront/', 'packages/server/', ''];

const mentions = readMentions(root);
for (const [rule, paths] of Object.entries(PLACES))
  mentions.places.get(rule).push(...paths.filter((path) => existsSync(join(root, path))));

/** The paths that the page names now, by rule. */
function readPage() {
  const text = existsSync(page) ? readFileSync(page, 'utf8') : '';
  const rows = [...text.matchAll(/^\| ([A-Z]+-\d{2}) \| (.*?) \| (.*?) \|$/gm)];
  return new Map(rows.map(([, rule, places, tests]) => [rule, { places: pathsIn(places), tests: pathsIn(tests) }]));
}

function pathsIn(cell) {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, path]) => path);
}

/** At most three: those the page has already and that are still true, then others, one of each package first. */
function choose(found, kept, order) {
  const known = [...new Set(found)];
  const still = kept.filter((path) => known.includes(path));
  if (still.length > 0 && still.length === kept.length) return still;
  const rank = (path) => order.findIndex((start) => path.startsWith(start));
  const others = known
    .filter((path) => !still.includes(path))
    .sort((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1));
  const packageOf = (path) => path.split('/').slice(0, 2).join('/');
  const firsts = others.filter(
    (path, index) => others.findIndex((each) => packageOf(each) === packageOf(path)) === index,
  );
  return [...new Set([...still, ...firsts, ...others])].slice(0, MOST);
}

function writePage() {
  const old = readPage();
  const cell = (paths) => paths.map((path) => `\`${path}\``).join('<br>');
  const row = (rule) => {
    const kept = old.get(rule) ?? { places: [], tests: [] };
    const places = choose(mentions.places.get(rule), kept.places, PLACE_ORDER);
    const tests = choose(mentions.tests.get(rule), kept.tests, TEST_ORDER);
    const note = PARTLY[rule] === undefined ? '' : `Partly: ${PARTLY[rule]}<br>`;
    return `| ${rule} | ${note}${cell(places)} | ${cell(tests)} |`;
  };
  const parts = SUBJECTS.map(({ prefix, title }) => {
    const rows = RULES.filter((rule) => rule.startsWith(`${prefix}-`)).map(row);
    return [`## ${title}`, '', '| Rule | Where | Tests |', '|---|---|---|', ...rows, ''].join('\n');
  });
  return `${INTRODUCTION}\n${parts.join('\n')}`;
}

const INTRODUCTION = `# Rules

The ${RULES.length} rules of the specification: where each happens in the product, and tests whose titles name it. At most ${MOST} of each
are listed; searching for the id finds the others. Written by \`node scripts/checks/rules.mjs --write\` and held by
\`npm run check\`. What no file of the product says about itself stands in \`scripts/rules/places.mjs\`.
`;

const homeless = RULES.filter((rule) => mentions.places.get(rule).length === 0);
const untested = RULES.filter((rule) => mentions.tests.get(rule).length === 0);
const written = writePage();
if (process.argv.includes('--write')) writeFileSync(page, written);
const isStale = !existsSync(page) || readFileSync(page, 'utf8') !== written;
for (const rule of homeless) console.error(`${rule} has no place in the product`);
for (const rule of untested) console.error(`${rule} is named by no test`);
if (isStale) console.error('docs/reference/rules.md is stale: node scripts/checks/rules.mjs --write');
console.log(`rules: ${RULES.length}, ${homeless.length} without a place, ${untested.length} without a test`);
process.exit(homeless.length + untested.length > 0 || isStale ? 1 : 0);
