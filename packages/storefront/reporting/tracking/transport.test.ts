import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isUnanswered, TRACKER_TIMEOUT_MS } from '../endpoints.ts';
import { sendEvent, type Wires } from './transport.ts';

function wires(answer: number, beacon: Wires['beacon'] = null, length = '14') {
  let tellBytes = (_bytes: number) => {};
  const headers: Record<string, string> = {};
  const xhr = {
    ...{ readyState: 1, status: 0, timeout: 0, open: vi.fn(), abort: vi.fn() },
    onreadystatechange: null as (() => void) | null,
    getResponseHeader: () => length,
    setRequestHeader: (name: string, value: string) => {
      headers[name] = value;
    },
    send: vi.fn(() => {
      xhr.status = answer;
      xhr.readyState = answer === 0 ? 4 : 2;
      xhr.onreadystatechange?.();
    }),
  };
  const warn = vi.fn();
  const answered: Wires['answered'] = (_address, listener) => {
    tellBytes = listener;
  };
  const given = { beacon, answered, warn, request: () => xhr as unknown as XMLHttpRequest };
  return { xhr, headers, warn, wires: given, answerBeacon: (bytes: number) => tellBytes(bytes) };
}
const EVENT = { eventContent: '{}', eventSchemaName: 'x' };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('an event on its way', () => {
  it('goes by beacon where there is one (TRACK-02)', async () => {
    const beacon = vi.fn((_address: string, _body: Blob) => true);
    const { wires: given, xhr } = wires(200, beacon);
    await sendEvent(given, '/api/v1/clanker/events', EVENT);
    expect(beacon.mock.calls[0]?.[0]).toBe('/api/v1/clanker/events');
    expect(await beacon.mock.calls[0]?.[1].text()).toBe(JSON.stringify(EVENT));
    expect(xhr.send).not.toHaveBeenCalled();
  });

  it.each([200, 202])('else by XHR with JSON, which answers %s (TRACK-02)', async (status) => {
    const { wires: given, xhr, headers, warn } = wires(status, () => false);
    await sendEvent(given, '/x', EVENT);
    expect([xhr.open.mock.calls, xhr.timeout]).toEqual([[['POST', '/x']], TRACKER_TIMEOUT_MS]);
    expect(headers).toEqual({ 'content-type': 'application/json' });
    expect(xhr.abort).toHaveBeenCalledTimes(1);
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([0, 201, 204, 400, 429, 500])('rejects and warns at status %s (TRACK-05)', async (status) => {
    const { wires: given, warn } = wires(status);
    const text = `Error tracking event: HTTP Status ${status}`;
    await expect(sendEvent(given, '/x', EVENT)).rejects.toThrow(text);
    expect(warn.mock.calls).toEqual([[text]]);
  });

  it('goes by XHR while a beacon is unanswered, and by beacon again once the endpoint has answered (FT-20)', async () => {
    const beacon = vi.fn(() => true);
    const { wires: given, xhr, answerBeacon } = wires(202, beacon, '');
    await sendEvent(given, '/x', EVENT);
    await sendEvent(given, '/x', EVENT);
    expect([beacon.mock.calls.length, xhr.send.mock.calls.length]).toEqual([1, 1]);
    answerBeacon(14);
    await sendEvent(given, '/x', EVENT);
    expect([beacon.mock.calls.length, xhr.send.mock.calls.length]).toEqual([2, 1]);
  });

  it('goes by XHR where the page view went unanswered, and an answer too long is no answer (FT-20)', async () => {
    const beacon = vi.fn(() => true);
    const { wires: given, xhr } = wires(200, beacon, '200000000');
    await sendEvent(given, '/x', EVENT, false);
    expect([beacon.mock.calls.length, xhr.abort.mock.calls.length, isUnanswered('/x')]).toEqual([0, 1, true]);
  });

  it.each([null, undefined])('rejects when there is no payload: %s (TRACK-05)', async (payload) => {
    await expect(sendEvent(wires(200).wires, '/x', payload)).rejects.toThrow('no payload');
  });
});
