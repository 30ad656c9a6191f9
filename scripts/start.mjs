// npm start: installs, builds, starts. Uses nothing but Node.js until the dependencies are there.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installDependencies, requireNode } from './dependencies.mjs';
import { SAFE_FLAGS } from './flags.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

const HELP = `npm start [-- OPTIONS]

Installs, builds and starts Quoin with its own database, and prints where it is. On an empty folder it makes the demo shop.

  --demo NAME   makes that demo site beside those that are there: prints, studio or cafe
  --traffic [N] plays N days (90) of visits and orders into that demo before it starts
  --help        this text

Settings are environment variables, all of them in docs/reference/settings.md. The usual ones:

  PORT          where it listens (3000)
  DATA_DIR      the folder of everything it keeps (./data)
  DATABASE_URL  a PostgreSQL of yours instead of its own
  SMTP_URL      how mails leave the house; without it they are kept in the app's mailbox`;

if (process.argv.some((word) => word === '--help' || word === '-h')) {
  console.log(HELP);
  process.exit(0);
}

requireNode();
installDependencies(root);
const { buildAll } = await import('./build.mjs');
await buildAll();

const server = spawn(
  process.execPath,
  [...SAFE_FLAGS, join(root, 'packages/server/dist/main.js'), ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } },
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  // Ctrl-C reaches the whole process group, a container's stop this process alone: what is said twice does no harm.
  process.on(signal, () => server.kill(signal));
}
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
