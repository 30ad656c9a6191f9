/** The bar above every page of a site. */
export interface AnnouncementSettings {
  readonly isShown: boolean;
  /** Plain text, one line. */
  readonly text: string;
  /** Where the whole bar leads; empty: nowhere. */
  readonly url: string;
  /** Visitors may close it, until it says something else. */
  readonly isDismissible: boolean;
}

export const ANNOUNCEMENT_LIMITS = { text: 300, url: 500 } as const;

/** What the visitor's browser keeps of a closed bar: its version. */
export const ANNOUNCEMENT_KEY = 'announcement-closed';
