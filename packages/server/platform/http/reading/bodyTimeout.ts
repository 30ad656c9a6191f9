import type { IncomingMessage } from 'node:http';

/** Requests whose bodies are files on their way: they last as long as they take, as long as something comes. */
const UNHURRIED = new WeakSet<IncomingMessage>();

/** From now on only silence ends this request. */
export function takeTime(message: IncomingMessage): void {
  UNHURRIED.add(message);
}

interface Watched {
  readonly startedAt: number;
  heardAt: number;
  heardBytes: number;
}

export interface BodyWatch {
  watch(message: IncomingMessage): void;
  stop(): void;
}

/**
 * Ends requests whose body has not come in time, as Node itself does for all alike (SC-64). One timer looks at all of them:
 * one for each would cost more than what most requests ask for.
 */
export function watchBodies(requestMs: number): BodyWatch {
  const watched = new Map<IncomingMessage, Watched>();
  const timer = setInterval(
    () => {
      for (const [message, times] of watched) {
        if (isOver(message, times, requestMs)) endLate(message);
      }
    },
    Math.min(1000, requestMs),
  ).unref();
  return {
    watch(message) {
      const { socket, headers } = message;
      const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
      if (message.complete || !hasBody) return;
      const now = Date.now();
      watched.set(message, { startedAt: now, heardAt: now, heardBytes: socket.bytesRead });
      message.once('close', () => watched.delete(message));
    },
    stop: () => clearInterval(timer),
  };
}

function isOver(message: IncomingMessage, times: Watched, requestMs: number): boolean {
  const { socket, complete } = message;
  if (complete || socket.destroyed) return false;
  const now = Date.now();
  if (socket.bytesRead > times.heardBytes) [times.heardAt, times.heardBytes] = [now, socket.bytesRead];
  return now - (UNHURRIED.has(message) ? times.heardAt : times.startedAt) >= requestMs;
}

function endLate({ socket }: IncomingMessage): void {
  if (socket.writable) socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
  socket.destroy();
}
