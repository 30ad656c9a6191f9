// The cost of the same reports without processing: a server that reads each to its end, answers with the product's own
// bytes and stores nothing. A separate process, so its usage is measured separately.
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';

const OWN = fileURLToPath(import.meta.url);
/** Node writes these itself. */
const OF_THE_CONNECTION = new Set(['date', 'connection', 'keep-alive', 'content-length']);

/** Begins it with an answer of the product's (`status`, `headers`, `body`); its port, its process, and how to end it. */
export async function startBareServer({ status, headers, body }) {
  const own = Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.has(name));
  const child = spawn(process.execPath, [OWN], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  child.send({ status, headers: Object.fromEntries(own), body: String(body) });
  const [port] = await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('close', (code) => reject(new Error(`the bare server ended with ${code}`)));
  });
  const stop = () =>
    new Promise((resolve) => {
      child.removeAllListeners('close');
      child.once('close', resolve);
      child.kill();
    });
  return { port, pid: child.pid, stop };
}

function serve({ status, headers, body }) {
  const whole = { ...headers, 'content-length': Buffer.byteLength(body) };
  const server = createServer((question, answer) => {
    question.resume();
    question.once('end', () => answer.writeHead(status, whole).end(body));
  });
  server.listen(0, '127.0.0.1', () => process.send([server.address().port]));
}

if (process.argv[1] === OWN) process.once('message', serve);
