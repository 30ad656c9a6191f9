import { readVisitorEvent } from '@quoin/domain/analytics';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clickhouseSink } from '../../platform/gateways/eventSink/clickhouseSink.ts';
import { type FakeSink, openFakeClickHouse } from '../../platform/gateways/eventSink/testing/fakeSinks.ts';
import { createLog } from '../../platform/log.ts';
import { addShop, newId, type TestShop } from '../../testing/appShop.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { copySiteEvents } from './copyEvents.ts';
import { createEventIntake, type EventIntake } from './eventIntake.ts';

let database: TestDatabase;
let shop: TestShop;
let fake: FakeSink;
let intake: EventIntake;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await addShop(database.db, { identifier: 'copied' });
  fake = await openFakeClickHouse();
  intake = createEventIntake({ db: database.db, log: createLog('silent'), now: Date.now }, { isCopied: true });
});
afterAll(async () => {
  await intake.close();
  await fake.close();
  await database.close();
});

function take(count: number): readonly string[] {
  const sender = { now: Date.now(), userAgent: 'Firefox/133.0', languages: 'en', ownHosts: [], newId };
  const events = Array.from({ length: count }, () => readVisitorEvent({ url: '/shop' }, sender)!);
  intake.take(shop.id, events);
  return events.map(({ id }) => id);
}

it('events are copied from where the last copy ended, also after the sink was away, and intake never notices (ANA-1)', async () => {
  const sink = clickhouseSink({ url: fake.url, fetch, timeoutMs: 500 });
  const first = take(1_200);
  await intake.flush();
  await copySiteEvents(database, { sink, to: '' }, shop.id);
  fake.mood = 'hangs';
  const second = take(30);
  await intake.flush();
  expect(intake.counts()).toMatchObject({ written: 1_230, dropped: 0, waiting: 0 });
  await expect(copySiteEvents(database, { sink, to: '' }, shop.id)).rejects.toThrow();
  fake.mood = 'fine';
  const third = take(5);
  await intake.flush();
  await Promise.all([
    copySiteEvents(database, { sink, to: '' }, shop.id),
    copySiteEvents(database, { sink, to: '' }, shop.id),
  ]);
  expect(new Set(fake.taken)).toEqual(new Set([...first, ...second, ...third]));
  const asked = fake.requests.length;
  await copySiteEvents(database, { sink, to: '' }, shop.id);
  expect(fake.requests).toHaveLength(asked);
});

it('the copy is owed in the transaction that stores the events', async () => {
  expect(await database.asOwner("select distinct kind from job where kind like 'insight.co%' order by 1")).toEqual([
    { kind: 'insight.copy' },
    { kind: 'insight.count' },
  ]);
});
