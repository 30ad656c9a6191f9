// One fresh process: loads an engine, compiles a page and renders it once. Prints the microseconds of processor time of that.
import { loadEngine } from './engines.mjs';
import { flatten, worked } from './measure.mjs';
import { PAGES } from './pages.mjs';

const [engineName, pageName] = process.argv.slice(2);
const page = PAGES.find(({ name }) => name === pageName);
const engine = await loadEngine(engineName);
const loaded = process.cpuUsage();
flatten(engine.prepare(page[engine.source])(page.data));
console.log(JSON.stringify({ first: worked(loaded) }));
