import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Chromium without windows: the same engine for about half the processor time. Debian packs it by itself. */
const SHELL = '/usr/bin/chromium-headless-shell';
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
/** A machine that does not reach Debian goes on without. */
const INSTALL_LIMIT_MS = 180_000;

const firstOf = (paths) => paths.find((path) => path && existsSync(path)) ?? null;

/** A whole Chromium, as visitors have it, for benches; CHROMIUM names one. */
export function findBrowser() {
  return firstOf([process.env.CHROMIUM, ...PLACES]);
}

/** The Chromium that scenes run in; CHROMIUM names one. */
export function findSceneBrowser() {
  return firstOf([process.env.CHROMIUM, SHELL, ...PLACES]);
}

/**
 * Finds the same, or installs it if absent on Debian and allowed. Null if there is none. May run in parallel with other
 * work.
 */
export async function bringSceneBrowser() {
  const isThere = process.env.CHROMIUM || existsSync(SHELL);
  if (isThere || process.platform !== 'linux' || process.getuid?.() !== 0) return findSceneBrowser();
  // A browser that must refuse cookies needs the full Chromium too (e2e/testing/browser.ts).
  const packages = ['chromium-headless-shell', ...(findBrowser() === null ? ['chromium'] : [])];
  console.log(`Installing ${packages.join(' and ')} for the scenes …`);
  await runApt('update');
  // One by one: not every Debian packs both.
  for (const name of packages) await runApt('install', '-y', '--no-install-recommends', name);
  return findSceneBrowser();
}

function runApt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const child = spawn('apt-get', args, { stdio: 'ignore', env, timeout: INSTALL_LIMIT_MS });
  return new Promise((resolve) => child.once('error', resolve).once('close', resolve));
}
