// npm run bench -- template: the template engine against the public one and its peers, as ratios within one run.
import { execFileSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { buildEngine } from '../building/engine.mjs';
import { ENGINES, loadEngine } from './template/engines.mjs';
import { flatten, interleave, median } from './template/measure.mjs';
import { COMMON, PAGES } from './template/pages.mjs';

// Slices are shorter than what a busy machine gives a process in one go, so most are not interrupted.
const RENDERING = { rounds: 120, milliseconds: 2, warmUp: 80 };
const COMPILING = { rounds: 100, milliseconds: 1, warmUp: 60 };
const FIRST = { rounds: 60, milliseconds: 1, warmUp: 20 };
const COLD_ROUNDS = 7;
const COLD = fileURLToPath(new URL('./template/cold.mjs', import.meta.url));
const OURS = 'quoin';
const THEIRS = 'template-engine';
/** The maximum as a multiple of the public engine's time. The goals for rendering are with each page. */
const GOALS = { compile: 1.2, first: 1 };

await buildEngine();
const engines = new Map();
for (const name of ENGINES) engines.set(name, await loadEngine(name));
const begin = performance.now();
const load = loadavg()[0];
const verdicts = [];

/** Ends the program when an engine prints other bytes than ours: then there is nothing to compare. */
function checkEqual(page, names) {
  const outputs = names.map((name) => engines.get(name).prepare(page[engines.get(name).source])(page.data));
  for (const [index, output] of outputs.entries()) {
    if (output === outputs[0]) continue;
    let at = 0;
    while (output[at] === outputs[0][at]) at++;
    const around = (text) => JSON.stringify(text.slice(Math.max(0, at - 60), at + 60));
    throw new Error(`${page.name}: ${names[index]} differs at ${at}\n${around(outputs[0])}\n${around(output)}`);
  }
  return Buffer.byteLength(outputs[0]) / 1024;
}

const actsOf = (names, make) => Object.fromEntries(names.map((name) => [name, make(engines.get(name))]));
const sourceOf = (page, engine) => page[engine.source];

/** Without `isMet` it is a figure nobody has set a goal for. */
function verdict(text, isMet) {
  verdicts.push({ text, isMet });
}

function table(title, columns, names) {
  console.log(`\n${title.padEnd(30)}${columns.map(({ head }) => head.padStart(22)).join('')}`);
  for (const name of names) {
    const cells = columns.map(({ times }) => {
      if (times[name] === undefined) return '-'.padStart(22);
      const ratio = times[THEIRS] / times[name];
      return `${times[name].toFixed(1)} (${ratio.toFixed(2)}x)`.padStart(22);
    });
    console.log(name.padEnd(30) + cells.join(''));
  }
}

function namesFor(page) {
  return COMMON.includes(page) ? ENGINES : [OURS, THEIRS];
}

function benchRendering() {
  const columns = PAGES.map((page) => {
    const names = namesFor(page);
    const size = checkEqual(page, names);
    const acts = actsOf(names, (engine) => {
      const render = engine.prepare(sourceOf(page, engine));
      return () => flatten(render(page.data));
    });
    const times = interleave(acts, RENDERING);
    const ratio = times[THEIRS] / times[OURS];
    const text = `render ${page.what}: ${ratio.toFixed(2)}x the public engine`;
    if (page.goal === undefined) verdict(`${text}, for information`);
    else verdict(`${text}, goal ${page.goal}x`, ratio >= page.goal);
    if (times.eta !== undefined) {
      const eta = times.eta / times[OURS];
      verdict(`render ${page.what}: ${eta.toFixed(2)}x eta, goal above 1x`, eta > 1);
    }
    return { head: `${page.name} ${size.toFixed(1)} KiB`, times };
  });
  table('render, µs a page', columns, ENGINES);
}

function benchCompiling() {
  const columns = PAGES.map((page) => {
    const acts = actsOf(namesFor(page), (engine) => () => engine.parse(sourceOf(page, engine)));
    const times = interleave(acts, COMPILING);
    const share = times[OURS] / times[THEIRS];
    verdict(
      `compile ${page.what}: ${share.toFixed(2)} of the public engine's parse, goal ${GOALS.compile}`,
      share <= GOALS.compile,
    );
    return { head: page.name, times };
  });
  table('compile with partials, µs', columns, ENGINES);
}

function benchFirst() {
  const columns = PAGES.map((page) => {
    const acts = actsOf(namesFor(page), (engine) => () => flatten(engine.prepare(sourceOf(page, engine))(page.data)));
    return { head: page.name, times: interleave(acts, FIRST) };
  });
  table('new template: compile + first render, warm process, µs', columns, ENGINES);
}

/** Runs each engine and page in separate processes, in turn. */
function benchCold() {
  const columns = PAGES.map((page) => {
    const names = namesFor(page).filter((name) => [OURS, THEIRS, 'eta'].includes(name));
    const firsts = Object.fromEntries(names.map((name) => [name, []]));
    for (let round = 0; round < COLD_ROUNDS; round++) {
      for (const name of names) {
        const { first } = JSON.parse(execFileSync(process.execPath, [COLD, name, page.name], { encoding: 'utf8' }));
        firsts[name].push(first);
      }
    }
    const times = Object.fromEntries(names.map((name) => [name, median(firsts[name])]));
    const share = times[OURS] / times[THEIRS];
    verdict(`cold ${page.what}: ${share.toFixed(2)} of the public engine, goal ${GOALS.first}`, share <= GOALS.first);
    return { head: page.name, times };
  });
  table('cold: compile + first render, fresh process, µs', columns, [OURS, THEIRS, 'eta']);
}

benchRendering();
benchCompiling();
benchFirst();
benchCold();

console.log(`\nGoals (load average ${load.toFixed(1)} before, ${loadavg()[0].toFixed(1)} after):`);
const MARKS = new Map([
  [true, 'pass'],
  [false, 'FAIL'],
  [undefined, '    '],
]);
for (const { text, isMet } of verdicts) console.log(`${MARKS.get(isMet)}  ${text}`);
console.log(`\n${Math.round((performance.now() - begin) / 1000)} s, Node.js ${process.versions.node}`);
if (verdicts.some(({ isMet }) => isMet === false)) process.exitCode = 1;
