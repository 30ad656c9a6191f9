import { lockedPageWords } from '@quoin/domain/access';
import { WIDTH_STEPS } from '@quoin/domain/media';
import { isMenu, navigationAddress, type Screen, type ScreenWords, screenWords } from '@quoin/domain/site';
import { readSiteLogo } from '@quoin/domain/styles';
import { backgroundFilmHtml } from '../backgroundFilm.ts';
import type { PageContent } from '../content/pageContent.ts';
import { collectionUrl } from '../data/addresses.ts';
import { settingObject } from '../data/settings.ts';
import { socialAccountsOf } from '../data/socialAccounts.ts';
import { escapeHtml } from '../escape.ts';
import type { LockField, ScreenLink, ShownScreen } from './screens.ts';

/** A screen as the whole of a page's own part. It works without script; `form`: of the site, finished. */
export function screenHtml(shown: ShownScreen, page: PageContent, form = ''): string {
  const { screen, heading, lead, type } = shown;
  const { site } = page.frame;
  const words = screenWords(site.language);
  const background = backgroundHtml(screen, site.language);
  const classes = ['screen', `screen--${screen.layout}`, `screen--${type}`, 'page-section'];
  if (background !== '') classes.push('has-section-background');
  return [
    `<main id="content" class="${classes.join(' ')}" tabindex="-1" data-section-theme="${screen.theme}">`,
    background,
    '<div class="screen__words">',
    screen.hasLogo ? logoHtml(page) : '',
    `<h1 class="screen__heading">${escapeHtml(heading)}</h1>`,
    lead === '' ? '' : `<p class="screen__lead">${escapeHtml(lead)}</p>`,
    bodyHtml(screen.body),
    shown.lock === null
      ? ''
      : lockHtml(shown.lock, screen.button || lockedPageWords(site.language).enter, site.language),
    shown.options === null ? '' : optionsHtml(shown.options, words),
    buttonsHtml(screen),
    shown.entry === null ? '' : entryHtml(shown.entry),
    form === '' ? '' : `<div class="screen__form">${form}</div>`,
    navigationHtml(screen, page, words),
    screen.hasSocial ? socialHtml(page, words) : '',
    '</div></main>',
  ].join('');
}

function logoHtml({ frame: { site } }: PageContent): string {
  const logo = readSiteLogo(settingObject(site.settings, 'siteFrame'));
  if (logo === null) return `<p class="screen__logo">${escapeHtml(site.title)}</p>`;
  const name = escapeHtml(logo.altText || site.title);
  return `<p class="screen__logo"><img class="screen__logo-image screen__logo-image--${logo.size}" src="${escapeHtml(logo.url)}" alt="${name}"></p>`;
}

function bodyHtml(text: string): string {
  const paragraphs = text
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${escapeHtml(paragraph).replace(/\r?\n/g, '<br>')}</p>`);
  return paragraphs.length === 0 ? '' : `<div class="screen__text">${paragraphs.join('')}</div>`;
}

function backgroundHtml({ background }: Screen, language: string): string {
  const { source, url, poster, overlay } = background;
  if (source === 'none') return '';
  const over = `<div class="section-background-overlay" style="opacity:${overlay / 100}"></div>`;
  if (source === 'upload') return `<div class="section-background">${pictureHtml(url)}${over}</div>`;
  const still = poster === '' ? '' : pictureHtml(poster);
  return backgroundFilmHtml({ address: url, still, over, language });
}

function pictureHtml(url: string): string {
  const steps = WIDTH_STEPS.map((step) => `${escapeHtml(url)}?format=${step}w ${step}w`).join(', ');
  return `<img src="${escapeHtml(url)}?format=1500w" srcset="${steps}" sizes="100vw" alt="" fetchpriority="high" decoding="async">`;
}

function lockHtml({ action, path, problem }: LockField, button: string, language: string): string {
  const label = escapeHtml(lockedPageWords(language).password);
  const error =
    problem === ''
      ? ''
      : `<p class="field__error screen__error" role="alert" id="page-password-problem">${escapeHtml(problem)}</p>`;
  // One that is only looked at takes no focus.
  const focus = action === '' ? '' : ' autofocus';
  const wrong = problem === '' ? '' : ' aria-invalid="true" aria-describedby="page-password-problem"';
  return (
    `<form class="screen__lock" method="post" action="${escapeHtml(action)}"><input type="hidden" name="path" value="${escapeHtml(path)}">` +
    `<div class="field${problem === '' ? '' : ' field--wrong'}"><label class="field__label" for="page-password">${label}</label>${error}` +
    `<input class="field__input" id="page-password" type="password" name="password" autocomplete="off" maxlength="500" required${focus}${wrong}></div>` +
    `<button class="button screen__button" type="submit">${escapeHtml(button)}</button></form>`
  );
}

function optionsHtml(options: readonly ScreenLink[], words: ScreenWords): string {
  if (options.length === 0)
    return `<p class="screen__text">${escapeHtml(words.signOnNone)}</p><p><a href="/">${escapeHtml(words.back)}</a></p>`;
  const links = options.map(
    ({ name, url }) =>
      `<li><a class="button screen__button" href="${escapeHtml(url)}">${escapeHtml(words.signOnWith(name))}</a></li>`,
  );
  return `<ul class="screen__options">${links.join('')}</ul>`;
}

function entryHtml({ name, url }: ScreenLink): string {
  return `<p class="screen__text"><a href="${escapeHtml(url)}" rel="nofollow">${escapeHtml(name)}</a></p>`;
}

function buttonsHtml({ buttons }: Screen): string {
  const links = buttons.map(
    ({ text, url }, index) =>
      `<a class="button${index === 0 ? '' : ' button--quiet'} screen__button" href="${escapeHtml(url)}">${escapeHtml(text)}</a>`,
  );
  return links.length === 0 ? '' : `<p class="screen__buttons">${links.join('')}</p>`;
}

function navigationHtml({ navigation }: Screen, { frame }: PageContent, words: ScreenWords): string {
  const items = frame.navigations.find(({ name }) => name === navigation && isMenu(name))?.items ?? [];
  const links = items.flatMap((item) => {
    const page = frame.collections.find(({ id }) => id === item.collectionId);
    const isThere = item.externalLink !== null || page?.isEnabled === true;
    const address = page === undefined ? navigationAddress(item) : collectionUrl(page);
    const title = item.title || (page?.navigationTitle ?? '');
    return isThere ? [`<li><a href="${escapeHtml(address)}">${escapeHtml(title)}</a></li>`] : [];
  });
  return links.length === 0
    ? ''
    : `<nav aria-label="${escapeHtml(words.menu)}"><ul class="screen__links">${links.join('')}</ul></nav>`;
}

function socialHtml({ frame: { site } }: PageContent, words: ScreenWords): string {
  const links = socialAccountsOf(site.settings).map(
    ({ name, url }) => `<li><a href="${escapeHtml(url)}">${escapeHtml(name || hostOf(url))}</a></li>`,
  );
  return links.length === 0
    ? ''
    : `<ul class="screen__links" aria-label="${escapeHtml(words.social)}">${links.join('')}</ul>`;
}

function hostOf(url: string): string {
  return /^https?:\/\/(?:www\.)?([^/?#]+)/i.exec(url)?.[1] ?? url;
}
