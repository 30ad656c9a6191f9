import { preferredLanguage } from '@quoin/domain/languages';
import { visibleLanguages } from '@quoin/domain/translations';
import type { Config } from '../platform/config.ts';
import { siteInLanguage } from '../platform/languages/siteInLanguage.ts';
import type { Site } from './storage/sites.ts';

/** Where visitors see a site: its own domain if it has one, else `<identifier>.<sitesDomain>`; scheme and port as the app. */
export function siteAddress(
  config: Pick<Config, 'appOrigin' | 'sitesDomain'>,
  site: { readonly identifier: string; readonly hosts: readonly string[] },
): string {
  const address = new URL(config.appOrigin);
  address.hostname = site.hosts[0] ?? `${site.identifier}.${config.sitesDomain}`;
  return address.origin;
}

/**
 * The same for a reader of one of the site's languages: what the addresses of its pages begin with. Who has not said (null, '')
 * stays in the language the site is read in. A language that visitors do not see has no pages to lead to.
 */
export function siteAddressIn(
  config: Pick<Config, 'appOrigin' | 'sitesDomain'>,
  site: Site,
  language: string | null,
): string {
  const visible = visibleLanguages(site.languages).map(({ code }) => code);
  const main = site.spoken?.mainLanguage ?? site.language;
  const wanted = preferredLanguage(language || site.language, [main, ...visible]) ?? main;
  return siteAddress(config, site) + (siteInLanguage(site, wanted).spoken?.prefix ?? '');
}
