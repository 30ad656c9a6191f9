/** POST: a list of `WireErrorReport`, with the crumb in its header; answers 204 (ERR-01). */
export const RECORD_JAVASCRIPT_ERRORS_PATH = '/api/events/RecordJavascriptErrors';

/** An uncaught error of a page's scripts. */
export interface WireErrorReport {
  readonly message: string;
  readonly stack: string;
  /** Address of the script. */
  readonly source: string;
  readonly line: number;
  readonly column: number;
  /** Path of the page. */
  readonly page: string;
}
