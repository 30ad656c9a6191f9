import { Agent } from 'node:http';
import { ask, quantile } from '../running.mjs';

/** Milliseconds in which 95 of 100 answers to a page came, one after the other. */
export async function serverTime(port, { site, path, cookies }, times) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const headers = { 'accept-encoding': 'br', cookie: cookies.map(([name, value]) => `${name}=${value}`).join('; ') };
  const waits = [];
  for (let n = -3; n < times; n += 1) {
    const begin = performance.now();
    await ask(port, path, { site, agent, headers });
    // The first ones warm up.
    if (n >= 0) waits.push(performance.now() - begin);
  }
  agent.destroy();
  return quantile(waits, 0.95);
}
