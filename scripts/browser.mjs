import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The system's Chromium: CHROMIUM names one; on Debian it is installed when it is absent and we may. */
export function findBrowser({ install = false } = {}) {
  const found = [process.env.CHROMIUM, ...PLACES].find((path) => path && existsSync(path));
  if (found || !install || process.platform !== 'linux' || process.getuid?.() !== 0) return found ?? null;
  console.log('Installing Chromium for the browser tests …');
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    spawnSync('apt-get', args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  }
  return findBrowser();
}
