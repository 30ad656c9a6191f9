import { lockedPageWords } from '@quoin/domain/access';
import {
  COLLECTION_TYPES,
  isScreenMade,
  readScreen,
  type Screen,
  type ScreenType,
  screenWords,
} from '@quoin/domain/site';
import type { PageContent } from '../content/pageContent.ts';
import type { SettingsContent } from '../content/siteContent.ts';
import { settingObject } from '../data/settings.ts';
import { type FormRequest, formRequest } from '../requests.ts';

/** Where a site's settings keep its lock screen and its sign-on screen. */
const SCREEN_SETTING = 'siteScreens';

/** The field in front of what is locked. */
export interface LockField {
  readonly action: string;
  /** Where the visitor wants to go. */
  readonly path: string;
  readonly problem: string;
}

/** A service that visitors can sign in with, or a way in for some. */
export interface ScreenLink {
  readonly name: string;
  readonly url: string;
}

/** A screen in front of the site or of a page. Quoin's own words replace those that the owner left out. */
export interface ShownScreen {
  readonly type: ScreenType;
  readonly screen: Screen;
  readonly heading: string;
  readonly lead: string;
  readonly lock: LockField | null;
  /** Of the sign-on screen: services that are set up. */
  readonly options: readonly ScreenLink[] | null;
  /** Of a site that is closed: where its own team goes in. */
  readonly entry: ScreenLink | null;
}

/** Names of the system pages that are screens; they have no template. */
export const SCREEN_PAGES = { lock: 'lock-screen', signOn: 'sso-screen', comingSoon: 'coming-soon' } as const;

/** Nobody is counted before a site is open, nor asked whether they may be. */
export function isComingSoon({ system }: PageContent): boolean {
  return system?.name === SCREEN_PAGES.comingSoon;
}

/** What a route hands to such a page as its view. */
export interface ScreenView {
  readonly lock?: LockField;
  /** Of a page behind a password: its words are those of pages. */
  readonly isOfPage?: boolean;
  readonly options?: readonly ScreenLink[];
  readonly entry?: ScreenLink;
}

export function siteScreen(settings: SettingsContent, type: 'lock-screen' | 'sso-screen'): Screen {
  return readScreen(type, settingObject(settingObject(settings, SCREEN_SETTING), type));
}

/** Whether the whole site is behind its lock screen. */
export function isSiteLocked(settings: SettingsContent): boolean {
  return settingObject(settingObject(settings, SCREEN_SETTING), 'lock-screen').isOn === true;
}

/** Reports whether the owner set up a lock screen. It then covers single pages, too. */
export function hasLockScreen(settings: SettingsContent): boolean {
  return isScreenMade(settingObject(settingObject(settings, SCREEN_SETTING), 'lock-screen'));
}

/** The screen that a page is; null for pages with header and footer. */
export function screenOf(page: PageContent): ShownScreen | null {
  const { collection, system, frame } = page;
  const { settings, language } = frame.site;
  const none = { lock: null, options: null, entry: null };
  if (collection?.type === COLLECTION_TYPES.splashPage) {
    const screen = readScreen('cover-page', collection.screen);
    return { ...none, type: 'cover-page', screen, heading: screen.heading || collection.title, lead: screen.lead };
  }
  const view = (system?.view.screen ?? {}) as ScreenView;
  if (system?.name === SCREEN_PAGES.lock) {
    const screen = siteScreen(settings, 'lock-screen');
    const [words, site] = [lockedPageWords(language), screenWords(language)];
    const [title, lead] = view.isOfPage === true ? [words.title, words.lead] : [site.siteTitle, site.siteLead];
    const shown = { heading: screen.heading || title, lead: screen.lead || lead };
    return { ...none, ...shown, type: 'lock-screen', screen, lock: view.lock ?? NO_LOCK };
  }
  if (system?.name === SCREEN_PAGES.comingSoon) {
    const words = screenWords(language);
    const shown = { heading: words.comingTitle, lead: words.comingLead, entry: view.entry ?? null };
    return { ...none, ...shown, type: 'lock-screen', screen: readScreen('lock-screen', {}) };
  }
  if (system?.name !== SCREEN_PAGES.signOn) return null;
  const screen = siteScreen(settings, 'sso-screen');
  const [words, options] = [screenWords(language), view.options ?? []];
  const lead = screen.lead || (options.length > 0 ? words.signOnLead : '');
  return { ...none, type: 'sso-screen', screen, heading: screen.heading || words.signOnTitle, lead, options };
}

const NO_LOCK: LockField = { action: '', path: '/', problem: '' };

/** What a screen needs loaded; null for nothing. */
export function screenRequest(page: PageContent): FormRequest | null {
  return formRequest(screenOf(page)?.screen.form ?? '');
}
