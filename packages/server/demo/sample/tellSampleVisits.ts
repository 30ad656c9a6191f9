import { readTrackedEvent, readVisitorEvent, type SiteEvent } from '@quoin/domain/analytics';
import { listForms } from '../../forms/index.ts';
import { siteAddress } from '../../sites/index.ts';
import { eventOf, hitOf } from '../playedEvents.ts';
import { LONGEST_VISIT, type PlannedVisit } from '../trafficVisit.ts';
import { sampleEventId } from './sampleIds.ts';
import type { SampleStep } from './sampleStep.ts';

/** The visits of a day, taken in as a browser tells them. */
export async function tellSampleVisits(step: SampleStep, visits: readonly PlannedVisit[]): Promise<void> {
  const { sample, site } = step;
  const formId = await sample.db.inSite({ websiteId: site.id }, async (trx) => (await listForms(trx, site.id))[0]?.id);
  const origin = siteAddress(sample.config, site);
  for (const visit of visits) {
    const events = eventsOf(step, visit, { origin, formId: formId ?? '' });
    if (sample.events.take(site.id, events) > 0) throw new Error('There was no room for sample visits.');
  }
  await sample.events.flush();
}

function eventsOf(
  step: SampleStep,
  visit: PlannedVisit,
  { origin, formId }: { readonly origin: string; readonly formId: string },
): readonly SiteEvent[] {
  let place = 0;
  const nextId = () => sampleEventId(step.number, visit.visitId, place++);
  const { userAgent, language: languages } = visit.visitor;
  const ownHosts = [new URL(origin).hostname];
  const sender = { now: visit.at + LONGEST_VISIT, newId: nextId, userAgent, languages, ownHosts };
  const pages = visit.steps.filter((each) => each.kind === 'page');
  const hits = pages.map((page, index) =>
    readVisitorEvent(hitOf(visit, page, { origin, isFirst: index === 0, id: nextId() }), sender),
  );
  const others = visit.steps
    .flatMap((each) => eventOf(visit, each, { products: step.products, formId, origin, id: nextId() }))
    .map((event) => readTrackedEvent(event, sender));
  return [...hits, ...others].filter((event) => event !== null);
}
