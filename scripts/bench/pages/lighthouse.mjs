import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { launchOptions } from './browser.mjs';
import { WANTED_SCORES } from './scores.mjs';

const bench = dirname(dirname(fileURLToPath(import.meta.url)));
const MANIFEST = join(bench, 'lighthouse');
/** Next to the installed packages, but unaffected by `npm install`. */
const FOLDER = join(dirname(dirname(bench)), 'node_modules/.cache/quoin-lighthouse');

const MOST_TRIES = 3;
/** Pages that search engines are kept away from, or that are not there, are so on purpose. */
const FOR_PUBLIC_PAGES = ['is-crawlable', 'http-status-code'];
/** A page that is not there says so in the console, by itself. */
const FOR_FOUND_PAGES = ['errors-in-console'];

/**
 * Fetches Lighthouse on the first run, with a separate lockfile: as a dependency of the root it would add 185 MB to
 * each installation. Returns `null` and prints why if it cannot be fetched.
 */
export async function fetchLighthouse() {
  const lock = (folder) => join(folder, 'package-lock.json');
  const isThere = existsSync(lock(FOLDER)) && readFileSync(lock(FOLDER)).equals(readFileSync(lock(MANIFEST)));
  // What npm writes last says that it came to its end.
  if (!isThere || !existsSync(join(FOLDER, 'node_modules/.package-lock.json'))) {
    console.error('Fetching Lighthouse …');
    mkdirSync(FOLDER, { recursive: true });
    cpSync(MANIFEST, FOLDER, { recursive: true });
    const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
      ...{ cwd: FOLDER, stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' },
    });
    if (status !== 0) {
      rmSync(FOLDER, { recursive: true, force: true });
      console.error('Lighthouse could not be fetched: see the lines above. Is the network reachable?');
      return null;
    }
  }
  const part = (path) => import(pathToFileURL(join(FOLDER, 'node_modules', path)).href);
  const [{ default: lighthouse }, { default: driver }] = [
    await part('lighthouse/core/index.js'),
    await part('puppeteer-core/lib/esm/puppeteer/puppeteer-core.js'),
  ];
  return { lighthouse, driver };
}

/** Category → score of 100, and what keeps a category from it. A busy machine loses the beginning of a trace now and then. */
export async function lighthouseReport(lighthouse, port, page) {
  for (let run = 0; run < MOST_TRIES; run += 1) {
    const report = await oneRun(lighthouse, port, page);
    if (report !== null) return report;
  }
  throw new Error(`Lighthouse has nothing to say of ${page.site}${page.path}.`);
}

/** Runs in a new browser: nothing is cached or stored from before. `null` if Lighthouse could not measure. */
async function oneRun({ lighthouse, driver }, port, { site, path, kind, isPublic, cookies }) {
  const profile = mkdtempSync(join(tmpdir(), 'quoin-lighthouse-'));
  const { executablePath, args } = launchOptions();
  const browser = await driver.launch({
    ...{ executablePath, userDataDir: profile },
    args: [...args, '--process-per-site'],
  });
  try {
    const tab = await browser.newPage();
    await browser.setCookie(
      ...cookies.map(([name, value]) => ({ name, value, domain: `${site}.localhost`, path: '/' })),
    );
    // Traces of a process that is only just being started may begin after the navigation did.
    await tab.goto(`http://${site}.localhost:${port}/robots.txt`);
    const isFound = isPublic && kind !== 'search';
    const flags = {
      ...{ logLevel: 'silent', onlyCategories: Object.keys(WANTED_SCORES) },
      // The cart's cookie was only just put there.
      ...{ disableStorageReset: true, ignoreStatusCode: true, skipAboutBlank: true },
      skipAudits: [...(isFound ? [] : FOR_PUBLIC_PAGES), ...(kind === 'missing' ? FOR_FOUND_PAGES : [])],
    };
    const { lhr } = await lighthouse(`http://${site}.localhost:${port}${path}`, flags, undefined, tab);
    return lhr.runtimeError === undefined ? readReport(lhr) : null;
  } finally {
    await browser.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

function readReport({ categories, audits }) {
  const scores = {};
  const found = [];
  for (const { id, score, auditRefs } of Object.values(categories)) {
    scores[id] = Math.round((score ?? 0) * 100);
    if (scores[id] >= WANTED_SCORES[id]) continue;
    for (const { id: audit, weight } of auditRefs) {
      if (weight > 0 && audits[audit].score !== null && audits[audit].score < 1) found.push(sentenceOf(audits[audit]));
    }
  }
  return { scores, found };
}

/** What is wrong, and where it was seen first. */
function sentenceOf({ id, score, displayValue = '', details }) {
  const [first] = details?.items ?? [];
  const where = first?.node?.selector ?? first?.url ?? first?.description ?? '';
  return [id, score.toFixed(2), displayValue, where].filter((part) => part !== '').join(' ');
}
