/**
 * The census of visits (VISIT-01, VISIT-02). All are written by the page's own script once the visitor may be counted, read by
 * it alone, and decide nothing on the server.
 */
export const VISITOR_COOKIES = {
  /** The visit record: who, since when, how many visits. */
  record: 'ss_cvr',
  /** When the visit under way began; its being there is the visit. */
  timestamp: 'ss_cvt',
  /** The visitor's id, random. */
  visitor: 'ss_cid',
  /** The id of the visit under way, random. */
  visit: 'ss_cvisit',
  /** When the visit before began. */
  previousVisit: 'ss_cpvisit',
} as const;

/** 2 years in seconds. */
export const VISIT_RECORD_SECONDS = 2 * 365 * 86_400;
/** 30 minutes in seconds, counted again from each page. */
export const VISIT_SECONDS = 30 * 60;

/** In `ss_cvr`, joined by `|`; moments are epoch milliseconds. */
export interface VisitRecord {
  readonly visitorId: string;
  readonly firstAt: number;
  /** Beginning of the visit before; 0 on the first. */
  readonly previousAt: number;
  readonly currentAt: number;
  /** Visits so far, this one included. */
  readonly count: number;
}

const RECORD = /^([\w-]{1,64})\|(\d{1,15})\|(\d{1,15})\|(\d{1,15})\|(\d{1,9})$/;

export function parseVisitRecord(text: string): VisitRecord | null {
  const [, visitorId = '', ...numbers] = RECORD.exec(text) ?? [];
  const [firstAt = 0, previousAt = 0, currentAt = 0, count = 0] = numbers.map(Number);
  return count > 0 ? { visitorId, firstAt, previousAt, currentAt, count } : null;
}

export function visitRecordText({ visitorId, firstAt, previousAt, currentAt, count }: VisitRecord): string {
  return [visitorId, firstAt, previousAt, currentAt, count].join('|');
}

/** The cookies of the census as a page finds them; '' for one that is not there. */
export interface FoundVisit {
  readonly record: string;
  readonly timestamp: string;
  readonly visit: string;
}

export interface CookieToWrite {
  readonly name: string;
  readonly value: string;
  /** Seconds. */
  readonly maxAge: number;
}

export interface VisitHere {
  readonly record: VisitRecord;
  readonly visitId: string;
  readonly isNewVisitor: boolean;
  /** Whether this page is the first of its visit. */
  readonly isLanding: boolean;
  readonly cookies: readonly CookieToWrite[];
}

/**
 * The visit that a page belongs to, and the cookies that say so. Without a record the visitor is new; with a record but without
 * timestamp a further visit begins, and the record's counter rises by one (VISIT-01).
 */
export function visitOf(found: FoundVisit, moment: { readonly now: number; readonly newId: () => string }): VisitHere {
  const known = parseVisitRecord(found.record);
  const isLanding = known === null || found.timestamp === '';
  const record = known === null ? firstRecord(moment) : isLanding ? nextRecord(known, moment.now) : known;
  const visitId = isLanding || found.visit === '' ? moment.newId() : found.visit;
  return {
    ...{ record, visitId, isLanding },
    isNewVisitor: record.count === 1,
    cookies: [
      { name: VISITOR_COOKIES.record, value: visitRecordText(record), maxAge: VISIT_RECORD_SECONDS },
      { name: VISITOR_COOKIES.timestamp, value: String(record.currentAt), maxAge: VISIT_SECONDS },
      { name: VISITOR_COOKIES.visitor, value: record.visitorId, maxAge: VISIT_RECORD_SECONDS },
      { name: VISITOR_COOKIES.visit, value: visitId, maxAge: VISIT_SECONDS },
      { name: VISITOR_COOKIES.previousVisit, value: String(record.previousAt), maxAge: VISIT_RECORD_SECONDS },
    ],
  };
}

function firstRecord({ now, newId }: { readonly now: number; readonly newId: () => string }): VisitRecord {
  return { visitorId: newId(), firstAt: now, previousAt: 0, currentAt: now, count: 1 };
}

function nextRecord(known: VisitRecord, now: number): VisitRecord {
  return { ...known, previousAt: known.currentAt, currentAt: now, count: known.count + 1 };
}
