import type { RecordKey } from '@quoin/domain/document';
import { describe, expect, it } from 'vitest';
import { handClock } from './testing/handClock.ts';
import { type ModelServer, modelServer, UNREACHABLE } from './testing/modelServer.ts';
import { openWindow, setValue, smallSite } from './testing/window.ts';
import type { ChangeStreamListener } from './transport.ts';

const LEFT: RecordKey = 'block:p1s1b1';
const BEA = { id: 'bea', name: 'Bea', page: 'p1', key: LEFT } as const;

/** A server that tells by itself, when the test lets it. */
function telling(server: ModelServer) {
  const lines: { listener: ChangeStreamListener; isOpen: boolean }[] = [];
  const live: ModelServer = {
    ...server,
    transportOf: (author) =>
      Object.assign(server.transportOf(author), {
        hear: (listener: ChangeStreamListener) => {
          const line = { listener, isOpen: true };
          lines.push(line);
          return {
            isOpen: () => line.isOpen,
            close: () => {
              line.isOpen = false;
            },
          };
        },
      }),
  };
  return { live, lines };
}

async function listeningWindow() {
  const [clock, server] = [handClock(), modelServer(smallSite())];
  const ada = await openWindow({ clock, server, author: 'Ada' });
  const { live, lines } = telling(server);
  const bob = await openWindow({ clock, server: live, author: 'Bob' });
  return { clock, server, ada, bob, lines };
}

describe('a window that listens', () => {
  it('takes what others did as soon as it is told, and hardly asks by itself', async () => {
    const { clock, server, ada, bob, lines } = await listeningWindow();
    await clock.pass(11_000);
    expect(bob.transport.calls).toBe(1);
    ada.editor.run(setValue, { key: LEFT, path: ['value', 'html'], now: 'told' });
    await clock.pass(2000);
    const asked = bob.transport.calls;
    lines[0]!.listener.onEvent({ revision: server.changes().length, people: [BEA] });
    expect(bob.editor.state().people).toEqual([BEA]);
    await clock.pass(10);
    expect(bob.transport.calls).toBe(asked + 1);
    expect(bob.editor.record(LEFT)).toMatchObject({ value: { html: 'told' } });
    lines[0]!.listener.onEvent({ revision: server.changes().length, people: [] });
    await clock.pass(10);
    expect(bob.transport.calls).toBe(asked + 1);
  });

  it('says soon where its person has gone', async () => {
    const { clock, bob } = await listeningWindow();
    await clock.pass(1000);
    const asked = bob.transport.calls;
    bob.editor.select({ blocks: ['p1s1b1'] });
    await clock.pass(600);
    expect(bob.transport.calls).toBe(asked + 1);
    bob.editor.select({ blocks: ['p1s1b1'] });
    await clock.pass(2000);
    expect(bob.transport.calls).toBe(asked + 1);
  });

  it('sends at once what waited for a later try when the line comes back (EDT-1)', async () => {
    const { clock, server, bob, lines } = await listeningWindow();
    bob.transport.fault = UNREACHABLE;
    bob.editor.run(setValue, { key: LEFT, path: ['value', 'html'], now: 'kept' });
    await clock.pass(40_000);
    bob.transport.fault = null;
    lines[0]!.listener.onOpen();
    await clock.pass(10);
    expect(server.records().get(LEFT)).toMatchObject({ value: { html: 'kept' } });
  });

  it('lets go of the line while nobody looks, and of all of it when it is closed', async () => {
    const { bob, lines } = await listeningWindow();
    bob.surroundings.set({ visible: false });
    expect(lines.map(({ isOpen }) => isOpen)).toEqual([false]);
    bob.surroundings.set({ visible: true });
    expect(lines.map(({ isOpen }) => isOpen)).toEqual([false, true]);
    bob.editor.close();
    expect(lines.map(({ isOpen }) => isOpen)).toEqual([false, false]);
  });
});
