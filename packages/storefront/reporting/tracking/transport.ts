import { trackerWording } from '@quoin/domain/analytics';

/** No request of a tracker may take longer, whatever waits for it (ATC-13); milliseconds. */
export const TRACKER_PATIENCE = 2500;

/** What sends; a test's are no browser's. */
export interface Wires {
  /** Missing in old browsers, and `false` when the browser has no room. */
  readonly beacon: ((address: string, body: Blob) => boolean) | null;
  readonly request: () => XMLHttpRequest;
  readonly warn: (text: string) => void;
}

export function browserWires(): Wires {
  const beacon = typeof navigator.sendBeacon === 'function' ? navigator.sendBeacon.bind(navigator) : null;
  return { beacon, request: () => new XMLHttpRequest(), warn: (text) => console.warn(text) };
}

/**
 * By beacon, which outlives the page; else by XHR (TRACK-02). Rejects where the answer is neither 200 nor 202, or where there is
 * nothing to send (TRACK-05): whoever calls swallows that.
 */
export function sendEvent(wires: Wires, address: string, payload: unknown): Promise<void> {
  if (payload === undefined || payload === null) return Promise.reject(new Error(trackerWording.noPayload));
  const body = JSON.stringify(payload);
  // Another host would be asked first whether it takes JSON; of plain text browsers do not ask.
  const type = address.startsWith('/') ? 'application/json' : 'text/plain';
  if (wires.beacon?.(address, new Blob([body], { type })) === true) return Promise.resolve();
  return sendByRequest(wires, address, body);
}

function sendByRequest({ request, warn }: Wires, address: string, body: string): Promise<void> {
  const warned = (text: string): string => {
    warn(text);
    return text;
  };
  return new Promise((resolve, reject) => {
    const xhr = request();
    xhr.onreadystatechange = () => {
      if (xhr.readyState < 2) return;
      xhr.onreadystatechange = null;
      const { status } = xhr;
      if (status === 200 || status === 202) resolve();
      else reject(new Error(warned(trackerWording.statusRefused(status))));
      // What else an answer brings is not fetched, be it 200 MB (FT-20).
      xhr.abort();
    };
    xhr.open('POST', address);
    xhr.timeout = TRACKER_PATIENCE;
    xhr.setRequestHeader('content-type', 'application/json');
    xhr.send(body);
  });
}
