// A proxy between browsers and the product. It forwards everything, and misbehaves at the endpoints where pages report.
import { createServer, request } from 'node:http';

/** Where pages report: visits, events, errors, speed, recordings. */
export const REPORTING_ENDPOINTS =
  /^\/api\/(?:census|events|v1\/clanker|1\/performance|1\/recordings|commerce\/fullstory)\//;

const PIECE = Buffer.alloc(64 * 1024, 'a');
/** Of an answer that never wants to end. */
const ENDLESS_BYTES = 200_000_000;

/** Name → what an endpoint does with a request. */
const FAULTS = {
  well: null,
  /** Takes it and says nothing. */
  hang: (question, answer, { keep }) => {
    question.resume();
    keep(answer);
  },
  /** Ends the connection without a word. */
  refuse: (question) => question.socket.destroy(),
  500: (question, answer) => {
    question.resume();
    answer.writeHead(500, { 'content-type': 'text/plain' }).end('no');
  },
  '200 MB': (question, answer, { keep, note }) => {
    question.resume();
    answer.writeHead(200, { 'content-type': 'application/json', 'content-length': ENDLESS_BYTES });
    keep(answer);
    pour(answer, note);
  },
};

/** As fast as the other side takes it. */
function pour(answer, note) {
  let sent = 0;
  const more = () => {
    while (sent < ENDLESS_BYTES && !answer.destroyed) {
      const piece = PIECE.subarray(0, Math.min(PIECE.length, ENDLESS_BYTES - sent));
      sent += piece.length;
      if (!answer.write(piece)) {
        answer.once('drain', more);
        return;
      }
    }
    if (!answer.destroyed) answer.end();
  };
  answer.once('close', () => note(sent));
  more();
}

/**
 * Listens before the product at `port` until it is closed; `setFault` may change its mind at any time, for all endpoints or some. `met` lists what came
 * to the endpoints while they were not well, `poured` how many bytes each endless answer could send until nobody wanted more.
 */
export async function startFaultProxy(port) {
  let fault = 'well';
  let endpoints = REPORTING_ENDPOINTS;
  const met = [];
  const poured = [];
  const open = new Set();
  let mostKept = 0;
  const keep = (answer) => {
    open.add(answer);
    mostKept = Math.max(mostKept, open.size);
    answer.once('close', () => open.delete(answer));
  };
  const server = createServer((question, answer) => {
    const path = question.url.split('?', 1)[0];
    const misbehave = endpoints.test(path) ? FAULTS[fault] : null;
    if (misbehave === null) return handOn(port, question, answer);
    met.push(path);
    misbehave(question, answer, { keep, note: (bytes) => poured.push(bytes) });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: server.address().port,
    met,
    poured,
    /** How many connections the endpoints kept at once, at most, since the fault was set: of six that a browser opens. */
    mostKept: () => mostKept,
    setFault(name, at = REPORTING_ENDPOINTS) {
      if (!Object.hasOwn(FAULTS, name)) throw new Error(`There is no fault called ${name}.`);
      fault = name;
      endpoints = at;
      met.length = 0;
      poured.length = 0;
      mostKept = open.size;
    },
    /** Ends the requests still waiting at an endpoint: the next visit starts without them. */
    letGo() {
      for (const answer of open) {
        if (answer.headersSent) answer.destroy();
        else answer.writeHead(204).end();
      }
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The host stays as the browser named it: a shop's address is its name. */
function handOn(port, question, answer) {
  const { method, url, headers } = question;
  const onward = request({ host: '127.0.0.1', port, method, path: url, headers }, (reply) => {
    answer.writeHead(reply.statusCode, reply.rawHeaders);
    reply.pipe(answer);
  });
  onward.once('error', () => answer.destroy());
  answer.once('close', () => onward.destroy());
  question.pipe(onward);
}
