// Visitors' browsers, in a thread of their own so that they do not slow the one that measures pages.
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const { port, host, perSecond, seconds, perRequest, connections } = workerData;
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const HEADERS = {
  ...{ host, origin: `http://${host}`, 'content-type': 'application/json', connection: 'keep-alive' },
  'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:133.0) Gecko/20100101 Firefox/133.0',
};

function event(number) {
  const visit = Math.floor(number / 5);
  return {
    ...{ eventId: randomUUID(), visitorId: `v${visit % 40_000}`, visitId: `t${visit}`, timeZone: 'Europe/Vienna' },
    ...{ url: `http://${host}/p/${number % 1000}?utm_source=s${visit % 50}`, title: `Page ${number % 1000}` },
    ...{ locale: 'de-AT', pageType: 1, screenWidth: 1440, screenHeight: 900, clientTime: Date.now() },
  };
}

function send(body) {
  return new Promise((resolve) => {
    const message = request(
      {
        host: '127.0.0.1',
        port,
        path: '/api/census/RecordHit',
        method: 'POST',
        agent,
        headers: { ...HEADERS, 'content-length': Buffer.byteLength(body) },
      },
      (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode));
      },
    );
    message.on('error', () => resolve(0));
    message.end(body);
  });
}

const counts = { sent: 0, accepted: 0, refused: 0 };
const started = performance.now();
let underway = 0;
// Visits of another round are others.
let number = Math.floor(Date.now() % 1e10) * 5;
const waiting = [];
while (performance.now() - started < seconds * 1000) {
  const due = ((performance.now() - started) / 1000) * perSecond;
  while (counts.sent < due && underway < connections) {
    const events = Array.from({ length: perRequest }, () => event(number++));
    counts.sent += perRequest;
    underway += 1;
    waiting.push(
      send(JSON.stringify(perRequest === 1 ? events[0] : events)).then((status) => {
        underway -= 1;
        if (status === 202) counts.accepted += perRequest;
        else counts.refused += perRequest;
      }),
    );
  }
  await pause(1);
}
await Promise.all(waiting);
parentPort.postMessage({ ...counts, seconds: (performance.now() - started) / 1000 });
