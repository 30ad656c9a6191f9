import { describe, expect, it } from 'vitest';
import { fakeClock } from '../../testing/fakeClock.ts';
import { createChunkSender } from './chunkSender.ts';

interface Post {
  readonly seq: number;
  readonly events: readonly { readonly data: unknown }[];
  readonly isLeaving: boolean;
}

function senderOf(statuses: readonly number[] = []) {
  const clock = fakeClock();
  const posts: Post[] = [];
  let stops = 0;
  const sender = createChunkSender({
    ...{ id: 'one', after: clock.after },
    stop: () => {
      stops += 1;
    },
    post: async (path, json, isLeaving) => {
      expect(path).toBe('/api/1/recordings/one/chunks');
      posts.push({ ...JSON.parse(json), isLeaving });
      return statuses[posts.length - 1] ?? 202;
    },
    head: {
      ...{ pageLoadId: 'load', visitorId: 'v', timeZone: 'America/New_York', language: 'en' },
      ...{ viewport: [1, 1], experiments: { button: 'large' } },
    },
    scrub: (events) => events.map((event) => ({ ...event, data: 'scrubbed' })),
  });
  const add = (count = 1) => {
    for (let index = 0; index < count; index += 1) sender.add({ type: 3, timestamp: index, data: 'secret' });
  };
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return { clock, sender, posts, add, settled, stops: () => stops };
}

describe('events of a recorded page', () => {
  it('leave it scrubbed, the first after a second, the next ones every ten (REC-04)', () => {
    const { clock, posts, add } = senderOf();
    add(2);
    clock.pass(999);
    expect(posts).toEqual([]);
    clock.pass(1);
    add();
    clock.pass(9_999);
    expect(posts).toHaveLength(1);
    clock.pass(1);
    expect(posts.map(({ seq, events, isLeaving }) => [seq, events.length, isLeaving])).toEqual([
      [0, 2, false],
      [1, 1, false],
    ]);
    expect(posts[0]).toMatchObject({ pageLoadId: 'load', experiments: { button: 'large' } });
    expect(posts[0]?.events[0]?.data).toBe('scrubbed');
  });

  it('do not wait when there are many, or when the page is left', () => {
    const { sender, posts, add } = senderOf();
    add(400);
    expect(posts).toHaveLength(1);
    add(3);
    sender.flush(true);
    sender.flush(true);
    expect(posts.map(({ events, isLeaving }) => [events.length, isLeaving])).toEqual([
      [400, false],
      [3, true],
    ]);
  });

  it('end when the server wants no more (REC-02)', async () => {
    const { clock, posts, add, settled, stops } = senderOf([410]);
    add();
    clock.pass(1000);
    await settled();
    add(500);
    clock.pass(60_000);
    expect([posts.length, stops()]).toEqual([1, 1]);
  });

  it('are sent again to a server that is busy, a few times', async () => {
    const { clock, posts, add, settled, stops } = senderOf([503, 503, 202]);
    add();
    for (const ms of [1000, 10_000, 10_000, 10_000]) {
      clock.pass(ms);
      await settled();
    }
    expect([posts.map(({ seq }) => seq), stops()]).toEqual([[0, 0, 0], 0]);
  });
});
