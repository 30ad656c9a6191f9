import { orderPageWords, policyPath } from '@quoin/domain/orders';
import { readSiteFooter, readSiteHeader, readSiteLogo } from '@quoin/domain/styles';
import type { SiteFrame } from '../content/siteContent.ts';
import { escapeHtml } from '../escape.ts';
import type { JsonObject } from './imageData.ts';
import { settingObject, settingText } from './settings.ts';
import { socialAccountsOf } from './socialAccounts.ts';

/** `siteFrame`: what the owner chose of header and footer (PREF-02). Texts are escaped; all keys are always there. */
export function frameData({ site, pricesNote = '' }: Pick<SiteFrame, 'site' | 'pricesNote'>): JsonObject {
  const { settings } = site;
  const stored = settingObject(settings, 'siteFrame');
  const [header, footer, logo] = [readSiteHeader(stored), readSiteFooter(stored), readSiteLogo(stored)];
  const social = socialAccountsOf(settings).map(({ name, url }) => ({
    url: escapeHtml(url),
    name: escapeHtml(name || hostOf(url)),
  }));
  const isPlain = header.layout === 'left' && !header.isSticky;
  return {
    headerClass: isPlain ? '' : ` site-header--${header.layout}${header.isSticky ? ' site-header--sticky' : ''}`,
    hidesAccount: !header.hasAccount,
    headerSocial: header.hasSocial ? social : [],
    button: header.button && { text: escapeHtml(header.button.text), url: escapeHtml(header.button.url) },
    logo: logo && { url: escapeHtml(logo.url), altText: escapeHtml(logo.altText), size: logo.size },
    hidesAddress: !footer.hasAddress,
    hidesNewsletter: !footer.hasNewsletter,
    footerSocial: footer.hasSocial ? social : [],
    note: escapeHtml(footer.note),
    pricesNote: escapeHtml(pricesNote),
    imprint: imprintLink(site),
  };
}

/** The law wants it reachable from every page; null where nobody wrote one. */
function imprintLink({ settings, language }: SiteFrame['site']): JsonObject | null {
  if (settingText(settingObject(settings, 'storeSettings'), 'imprint').trim() === '') return null;
  return { url: policyPath('imprint'), text: escapeHtml(orderPageWords(language).policies.imprint) };
}

function hostOf(url: string): string {
  return /^https?:\/\/(?:www\.)?([^/?#]+)/i.exec(url)?.[1] ?? url;
}
