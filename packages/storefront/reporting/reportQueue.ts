/** Sends a report to one of Quoin's endpoints and settles once it answers or is given up. */
export type ReportQueue = <Answer>(send: () => Promise<Answer>) => Promise<Answer>;

declare global {
  /** The page's own. The loader makes it, which is on every page; files that come later find it here. */
  var quoinReportQueue: ReportQueue | undefined;
}

/** In its turn: of all that a page reports one thing is on its way at a time (FT-20). */
export const queueReport: ReportQueue = (send) => globalThis.quoinReportQueue?.(send) ?? send();
