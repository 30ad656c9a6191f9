import { connect } from 'node:net';

const LIMIT_MS = 5000;

/** Bytes as they are, past every client that would tidy them; answers with what came back until the connection closed. */
export function rawRequest(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    socket.setTimeout(LIMIT_MS, () => socket.destroy(new Error(`No answer to ${JSON.stringify(bytes.slice(0, 80))}`)));
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString('utf8');
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', (error) => (answer === '' ? reject(error) : resolve(answer)));
  });
}

/** A GET whose target is sent exactly as given. */
export function rawGet(port: number, target: string, host: string, headers = ''): Promise<string> {
  return rawRequest(port, `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${headers}\r\n`);
}

export function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
}
