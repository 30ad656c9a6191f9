import type { Config } from './config.ts';

/** Where visitors see a site: its own domain if it has one, else `<identifier>.<sitesDomain>`; scheme and port as the app. */
export function siteAddress(
  config: Pick<Config, 'appOrigin' | 'sitesDomain'>,
  site: { readonly identifier: string; readonly hosts: readonly string[] },
): string {
  const address = new URL(config.appOrigin);
  address.hostname = site.hosts[0] ?? `${site.identifier}.${config.sitesDomain}`;
  return address.origin;
}
