import { describe, expect, it } from 'vitest';
import { requestOf } from './io.ts';

const headersOf = (init: RequestInit) => init.headers as Record<string, string>;

describe('requests of Y.io', () => {
  it('put data into the address of what only reads, and no crumb', () => {
    const { url, init } = requestOf('/journal?format=json', { data: { tag: 'a b', page: 2 } }, 'crumb');
    expect(url).toBe('/journal?format=json&tag=a+b&page=2');
    expect(init.body).toBeUndefined();
    expect(headersOf(init)['x-csrf-token']).toBeUndefined();
  });
  it('put data into the body of what changes something, with the crumb (reliability 3.3)', () => {
    const { url, init } = requestOf('/api/x', { method: 'post', data: 'a=1', headers: { 'x-own': '1' } }, 'crumb');
    expect(url).toBe('/api/x');
    expect(init).toMatchObject({ method: 'POST', body: 'a=1' });
    expect(headersOf(init)).toMatchObject({ 'x-csrf-token': 'crumb', 'x-own': '1' });
  });
  it('keep a crumb that is none to themselves', () => {
    expect(headersOf(requestOf('https://elsewhere.example', { method: 'POST' }, '').init)).not.toHaveProperty(
      'x-csrf-token',
    );
  });
});
