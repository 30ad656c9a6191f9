/** Position of a popup: one of nine (EDIT-03). */
export const POPUP_ROWS = ['top', 'center', 'bottom'] as const;
export const POPUP_COLUMNS = ['left', 'center', 'right'] as const;
export type PopupRow = (typeof POPUP_ROWS)[number];
export type PopupColumn = (typeof POPUP_COLUMNS)[number];

/** What the visitor's browser keeps of a site's popup (EDIT-03). */
export const POPUP_KEYS = { dateClosed: 'date-closed', version: 'version', submitted: 'submitted' } as const;

export const POPUP_LIMITS = {
  title: 120,
  text: 1000,
  buttonText: 60,
  url: 500,
  form: 200,
  delaySeconds: { min: 0, max: 300 },
  scrollPercent: { min: 1, max: 100 },
  showAgainAfterDays: { min: 0, max: 365 },
} as const;

/** A popup over the pages of a site, as its owner set it up. */
export interface PopupSettings {
  readonly isShown: boolean;
  readonly title: string;
  /** Plain text; an empty line parts paragraphs. */
  readonly text: string;
  /** Both empty: no button. */
  readonly buttonText: string;
  readonly buttonUrl: string;
  /** Name or id of a form in it, such as a newsletter's; '' for none. */
  readonly form: string;
  readonly row: PopupRow;
  readonly column: PopupColumn;
  readonly theme: 'light' | 'dark';
  readonly trigger: 'timer' | 'scroll';
  readonly delaySeconds: number;
  /** How much of the page was scrolled through. */
  readonly scrollPercent: number;
  /** Days until it comes again after it was closed; 0: never again in this version. */
  readonly showAgainAfterDays: number;
  readonly where: 'everywhere' | 'home';
}

export const DEFAULT_POPUP: PopupSettings = {
  isShown: false,
  title: '',
  text: '',
  buttonText: '',
  buttonUrl: '',
  form: '',
  row: 'bottom',
  column: 'right',
  theme: 'light',
  trigger: 'timer',
  delaySeconds: 5,
  scrollPercent: 50,
  showAgainAfterDays: 7,
  where: 'everywhere',
};

/** When a popup is due, as the page tells its script. */
export type PopupRules = Pick<PopupSettings, 'trigger' | 'delaySeconds' | 'scrollPercent' | 'showAgainAfterDays'> & {
  /** Raised with each change of what it says: a new popup is shown to everybody. */
  readonly version: number;
};

/** What is kept under `POPUP_KEYS`; null: nothing, or nothing readable. */
export interface PopupMemory {
  /** Epoch milliseconds. */
  readonly dateClosed: number | null;
  readonly version: number | null;
  readonly isSubmitted: boolean;
}

const DAY = 86_400_000;

/** Whether a popup may still come to this visitor: another version always, a taken offer never, a closed one after its days. */
export function mayShowPopup(rules: PopupRules, memory: PopupMemory, now: number): boolean {
  if (memory.version !== rules.version) return true;
  if (memory.isSubmitted) return false;
  if (memory.dateClosed === null) return true;
  return rules.showAgainAfterDays > 0 && now - memory.dateClosed >= rules.showAgainAfterDays * DAY;
}

/** Whether it is time: never before the visitor has done anything (CX-30). */
export function isPopupDue(
  rules: PopupRules,
  visit: { readonly hasActed: boolean; readonly seconds: number; readonly scrolledPercent: number },
): boolean {
  if (!visit.hasActed) return false;
  return rules.trigger === 'timer' ? visit.seconds >= rules.delaySeconds : visit.scrolledPercent >= rules.scrollPercent;
}
