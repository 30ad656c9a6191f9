// npm run quoin -- COMMAND: the command line of an installation; see packages/server/cli.ts.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installDependencies, requireNode } from './dependencies.mjs';
import { SAFE_FLAGS } from './flags.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
requireNode();
installDependencies(root);
if (process.argv[2] === 'messages') {
  const { runMessagesCommand } = await import('./messages/messagesCommand.mjs');
  process.exit(await runMessagesCommand(process.argv.slice(3)));
}
const { buildAll } = await import('./build.mjs');
await buildAll();
const cli = join(root, 'packages/server/dist/cli.js');
const result = spawnSync(process.execPath, [...SAFE_FLAGS, cli, ...process.argv.slice(2)], { stdio: 'inherit' });
process.exit(result.status ?? 1);
