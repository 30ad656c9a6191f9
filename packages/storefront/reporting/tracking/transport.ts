import { trackerWording } from '@quoin/domain/analytics';
import { isUnanswered, noteAnswer, noteRequest, TRACKER_TIMEOUT_MS } from '../endpoints.ts';
import { queueReport } from '../reportQueue.ts';

/** What sends; a test's are no browser's. */
export interface Wires {
  /** Missing in old browsers, and `false` when the browser has no room. */
  readonly beacon: ((address: string, body: Blob) => boolean) | null;
  /** Tells how many bytes the answer to a beacon had, once it is there. */
  readonly answered: (address: string, listener: (bytes: number) => void) => void;
  readonly request: () => XMLHttpRequest;
  readonly warn: (text: string) => void;
}

export function browserWires(): Wires {
  const beacon = typeof navigator.sendBeacon === 'function' ? navigator.sendBeacon.bind(navigator) : null;
  return { beacon, answered, request: () => new XMLHttpRequest(), warn: (text) => console.warn(text) };
}

/** A beacon has no readable answer. The browser's timings have it. */
function answered(address: string, listener: (bytes: number) => void): void {
  const { href } = new URL(address, location.href);
  const observer = new PerformanceObserver((list) => {
    for (const { name, initiatorType, encodedBodySize } of list.getEntries() as PerformanceResourceTiming[]) {
      if (name !== href || initiatorType !== 'beacon') continue;
      listener(encodedBodySize);
      observer.disconnect();
    }
  });
  observer.observe({ type: 'resource' });
}

/**
 * Sends by beacon, which outlives the page, to an endpoint that answers, else by XHR (TRACK-02). Rejects if the answer
 * is neither 200 nor 202, or if there is nothing to send (TRACK-05). The caller ignores that.
 */
export function sendEvent(wires: Wires, address: string, payload: unknown, isWell = true): Promise<void> {
  if (payload === undefined || payload === null) return Promise.reject(new Error(trackerWording.noPayload));
  const body = JSON.stringify(payload);
  const mayOutlive = isWell && !isUnanswered(address);
  noteRequest(address);
  if (mayOutlive && sendByBeacon(wires, address, body)) return Promise.resolve();
  return sendByRequest(wires, address, body);
}

function sendByBeacon({ beacon, answered }: Wires, address: string, body: string): boolean {
  // Another host would be asked first whether it takes JSON; of plain text browsers do not ask.
  const type = address.startsWith('/') ? 'application/json' : 'text/plain';
  if (beacon?.(address, new Blob([body], { type })) !== true) return false;
  answered(address, (bytes) => noteAnswer(address, String(bytes)));
  return true;
}

function sendByRequest({ request, warn }: Wires, address: string, body: string): Promise<void> {
  const warned = (text: string): string => {
    warn(text);
    return text;
  };
  const send = () =>
    new Promise<void>((resolve, reject) => {
      const xhr = request();
      xhr.onreadystatechange = () => {
        if (xhr.readyState < 2) return;
        xhr.onreadystatechange = null;
        const { status } = xhr;
        noteAnswer(address, xhr.getResponseHeader('content-length'));
        if (status === 200 || status === 202) resolve();
        else reject(new Error(warned(trackerWording.statusRefused(status))));
        // What else an answer brings is not fetched, be it 200 MB (FT-20).
        xhr.abort();
      };
      xhr.open('POST', address);
      xhr.timeout = TRACKER_TIMEOUT_MS;
      xhr.setRequestHeader('content-type', 'application/json');
      xhr.send(body);
    });
  return queueReport(send);
}
