import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clickhouseSink } from './clickhouseSink.ts';
import { type EventSink, SinkFault, type SinkParts } from './eventSink.ts';
import { kafkaSink } from './kafkaSink.ts';
import { type FakeSink, openFakeClickHouse, openFakeKafka } from './testing/fakeSinks.ts';

const SINKS: readonly [string, () => Promise<FakeSink>, (parts: SinkParts) => EventSink][] = [
  ['ClickHouse', openFakeClickHouse, clickhouseSink],
  ['Kafka’s REST proxy', openFakeKafka, kafkaSink],
];
const events = (...ids: string[]) =>
  ids.map((id) => ({ website_id: 'w', event_id: id, path: '/a\n"b"', at: '2026-03-01T00:00:00.000Z' }));

describe.each(SINKS)('%s', (_, open, create) => {
  let fake: FakeSink;
  let sink: EventSink;
  beforeEach(async () => {
    fake = await open();
    sink = create({ url: fake.url, fetch, timeoutMs: 1_000 });
  });
  afterEach(() => fake.close());

  it('takes all events of a batch in their order, with user and password and never in the address', async () => {
    await sink.send({ token: 't1', events: events('a', 'b', 'c') });
    await sink.send({ token: 't2', events: events('d') });
    expect(fake.taken).toEqual(['a', 'b', 'c', 'd']);
    expect(fake.requests.every(({ url }) => !url.href.includes('cret'))).toBe(true);
  });

  it('can tell a batch that comes again', async () => {
    for (let time = 0; time < 3; time += 1) await sink.send({ token: 't1', events: events('a', 'b') });
    expect(fake.taken).toEqual(['a', 'b']);
  });

  it.each(['fails', 'hangs', 'endless', 'refusesOne'] as const)(
    'that %s is a fault within its time, and the batch can be sent again',
    async (mood) => {
      fake.mood = mood;
      await expect(sink.send({ token: 't1', events: events('a', 'b') })).rejects.toBeInstanceOf(SinkFault);
      fake.mood = 'fine';
      await sink.send({ token: 't2', events: events('a', 'b') });
      expect(new Set(fake.taken)).toEqual(new Set(['a', 'b']));
    },
  );

  it('that is not there, or refuses the password, is a fault', async () => {
    const stranger = create({ url: fake.url.replace('ada', 'eve'), fetch, timeoutMs: 1_000 });
    await expect(stranger.send({ token: 't', events: events('a') })).rejects.toBeInstanceOf(SinkFault);
    await fake.close();
    await expect(sink.send({ token: 't', events: events('a') })).rejects.toBeInstanceOf(SinkFault);
    expect(fake.taken).toEqual([]);
  });
});

it.each([
  ['clickhouse', () => clickhouseSink({ url: 'http://x/?table=a;DROP', fetch })],
  ['kafka', () => kafkaSink({ url: 'http://x/', fetch })],
])('an address that %s cannot mean is refused at the start', (_, create) => {
  expect(create).toThrow();
});
