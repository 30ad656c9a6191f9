import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SAFE_FLAGS } from '../../flags.mjs';
import { freePort } from '../running.mjs';

const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));

/** Starts the built product with its demo in a separate folder, with its owner signed in to the app. */
export async function startShop(dataDir) {
  const port = await freePort();
  const child = spawn(process.execPath, [...SAFE_FLAGS, join(root, 'packages/server/dist/main.js')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ...{
        PORT: String(port),
        DATA_DIR: dataDir,
        LOG_LEVEL: 'warn',
        RATE_LIMIT_FACTOR: '1000000',
        NODE_ENV: 'production',
        PICTURES: 'asked',
      },
    },
  });
  let said = '';
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (text) => {
      said += text;
      if (said.includes('Ctrl-C')) resolve();
    });
    child.once('close', (code) => reject(new Error(`the product ended with ${code}`)));
  });
  const appOrigin = `http://localhost:${port}`;
  const email = /owner@\S+/.exec(said)?.[0] ?? '';
  const password = /password\s+(\S+)/i.exec(said)?.[1] ?? '';
  return {
    appOrigin,
    async signIn(context) {
      const headers = { origin: appOrigin };
      const answer = await context.request.post(`${appOrigin}/api/app/session`, { headers, data: { email, password } });
      if (!answer.ok()) throw new Error(`the owner could not sign in: ${answer.status()}`);
    },
    ownerOf: (context) => ownerOf(context, appOrigin),
    stop: () =>
      new Promise((resolve) => {
        child.removeAllListeners('close');
        child.once('close', resolve);
        child.kill('SIGINT');
      }),
  };
}

/** What the owner does without a browser: sites and pages made in no time. */
function ownerOf(context, appOrigin) {
  async function post(path, data) {
    const crumb = (await context.cookies(appOrigin)).find(({ name }) => name.endsWith('crumb'))?.value ?? '';
    const headers = { origin: appOrigin, 'x-csrf-token': decodeURIComponent(crumb) };
    const answer = await context.request.post(`${appOrigin}/api/app${path}`, { headers, data });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
    return answer.json();
  }
  return {
    post,
    async makeSite(name) {
      const place = { language: 'en-GB', timeZone: 'UTC', currency: 'EUR' };
      const { site } = await post('/sites', { purpose: 'services', name, look: 'warm', ...place });
      // Nobody is shown around.
      await post('/seen', { name: 'editorTour' });
      return site.identifier;
    },
    async save(site, changes) {
      const path = `${appOrigin}/api/app/sites/${site}/document`;
      const { revision } = await (await context.request.get(path)).json();
      const at = { page: '', key: '' };
      const { refused } = await post(`/sites/${site}/document/changes`, { base: revision, changes, at });
      if (refused !== null) throw new Error(`not saved: ${JSON.stringify(refused)}`);
    },
  };
}
