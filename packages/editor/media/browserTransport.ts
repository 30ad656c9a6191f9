import { CRUMB_HEADER } from '@quoin/domain/access';
import { crumbOf, languageHeader } from '../app/api.ts';
import type { UploadTransport } from './upload.ts';

/** Half an hour: longer, and nothing arrives any more. */
const TIMEOUT_MS = 1_800_000;

/** `fetch` tells nothing about how much was sent. */
export const browserTransport: UploadTransport = (path, file, listener) => {
  const request = new XMLHttpRequest();
  request.open('POST', path);
  request.setRequestHeader('content-type', 'application/octet-stream');
  const headers = { [CRUMB_HEADER]: crumbOf(document.cookie), ...languageHeader() };
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  request.responseType = 'json';
  request.timeout = TIMEOUT_MS;
  request.upload.onprogress = ({ loaded, total }) => listener.onProgress(total === 0 ? 0 : loaded / total);
  request.onabort = () => listener.onEnd({ kind: 'aborted' });
  request.onerror = () => listener.onEnd({ kind: 'unreachable' });
  request.ontimeout = () => listener.onEnd({ kind: 'timedOut' });
  request.onload = () => {
    const body: unknown = request.response;
    listener.onEnd({ kind: 'answered', status: request.status, body });
  };
  request.send(file);
  return () => request.abort();
};
