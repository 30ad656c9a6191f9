// Sends events at a steady rate and measures the effect on pages. Each round has three parts, so all three run under
// the same conditions: pages alone, pages while the same events go to a server that stores nothing (the senders' cost
// on the same two cores), and pages while they go to the product. The difference between the last two is the cost of
// the intake.
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { ask, hostOf, median, quantile } from '../running.mjs';
import { startBareServer } from './bareServer.mjs';
import { PAGES_PER_SECOND, pagesFor } from './pagesAtAPace.mjs';
import { createShares } from './shares.mjs';

const PARTS = [0.5, 0.99];
const ms = (value) => `${value.toFixed(1)} ms`;

/** `port`: whose host the events are for; they go to `to`, which is the same but for the bare server. */
function send({ port, to = port }, options) {
  const workerData = { port: to, host: hostOf(port), connections: 64, ...options };
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

/** What the product answers to one event: the bare server says the same. The event is a page view like the others. */
async function answerOf(port) {
  const headers = { 'content-type': 'application/json', origin: `http://${hostOf(port)}` };
  const body = JSON.stringify({ url: `http://${hostOf(port)}/`, visitorId: 'v', visitId: 't', title: 'Home' });
  return ask(port, '/api/census/RecordHit', { method: 'POST', headers, body });
}

async function oneRound({ port, bare }, settings, { shares, pages, sums }) {
  const { seconds } = settings;
  await shares.during('quiet', async () => {
    pages.quiet.push(await pagesFor(port, seconds));
    return 0;
  });
  const besides = async (to) => {
    const [came, sent] = await Promise.all([pagesFor(port, seconds), send({ port, to }, settings)]);
    return { came, sent };
  };
  await shares.during('bare', async () => {
    const { came, sent } = await besides(bare);
    pages.bare.push(came);
    sums.bare += sent.accepted;
    sums.bareSeconds += sent.seconds;
    return sent.busy;
  });
  await shares.during('intake', async () => {
    const { came, sent } = await besides(port);
    pages.intake.push(came);
    for (const key of ['sent', 'accepted', 'seconds']) sums[key] += sent[key];
    return sent.busy;
  });
}

const WAYS = {
  quiet: 'quiet, nobody sends anything',
  bare: 'beside senders whom nobody listens to',
  intake: 'beside the same senders and the intake',
};

/**
 * Where the host took the processor away, a page did not wait for the product: reported, but left out of the second
 * figure.
 */
function sayPages(pages) {
  const timesOf = (way, isLeftOut) =>
    pages[way].map((came) => came.filter((page) => !isLeftOut(page)).map(({ ms }) => ms));
  const say = (title, isLeftOut) => {
    for (const part of PARTS) {
      const [quiet, bare, intake] = Object.keys(WAYS).map((way) => quantile(timesOf(way, isLeftOut).flat(), part));
      console.log(`  page p${part * 100} ${title} (each round):`);
      for (const [way, name] of Object.entries(WAYS)) {
        const rounds = timesOf(way, isLeftOut);
        const each = rounds.map((times) => quantile(times, part).toFixed(1)).join(' ');
        console.log(`    ${name.padEnd(40)} ${ms(quantile(rounds.flat(), part))} (${each}) of ${rounds.flat().length}`);
      }
      console.log(`    so senders cost ${ms(bare - quiet)} and the intake ${ms(intake - bare)}`);
    }
  };
  say('of all pages', () => false);
  say('of pages during which the host took nothing away', ({ isStolen }) => isStolen);
}

async function measure(client, { port, pid, bare }, { name, ...settings }) {
  const [before, countedBefore] = [await stored(client), await counted(client)];
  const sums = { sent: 0, accepted: 0, seconds: 0, bare: 0, bareSeconds: 0 };
  const shares = createShares({ product: pid, bare: bare.pid });
  const pages = { quiet: [], bare: [], intake: [] };
  const waits = [];
  for (let round = 0; round < settings.rounds; round += 1) {
    await oneRound({ port, bare: bare.port }, settings, { shares, pages, sums });
    waits.push(await settled(client, before + sums.accepted));
  }
  const [kept, views] = [(await stored(client)) - before, (await counted(client)) - countedBefore];
  const rate = Math.round(sums.accepted / sums.seconds);
  console.log(
    `${name}: ${rate} events/s accepted (${sums.accepted} of ${sums.sent}), ${kept} stored, ${views} in the figures; ${Math.round(sums.bare / sums.bareSeconds)}/s by the bare server`,
  );
  shares.say({ bare: sums.bare, intake: sums.accepted }, { bare: sums.bareSeconds, intake: sums.seconds });
  console.log(
    `  ${settings.rounds} rounds of ${settings.seconds * PAGES_PER_SECOND} pages each way; load ${loadavg()[0].toFixed(1)}`,
  );
  sayPages(pages);
  console.log(`  all counted ${ms(median(waits))} after the last was sent (median)`);
  if (kept !== sums.accepted || views !== kept || rate < settings.perSecond * 0.98) process.exitCode = 1;
}

const NAMES = { 1: 'one event a request', 20: 'twenty events a request' };

/** As many events a second either way. Pages tell one or two things at a time; a list of twenty is what a program sends. */
export async function measureIntake(client, product, { lists, ...settings }) {
  await pagesFor(product.port, 3);
  const had = await stored(client);
  const bare = await startBareServer(await answerOf(product.port));
  try {
    await settled(client, had + 1);
    for (const perRequest of lists)
      await measure(
        client,
        { ...product, bare },
        { ...settings, name: NAMES[perRequest] ?? `${perRequest} a request`, perRequest },
      );
  } finally {
    await bare.stop();
  }
}
