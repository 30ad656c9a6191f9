import type { IncomingMessage } from 'node:http';

/** Requests whose bodies are files on their way: they last as long as they take, as long as something comes. */
const UNHURRIED = new WeakSet<IncomingMessage>();

/** From now on only silence ends this request. */
export function takeTime(message: IncomingMessage): void {
  UNHURRIED.add(message);
}

/** Ends a request whose body has not come in time, as Node itself does for all alike (SC-64). */
export function watchBody(message: IncomingMessage, requestMs: number): void {
  const { socket, headers } = message;
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  if (message.complete || !hasBody) return;
  const startedAt = Date.now();
  let [heardAt, heardBytes] = [startedAt, socket.bytesRead];
  const timer = setInterval(
    () => {
      const now = Date.now();
      if (socket.bytesRead > heardBytes) [heardAt, heardBytes] = [now, socket.bytesRead];
      const since = UNHURRIED.has(message) ? heardAt : startedAt;
      if (message.complete || socket.destroyed) clearInterval(timer);
      else if (now - since >= requestMs) end();
    },
    Math.min(1000, requestMs),
  );
  timer.unref();
  const end = () => {
    clearInterval(timer);
    if (socket.writable) socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
    socket.destroy();
  };
  message.once('close', () => clearInterval(timer));
}
