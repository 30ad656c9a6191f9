import { randomUUID } from 'node:crypto';
import type { AppExperimentsResponse, AppInsightSettings } from '@quoin/contract/endpoints/running';
import {
  assignVariant,
  parseVariants,
  readTrackedEvent,
  readVisitorEvent,
  type SiteEvent,
} from '@quoin/domain/analytics';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '../../platform/log.ts';
import { type AppClient, answerOf, createAppClient } from '../../testing/appClient.ts';
import { addShop, newId, type TestShop } from '../../testing/appShop.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createEventIntake } from '../intake/eventIntake.ts';

const BEGIN = Date.parse('2026-03-10T12:00:00Z');
const MINUTE = 60_000;
const PASSWORD = 'correct horse battery';
const BROWSER = 'Mozilla/5.0 (X11) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const SETTINGS = {
  ...{ telemetry: true, recording: { isOn: false, sampleRate: 0.1, retentionDays: 30 } },
  retention: { eventDays: 90, visitDays: 396, sumDays: 761 },
  experiments: { button: 'control:50,large:50' },
};

let now = BEGIN;
let database: TestDatabase;
let app: AppClient;
let shop: TestShop;
let owner: string;

beforeAll(async () => {
  database = await createTestDatabase({ open: { now: () => now } });
  const { db } = database;
  app = createAppClient({ db, now: () => now, pages: { invalidate: () => undefined } as never });
  shop = await addShop(db, { identifier: 'tried' });
  const created = await app.accounts.createAccount({ email: 'o@example.com', password: PASSWORD, displayName: 'O' });
  if (!created.ok) throw new Error(created.problem.code);
  await app.accounts.addMember({ websiteId: shop.id, accountId: created.value, roles: [], isOwner: true });
  const session = await app.accounts.signIn({ email: 'o@example.com', password: PASSWORD, previousToken: null });
  if (!session.ok) throw new Error(session.problem.code);
  owner = session.value.token;
});
afterAll(() => database.close());

const path = (end: string) => `/api/app/sites/tried${end}`;
const save = (settings: object) =>
  app.callAs(owner, { method: 'PUT', path: path('/settings/insight'), body: { ...SETTINGS, ...settings } });
const results = async () =>
  answerOf<AppExperimentsResponse>(await app.callAs(owner, { path: path('/experiments') })).experiments;

const sender = (userAgent = BROWSER) => ({ now, userAgent, languages: 'en', ownHosts: ['own.test'], newId });

function view(visitorId: string, minute: number, at = '/', userAgent = BROWSER): SiteEvent {
  const known = { eventId: newId(), visitorId, visitId: visitorId, clientTime: BEGIN + minute * MINUTE };
  return readVisitorEvent({ url: `https://own.test${at}`, ...known }, sender(userAgent))!;
}

function act(visitor_id: string, minute: number, eventSchemaName: string): SiteEvent {
  const known = { event_id: newId(), visitor_id, visit_id: visitor_id, page_path: '/p' };
  const content = { ...known, event_occurrence_timestamp: BEGIN + minute * MINUTE };
  return readTrackedEvent({ eventSchemaName, eventContent: JSON.stringify(content) }, sender())!;
}

async function store(events: readonly SiteEvent[]): Promise<void> {
  const intake = createEventIntake({ db: database.db, log: createLog('silent'), now: () => now });
  intake.take(shop.id, events);
  await intake.flush();
}

/** Visitors that the experiment puts into a variant. */
function visitorsOf(variant: string, count: number): readonly string[] {
  const variants = parseVariants(SETTINGS.experiments.button);
  const found: string[] = [];
  while (found.length < count) {
    const id = randomUUID();
    if (assignVariant('button', variants, id) === variant) found.push(id);
  }
  return found;
}

it('counts the visitors of each variant and who reached the goal after the first page, once each (REC-03)', async () => {
  expect((await save({ goals: { button: { kind: 'purchase', path: '' } } })).status).toBe(200);
  const [control, large] = [visitorsOf('control', 3), visitorsOf('large', 2)];
  now = BEGIN + 60 * MINUTE;
  await store([
    ...[...control, ...large].map((visitor) => view(visitor, 1)),
    // A second page, and two purchases of one visitor.
    view(control[0]!, 2, '/thanks'),
    ...[3, 4].map((minute) => act(large[0]!, minute, 'purchase')),
    act(control[1]!, 3, 'add_to_cart'),
    // Before the experiment began, a machine, nobody, and a purchase without a page.
    view(randomUUID(), -5),
    view(randomUUID(), 1, '/', 'Googlebot/2.1 (+http://www.google.com/bot.html)'),
    view('', 1),
    act(visitorsOf('large', 1)[0]!, 3, 'purchase'),
  ]);
  expect(await results()).toEqual([
    {
      ...{ name: 'button', since: BEGIN },
      variants: [
        { name: 'control', visitors: 3, conversions: 0 },
        { name: 'large', visitors: 2, conversions: 1 },
      ],
    },
  ]);
});

it.each([
  [{ kind: 'addToCart', path: '' }, [1, 0]],
  [{ kind: 'form', path: '' }, [0, 0]],
  [{ kind: 'page', path: '/thanks/' }, [1, 0]],
  [{ kind: 'page', path: '/' }, [0, 0]],
])('another goal, %j, counts what was recorded before it was chosen (REC-03)', async (goal, conversions) => {
  expect((await save({ goals: { button: goal } })).status).toBe(200);
  const [result] = await results();
  expect(result?.since).toBe(BEGIN);
  expect(result?.variants.map((variant) => variant.conversions)).toEqual(conversions);
  const held = answerOf<AppInsightSettings>(await app.callAs(owner, { path: path('/settings/insight') }));
  expect(held.goals).toEqual({ button: goal });
});

it('other shares begin anew; a page that has no path is refused in words (REC-03)', async () => {
  const refused = await save({ goals: { button: { kind: 'page', path: 'thanks' } } });
  expect(refused.status).toBe(422);
  expect(String(refused.body)).toContain('path');
  await save({ experiments: { button: 'control:20,large:80' } });
  expect(await results()).toEqual([
    {
      ...{ name: 'button', since: now },
      variants: ['control', 'large'].map((name) => ({ name, visitors: 0, conversions: 0 })),
    },
  ]);
});
