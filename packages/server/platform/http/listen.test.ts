import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { listen } from './listen.ts';

describe('listening', () => {
  it('says which port it got, and refuses one that is taken', async () => {
    const server = await listen((_, response) => void response.end('x'), { host: '127.0.0.1', port: 0 });
    expect(server.port).toBeGreaterThan(0);
    await expect(listen(() => undefined, { host: '127.0.0.1', port: server.port })).rejects.toThrow('EADDRINUSE');
    await server.close();
  });

  it('lets a running request end before it closes, and does not wait for idle connections', async () => {
    const server = await listen((_, response) => void setTimeout(() => response.end('late'), 200), {
      host: '127.0.0.1',
      port: 0,
    });
    const idle = connect(server.port, '127.0.0.1');
    await new Promise((resolve) => idle.once('connect', resolve));
    const answer = fetch(`http://127.0.0.1:${server.port}/`).then((response) => response.text());
    await new Promise((resolve) => setTimeout(resolve, 50));
    await server.close();
    expect(await answer).toBe('late');
    idle.destroy();
  });
});
