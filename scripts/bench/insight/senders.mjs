// Visitors' browsers, in a separate thread so they do not slow the one that measures pages. They write HTTP by hand,
// one request at a time on each open connection: the processor time they use is missing from the product.
import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { threadSeconds } from './shares.mjs';

const { port, host, perSecond, seconds, perRequest, connections } = workerData;
const HEAD = [
  ...['POST /api/census/RecordHit HTTP/1.1', `Host: ${host}`, `Origin: http://${host}`, `Referer: http://${host}/`],
  ...['Content-Type: application/json', 'Accept: */*', 'Accept-Language: de-AT,de;q=0.8,en;q=0.5'],
  ...[
    'Accept-Encoding: gzip, deflate, br',
    'Sec-Fetch-Dest: empty',
    'Sec-Fetch-Mode: cors',
    'Sec-Fetch-Site: same-origin',
  ],
  'User-Agent: Mozilla/5.0 (Windows NT 10.0; rv:133.0) Gecko/20100101 Firefox/133.0',
  'Connection: keep-alive',
  'Content-Length: ',
].join('\r\n');

// Visits of another round are others.
let number = Math.floor(Date.now() % 1e10) * 5;

/** As a page tells it; all of ASCII, so that a letter is a byte. */
function event() {
  number += 1;
  const visit = Math.floor(number / 5);
  return (
    `{"eventId":"${randomUUID()}","visitorId":"v${visit % 40_000}","visitId":"t${visit}","timeZone":"Europe/Vienna",` +
    `"url":"http://${host}/p/${number % 1000}?utm_source=s${visit % 50}","title":"Page ${number % 1000}",` +
    `"locale":"de-AT","pageType":1,"screenWidth":1440,"screenHeight":900,"clientTime":${Date.now()}}`
  );
}

function question() {
  const body = perRequest === 1 ? event() : `[${Array.from({ length: perRequest }, event).join(',')}]`;
  return `${HEAD}${body.length}\r\n\r\n${body}`;
}

const counts = { sent: 0, accepted: 0, refused: 0 };
const idle = [];
let underway = 0;

/** One connection: a question, its whole answer, and it is free again. One that ends takes its question with it, as refused. */
function open() {
  const socket = connect(port, '127.0.0.1');
  socket.setNoDelay(true);
  let heard = '';
  let isAsked = false;
  const answered = (status) => {
    isAsked = false;
    underway -= 1;
    counts[status === 202 ? 'accepted' : 'refused'] += perRequest;
  };
  socket.on('data', (bytes) => {
    heard += bytes.latin1Slice();
    const end = heard.indexOf('\r\n\r\n');
    if (end < 0) return;
    const length = /\r\ncontent-length: (\d+)/i.exec(heard);
    if (length === null) throw new Error(`an answer of unknown length: ${heard}`);
    if (heard.length < end + 4 + Number(length[1])) return;
    answered(Number(heard.slice(9, 12)));
    heard = '';
    idle.push(ask);
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    if (isAsked) answered(0);
    const at = idle.indexOf(ask);
    if (at >= 0) idle.splice(at, 1);
    if (!isOver) open();
  });
  const ask = () => {
    isAsked = true;
    underway += 1;
    counts.sent += perRequest;
    socket.write(question(), 'latin1');
  };
  ask.end = () => socket.destroy();
  idle.push(ask);
}

let isOver = false;
for (let each = 0; each < connections; each += 1) open();
const started = performance.now();
const busyBefore = threadSeconds();
for (let passed = 0; passed < seconds * 1000; passed = performance.now() - started) {
  const due = (passed / 1000) * perSecond;
  while (counts.sent < due && idle.length > 0) idle.shift()();
  await pause(1);
}
while (underway > 0) await pause(1);
const took = (performance.now() - started) / 1000;
isOver = true;
for (const ask of idle) ask.end();
parentPort.postMessage({ ...counts, seconds: took, busy: threadSeconds() - busyBefore });
