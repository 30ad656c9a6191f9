import type { WireTrackedEvent, WireVisitorEvent } from '@quoin/contract/endpoints/site';
import { EVENT_NAMES } from '@quoin/domain/analytics';
import type { DemoProduct } from '../catalog/index.ts';
import type { PlannedStep, PlannedVisit } from './trafficVisit.ts';

interface PlayedVisit {
  /** The event's own, a uuid. */
  readonly id: string;
  readonly origin: string;
}

/** A page view as a browser tells of it (TRACK-08). */
export function hitOf(
  { at, visitor, visitId, isNew, arrival }: PlannedVisit,
  page: Extract<PlannedStep, { kind: 'page' }>,
  { id, origin, isFirst }: PlayedVisit & { readonly isFirst: boolean },
): WireVisitorEvent {
  const [screenWidth, screenHeight] = visitor.screen;
  return {
    ...{ eventId: id, visitorId: visitor.visitorId, visitId, isNewVisitor: isNew, isLanding: isFirst },
    ...{ timeZone: visitor.timeZone, locale: visitor.language, userAgent: visitor.userAgent },
    ...{ clientTime: at + page.after, screenWidth, screenHeight, title: page.title },
    referrer: isFirst ? arrival.referrer : `${origin}/`,
    url: `${origin}${page.path}${isFirst ? arrival.query : ''}`,
  };
}

/** Any other event (TRACK-02); none where a step is a page view only. */
export function eventOf(
  visit: PlannedVisit,
  step: PlannedStep,
  { products, formId, id }: PlayedVisit & { readonly products: readonly DemoProduct[]; readonly formId: string },
): readonly WireTrackedEvent[] {
  const name = NAMES[step.kind];
  if (name === null) return [];
  const content = {
    ...{ event_id: id, visitor_id: visit.visitor.visitorId, visit_id: visit.visitId, is_new_visitor: visit.isNew },
    ...{ time_zone: visit.visitor.timeZone, browser_locale: visit.visitor.language },
    event_occurrence_timestamp: visit.at + step.after,
    ...fieldsOf(step, products, formId),
  };
  return [{ eventSchemaName: name, eventContent: JSON.stringify(content) }];
}

const NAMES: Readonly<Record<PlannedStep['kind'], string | null>> = {
  page: null,
  product: EVENT_NAMES.viewProduct,
  cart: EVENT_NAMES.addToCart,
  checkout: EVENT_NAMES.beginCheckout,
  buy: EVENT_NAMES.purchase,
  search: EVENT_NAMES.search,
  searchClick: EVENT_NAMES.searchClick,
  form: EVENT_NAMES.formSubmit,
  newsletter: EVENT_NAMES.newsletterSignUp,
};

function fieldsOf(step: PlannedStep, products: readonly DemoProduct[], formId: string): object {
  if (step.kind === 'product' || step.kind === 'cart') {
    const product = products[step.product];
    const pieces = step.kind === 'cart' ? { item_quantity: step.quantity } : {};
    return { page_path: product?.path, item_id: product?.itemId, item_title: product?.title, ...pieces };
  }
  if (step.kind === 'search') return { page_path: '/search', query: step.query, count: step.found };
  if (step.kind === 'searchClick') return { page_path: '/search', query: step.query, destination_url: step.path };
  if (step.kind === 'form') return { page_path: step.path, formId };
  if (step.kind === 'newsletter') return { page_path: step.path };
  return { page_path: step.kind === 'buy' ? '/checkout/order-confirmed' : '/checkout' };
}
