import type { Edit, Json, JsonRecord, RecordKey } from '@quoin/domain/document';

/** The site under edit (decision 0037): GET for all of it, with who else is here. */
export const appDocumentPath = (site: string) => `/api/app/sites/${encodeURIComponent(site)}/document`;
/** POST saves changes in order; GET `?since=` answers those of everybody after a revision. */
export const appDocumentChangesPath = (site: string) => `${appDocumentPath(site)}/changes`;
/** GET listens (server-sent events): sends an event when there is a change to request or a user moves elsewhere. */
export const appDocumentEventsPath = (site: string) => `${appDocumentPath(site)}/events`;
/** POST publishes, now or at a time; GET lists what would be published. */
export const appPublicationPath = (site: string) => `${appDocumentPath(site)}/publication`;
/** DELETE calls a planned publication off. */
export const appPlannedPublicationPath = (site: string, version: number) =>
  `${appPublicationPath(site)}/${encodeURIComponent(String(version))}`;
/** GET lists versions, newest first (`?page=` of one page alone, `?before=` for older ones); POST keeps a named one. */
export const appVersionsPath = (site: string) => `${appDocumentPath(site)}/versions`;
/** GET answers one version's records (`?page=` of one page alone); PUT names it. */
export const appVersionPath = (site: string, version: number) =>
  `${appVersionsPath(site)}/${encodeURIComponent(String(version))}`;
/** GET `?path=` or `?page=` answers the address of a draft page for the canvas. `?version=` for a look back. */
export const appCanvasPath = (site: string) => `${appDocumentPath(site)}/canvas`;
/** POST creates an address that shows the draft to anyone who has it. GET lists them. DELETE revokes one. */
export const appPreviewLinksPath = (site: string) => `${appDocumentPath(site)}/preview-links`;
export const appPreviewLinkPath = (site: string, id: string) =>
  `${appPreviewLinksPath(site)}/${encodeURIComponent(id)}`;
/** POST sections as they would look with edits that are not saved yet; answers their markup. */
export const appSectionMarkupPath = (site: string) => `${appDocumentPath(site)}/section-markup`;

/** POST reports a block that could not be shown, so that it is listed with the site's errors (ED-48). */
export const appBlockReportPath = (site: string) => `${appDocumentPath(site)}/block-reports`;

export interface AppDocumentResponse {
  /** Counts changes of this site; 0 before the first. */
  readonly revision: number;
  readonly records: readonly (readonly [RecordKey, JsonRecord])[];
  /** Keys whose record differs from what visitors see. */
  readonly unpublished: readonly RecordKey[];
  /** Visitors see none of it before the first publication. */
  readonly isClosed: boolean;
  readonly siteOrigin: string;
  readonly people: readonly WirePerson[];
  /** What this person may do with the draft. */
  readonly may: { readonly edit: boolean; readonly publish: boolean; readonly design: boolean; readonly code: boolean };
}

/** A user who has the editor open. */
export interface WirePerson {
  readonly id: string;
  readonly name: string;
  /** Page and record they are at; '' for none. */
  readonly page: string;
  readonly key: RecordKey | '';
}

export interface WireChange {
  /** Made in the browser; a uuid. */
  readonly id: string;
  /** The command's id, as in `moveBlocks`. */
  readonly command: string;
  /** As the history shows it, in the author's language. */
  readonly label: string;
  readonly edits: readonly Edit[];
}

/** A change with what the server knows of it. */
export interface WireSavedChange extends WireChange {
  readonly revision: number;
  readonly author: string;
  /** ISO 8601. */
  readonly savedAt: string;
}

export interface SaveChangesRequest {
  /** The last revision this window has seen. */
  readonly base: number;
  readonly changes: readonly WireChange[];
  /** Where this person is, for the others. */
  readonly at: { readonly page: string; readonly key: RecordKey | '' };
}

export interface SaveChangesResponse {
  readonly revision: number;
  /** Ids that are kept now, in order; fewer than were sent when one of them clashed. */
  readonly saved: readonly string[];
  /** Changes after `base` that others made. */
  readonly others: readonly WireSavedChange[];
  /** The first change that could not be kept; those after it were not tried. */
  readonly refused: WireRefusedChange | null;
  readonly people: readonly WirePerson[];
}

