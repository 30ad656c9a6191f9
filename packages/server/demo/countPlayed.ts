import { dayInZone } from '@quoin/domain/formats';
import type { DemoProduct } from '../catalog/index.ts';
import type { VisitTelemetry } from './playedTelemetry.ts';
import { addRow, type TrafficCounts } from './trafficCounts.ts';
import type { PlannedStep, PlannedVisit } from './trafficVisit.ts';

export interface CountedBy {
  readonly counts: TrafficCounts;
  readonly timeZone: string;
  readonly products: readonly DemoProduct[];
  readonly formId: string;
}

const REACHES = ['product', 'cart', 'checkout', 'buy'] as const;

/** Counts what was done in a visit, plainly: by adding up. */
export function countPlayed(by: CountedBy, visit: PlannedVisit, done: readonly PlannedStep[]): void {
  const { counts, timeZone } = by;
  const [first, last] = [done[0], done.at(-1)];
  if (first === undefined || last === undefined) return;
  // A visit begins with the first thing it does: that may be a minute later, and past midnight.
  const day = dayInZone(visit.at + first.after, timeZone);
  const stay = last.after - first.after;
  counts.visits += 1;
  counts.stay += stay;
  counts.visitsByDay.set(day, (counts.visitsByDay.get(day) ?? 0) + 1);
  counts.visitors.add(visit.visitor.visitorId);
  const reach = Math.max(...done.map(({ kind }) => (REACHES as readonly string[]).indexOf(kind)));
  for (let step = 0; step <= reach; step += 1) counts.reached[step]! += 1;
  const pages = done.filter((step) => step.kind === 'page');
  if (pages.length === 1 && reach < 0) counts.bounces += 1;
  countOrigin(counts, visit, stay);
  addRow(counts, 'entryPages', pages[0]?.path ?? '', [1]);
  addRow(counts, 'exitPages', pages.at(-1)?.path ?? '', [1]);
  for (const step of done) countStep(by, step);
}

function countOrigin(counts: TrafficCounts, { arrival, visitor }: PlannedVisit, stay: number): void {
  const rows = {
    ...{ channels: arrival.channel, sources: arrival.source, referrers: arrival.referrerHost },
    ...{ campaigns: arrival.campaign, countries: visitor.country, languages: visitor.language },
    ...{ devices: visitor.device, browsers: visitor.browser },
  };
  for (const [table, key] of Object.entries(rows)) addRow(counts, table as keyof typeof rows, key, [1, stay]);
}

function countStep({ counts, products, formId }: CountedBy, step: PlannedStep): void {
  if (step.kind === 'page') {
    counts.views += 1;
    addRow(counts, 'pages', step.path, [1]);
  }
  if (step.kind === 'product') {
    counts.productViews += 1;
    addRow(counts, 'products', products[step.product]?.itemId ?? '', [1, 0]);
  }
  if (step.kind === 'cart') {
    counts.cartAdds += step.quantity;
    addRow(counts, 'products', products[step.product]?.itemId ?? '', [0, step.quantity]);
  }
  if (step.kind === 'search') {
    counts.searches += 1;
    addRow(counts, 'searchTerms', step.query, [1, step.found, 0]);
    if (step.found === 0) {
      counts.emptySearches += 1;
      addRow(counts, 'emptySearches', step.query, [1]);
    }
  }
  if (step.kind === 'searchClick') {
    counts.searchClicks += 1;
    addRow(counts, 'searchTerms', step.query, [0, 0, 1]);
  }
  if (step.kind === 'form') {
    counts.forms += 1;
    addRow(counts, 'forms', formId, [1]);
  }
  if (step.kind === 'newsletter') {
    counts.newsletter += 1;
    addRow(counts, 'newsletterPages', step.path, [1]);
  }
}

export function countTelemetry(counts: TrafficCounts, visit: PlannedVisit, { records, errors }: VisitTelemetry): void {
  for (const { event, data, raw } of records) {
    for (const part of ['all', visit.visitor.device, raw.path]) {
      const name = `${event} of ${part}`;
      const held = counts.speed.get(name);
      if (held === undefined) counts.speed.set(name, [data.value]);
      else held.push(data.value);
    }
  }
  for (const { message } of errors) counts.errors.set(message, (counts.errors.get(message) ?? 0) + 1);
}
