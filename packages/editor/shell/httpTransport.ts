import {
  type AppDocumentResponse,
  appDocumentChangesPath,
  appDocumentEventsPath,
  appDocumentPath,
  type DocumentChangesResponse,
  type DocumentEvent,
  type SaveChangesResponse,
} from '@quoin/contract/endpoints/content';
import { act, load, Refusal } from '../app/api.ts';
import {
  type Answer,
  type ChangeStream,
  type ChangeStreamListener,
  kindOfStatus,
  type Transport,
} from '../document/transport.ts';

/** The way to the server of this app. */
export function httpTransport(site: string): Transport {
  return {
    save: (request) => answerOf(act<SaveChangesResponse>('POST', appDocumentChangesPath(site), request)),
    changesSince: (revision, { page, key }) => {
      const query = new URLSearchParams({ since: String(revision), page, key });
      return answerOf(load<DocumentChangesResponse>(`${appDocumentChangesPath(site)}?${query}`));
    },
    load: () => answerOf(load<AppDocumentResponse>(appDocumentPath(site))),
    hear: (listener) => hearFrom(appDocumentEventsPath(site), listener),
  };
}

/** A browser comes back by itself from a break of the line, but not from an answer it did not like. */
const AGAIN_MS = 20_000;

function hearFrom(path: string, { onOpen, onEvent }: ChangeStreamListener): ChangeStream {
  let source: EventSource;
  let again = 0;
  const open = () => {
    source = new EventSource(path);
    source.onopen = onOpen;
    source.onmessage = ({ data }) => onEvent(JSON.parse(String(data)) as DocumentEvent);
    source.onerror = () => {
      if (source.readyState === EventSource.CLOSED) again = window.setTimeout(open, AGAIN_MS);
    };
  };
  open();
  return {
    isOpen: () => source.readyState === EventSource.OPEN,
    close: () => {
      window.clearTimeout(again);
      source.close();
    },
  };
}

async function answerOf<Value>(call: Promise<Value>): Promise<Answer<Value>> {
  try {
    return { ok: true, value: await call };
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    const { error, errorKey = '' } = refusal.problem;
    return { ok: false, why: { kind: kindOfStatus(refusal.status), code: errorKey, text: error } };
  }
}