export interface WireRefusedChange {
  readonly id: string;
  /** Other people's values that its edits would overwrite. Empty when a rule refused it. */
  readonly clashes: readonly WireClash[];
  readonly error: string;
  readonly errorKey: string;
}

export interface WireClash {
  readonly edit: Edit;
  /** Absent: it is gone. */
  readonly theirs?: Edit['now'];
  readonly by: string;
}

export interface DocumentChangesResponse {
  readonly revision: number;
  readonly changes: readonly WireSavedChange[];
  readonly people: readonly WirePerson[];
}

/** One event for listeners. What changed is requested as usual. */
export interface DocumentEvent {
  /** Of the draft; null: only people are elsewhere. */
  readonly revision: number | null;
  readonly people: readonly WirePerson[];
}

/** What would be published of one page, or of the site as a whole (`page` is ''). */
export interface WirePendingPage {
  readonly page: string;
  readonly title: string;
  readonly path: string;
  readonly state: 'new' | 'changed' | 'removed';
  /** What differs from what visitors see, in words. */
  readonly changes: readonly string[];
  readonly authors: readonly string[];
  /** What visitors of this page would stumble over; publishing is not held up by it. */
  readonly findings: readonly WireFinding[];
}

export interface WireFinding {
  readonly code: string;
  readonly text: string;
  /** Where to go to mend it. */
  readonly key: RecordKey;
  /** One change of that record that mends it, and what its button says. */
  readonly mend?: { readonly text: string; readonly path: readonly string[]; readonly value: Json };
}

export interface WireLeftSamples {
  readonly collectionId: string;
  /** Of the page. */
  readonly title: string;
  readonly isShop: boolean;
  readonly count: number;
}

export interface PublicationPlanResponse {
  readonly pages: readonly WirePendingPage[];
  readonly planned: readonly WireVersion[];
  readonly lastPublishedAt: string | null;
  /** Visitors see none of it before the first publication. */
  readonly isClosed: boolean;
  /** Samples the site began with, by the page that has them. */
  readonly samples: readonly WireLeftSamples[];
}

export interface PublishRequest {
  /** Pages to publish, '' for what belongs to no page; null for everything. */
  readonly pages: readonly string[] | null;
  /** ISO 8601 in the future, or null for now. */
  readonly at: string | null;
  readonly note: string;
}

export interface PublishResponse {
  readonly version: number;
}

export interface WireVersion {
  readonly number: number;
  readonly kind: 'published' | 'named' | 'planned';
  readonly name: string;
  readonly author: string;
  readonly madeAt: string;
  /** When it is to be published; null unless planned. */
  readonly plannedFor: string | null;
  /** Pages that differ from the version before. */
  readonly pages: readonly string[];
}

export interface VersionsResponse {
  readonly versions: readonly WireVersion[];
  readonly hasMore: boolean;
}

export interface VersionResponse {
  readonly version: WireVersion;
  readonly records: readonly (readonly [RecordKey, JsonRecord])[];
}

export interface CanvasResponse {
  /** On the site's origin, with a pass that lives for minutes. */
  readonly url: string;
}

export interface SectionMarkupRequest {
  readonly page: string;
  readonly sections: readonly string[];
  /** Edits on top of the saved draft. */
  readonly edits: readonly Edit[];
}

export interface BlockReportRequest {
  readonly page: string;
  readonly section: string;
  readonly block: string;
  /** Edits on top of the saved draft. */
  readonly edits: readonly Edit[];
}

export interface BlockReportResponse {
  /** False: it could be shown after all. */
  readonly isKept: boolean;
}

export interface SectionMarkupResponse {
  /** Markup by section id; absent for sections that are not on the page. */
  readonly sections: Readonly<Record<string, string>>;
}

export interface WirePreviewLink {
  readonly id: string;
  readonly url: string;
  readonly madeAt: string;
  readonly expiresAt: string;
  readonly author: string;
}

export interface PreviewLinksResponse {
  readonly links: readonly WirePreviewLink[];
}

/** Where a draft shows the screens that are no pages, by their type: `/config/screens/lock-screen`. */
export const DRAFT_SCREENS_PATH = '/config/screens';
