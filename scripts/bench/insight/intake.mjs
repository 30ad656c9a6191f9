// Events at a steady pace, and what pages feel of it: rounds without and with them in turns, so that both see the same machine.
import { Agent } from 'node:http';
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { ask, hostOf, median, quantile } from '../running.mjs';
import { productSeconds } from './shares.mjs';

const PAGES_PER_SECOND = 100;
const PARTS = [0.5, 0.99];
const ms = (value) => `${value.toFixed(1)} ms`;

/**
 * Milliseconds of pages that are asked for at a steady pace, whether or not the one before has come: who waits behind a slow one
 * is counted as well.
 */
async function pagesFor(port, seconds) {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const times = [];
  const asked = [];
  const begin = performance.now();
  for (let number = 0; number < seconds * PAGES_PER_SECOND; number += 1) {
    const due = begin + (number * 1000) / PAGES_PER_SECOND;
    if (due > performance.now()) await pause(due - performance.now());
    const sent = performance.now();
    asked.push(
      ask(port, '/', { agent }).then(({ status }) => {
        if (status !== 200) throw new Error(`a page answered ${status}`);
        times.push(performance.now() - sent);
      }),
    );
  }
  await Promise.all(asked);
  agent.destroy();
  return times;
}

function send(port, options) {
  const workerData = { port, host: hostOf(port), connections: 64, ...options };
  const worker = new Worker(new URL('./senders.mjs', import.meta.url), { workerData });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

async function numberOf(client, text) {
  return Number((await client.query(text)).rows[0].n ?? 0);
}
const stored = (client) => numberOf(client, 'SELECT count(*) AS n FROM site_event');
/** Page views in the owner's figures. */
const counted = (client) =>
  numberOf(
    client,
    "SELECT sum(count) AS n FROM analytics_rollup WHERE measure = 'views' AND dimension = 'all' AND grain = 'day'",
  );
const uncounted = (client) =>
  numberOf(
    client,
    'SELECT count(*) AS n FROM site_event e LEFT JOIN analytics_progress p USING (website_id) WHERE e.seq > coalesce(p.counted_seq, 0)',
  );

/** Waits until all is stored and counted, so that a round without events is one; how long that took, in ms. */
async function settled(client, expected) {
  const begin = performance.now();
  while (performance.now() - begin < 120_000) {
    if ((await stored(client)) >= expected && (await uncounted(client)) === 0) break;
    await pause(500);
  }
  return performance.now() - begin;
}

const spreadOf = (values) => `${ms(Math.min(...values))} to ${ms(Math.max(...values))}`;

const PARTIES = ['main', 'others', 'database', 'senders', 'asking'];

/** Who took how much of the processor: seconds, while there were pages alone and while events came beside them. */
function createShares(pid) {
  const nothing = () => Object.fromEntries(PARTIES.map((party) => [party, 0]));
  const sums = { alone: nothing(), beside: nothing() };
  async function during(which, work) {
    const [before, own] = [productSeconds(pid), process.cpuUsage()];
    const senders = await work();
    const [after, { user, system }] = [productSeconds(pid), process.cpuUsage(own)];
    for (const party of ['main', 'others', 'database']) sums[which][party] += after[party] - before[party];
    sums[which].senders += senders;
    sums[which].asking += (user + system) / 1e6 - senders;
  }
  return {
    during,
    say(events, seconds) {
      const [alone, beside] = ['alone', 'beside'].map((which) => {
        const [main, others, database, senders, asking] = PARTIES.map((party) =>
          Math.round((sums[which][party] * 100) / seconds),
        );
        return `product ${main} + ${others} (main thread + others), PostgreSQL ${database}, senders ${senders}, who asks for pages ${asking}`;
      });
      console.log(`  per cent of one core with pages alone: ${alone}`);
      console.log(`  and with events beside them: ${beside}`);
      const [main, others, database, senders] = PARTIES.map((party) =>
        (((sums.beside[party] - sums.alone[party]) * 1e6) / events).toFixed(0),
      );
      console.log(
        `  more for each event: main thread ${main} µs, others ${others}, PostgreSQL ${database}, its sender ${senders}`,
      );
    },
  };
}

async function measure(client, { port, pid }, { name, perRequest, rounds, seconds, perSecond }) {
  const [before, countedBefore] = [await stored(client), await counted(client)];
  const sums = { sent: 0, accepted: 0, refused: 0, seconds: 0 };
  const shares = createShares(pid);
  const [alone, beside, waits] = [[], [], []];
  for (let round = 0; round < rounds; round += 1) {
    await shares.during('alone', async () => {
      alone.push(await pagesFor(port, seconds));
      return 0;
    });
    await shares.during('beside', async () => {
      const [pages, sent] = await Promise.all([
        pagesFor(port, seconds),
        send(port, { perSecond, perRequest, seconds }),
      ]);
      beside.push(pages);
      for (const key of Object.keys(sums)) sums[key] += sent[key];
      return sent.busy;
    });
    waits.push(await settled(client, before + sums.accepted));
  }
  const [kept, views] = [(await stored(client)) - before, (await counted(client)) - countedBefore];
  const rate = Math.round(sums.accepted / sums.seconds);
  console.log(
    `${name}: ${rate} events/s accepted (${sums.accepted} of ${sums.sent}), ${kept} stored, ${views} in the figures`,
  );
  shares.say(sums.accepted, sums.seconds);
  console.log(
    `  ${rounds} rounds of ${seconds * PAGES_PER_SECOND} pages without and with; load ${loadavg()[0].toFixed(1)}`,
  );
  for (const part of PARTS) {
    const [without, withThem] = [alone, beside].map((all) => all.map((times) => quantile(times, part)));
    const [left, right] = [median(without), median(withThem)];
    console.log(
      `  page p${part * 100}: median ${ms(left)} (${spreadOf(without)}) without, ${ms(right)} (${spreadOf(withThem)}) with,`,
    );
    console.log(
      `    ratio ${(right / left).toFixed(2)}, round by round ${withThem.map((value, at) => (value / without[at]).toFixed(1)).join(' ')}`,
    );
  }
  console.log(`  all counted ${ms(median(waits))} after the last was sent (median)`);
  if (kept !== sums.accepted || views !== kept || rate < perSecond * 0.98) process.exitCode = 1;
}

const NAMES = { 1: 'one event a request', 20: 'twenty events a request' };

/** As many events a second either way. Pages tell one or two things at a time; a list of twenty is what a program sends. */
export async function measureIntake(client, product, { lists, ...settings }) {
  await pagesFor(product.port, 3);
  for (const perRequest of lists)
    await measure(client, product, { ...settings, name: NAMES[perRequest] ?? `${perRequest} a request`, perRequest });
}
