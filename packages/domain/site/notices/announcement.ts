import type { SectionTheme } from '@quoin/domain/styles';

/** Height of the bar and position of its text. */
export const ANNOUNCEMENT_SIZES = ['small', 'medium', 'large'] as const;
export const ANNOUNCEMENT_PLACES = ['left', 'center', 'right'] as const;

/** The bar above every page of a site. */
export interface AnnouncementSettings {
  readonly isShown: boolean;
  /** Plain text, one line. */
  readonly text: string;
  /** Where the whole bar leads; empty: nowhere. */
  readonly url: string;
  /** Visitors may close it, until it says something else. */
  readonly isDismissible: boolean;
  /** Its colours, out of the site's palette; '' for those of the theme. */
  readonly theme: SectionTheme | '';
  readonly size: (typeof ANNOUNCEMENT_SIZES)[number];
  readonly align: (typeof ANNOUNCEMENT_PLACES)[number];
}

export const ANNOUNCEMENT_LIMITS = { text: 300, url: 500 } as const;

/** What the visitor's browser keeps of a closed bar: its version. */
export const ANNOUNCEMENT_KEY = 'announcement-closed';
