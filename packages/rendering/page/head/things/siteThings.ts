import type { SettingsContent, SiteContent, SiteFrame } from '../../content/siteContent.ts';
import { settingObject, settingText } from '../../data/settings.ts';
import { wholeAddress } from '../../languages/localAddress.ts';
import { SCHEMA, type Thing } from './thing.ts';

/** The whole site, and how it is searched. */
export function websiteThing(frame: SiteFrame): Thing {
  const { title, language } = frame.site;
  return {
    '@context': SCHEMA,
    '@type': 'WebSite',
    url: wholeAddress(frame, '/'),
    name: title,
    inLanguage: language,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: wholeAddress(frame, '/search?q={search_term_string}') },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** Who is behind the site: a business with an address that people find on a map, else an organisation. */
export function ownerThing({ baseUrl, title, settings }: SiteContent): Thing {
  const address = addressThing(settings);
  const logo = settingText(settings, 'logoImageUrl');
  const email = settingText(settings, 'contactEmail');
  const telephone = settingText(settings, 'contactPhoneNumber');
  return {
    '@context': SCHEMA,
    '@type': address === null ? 'Organization' : 'LocalBusiness',
    url: `${baseUrl}/`,
    name: title,
    ...(logo === '' ? {} : { [address === null ? 'logo' : 'image']: logo.startsWith('/') ? baseUrl + logo : logo }),
    ...(email === '' ? {} : { email }),
    ...(telephone === '' ? {} : { telephone }),
    ...(address === null ? {} : { address }),
  };
}

/** Null without a street: a town alone is nowhere to go. */
function addressThing(settings: SettingsContent): Thing | null {
  const stored = settingObject(settings, 'storeAddress');
  const part = (name: string) => settingText(stored, name);
  const streetAddress = [part('line1'), part('line2')].filter((line) => line !== '').join(', ');
  if (streetAddress === '') return null;
  const said: Readonly<Record<string, string>> = {
    ...{ streetAddress, addressLocality: part('city'), addressRegion: part('region') },
    ...{ postalCode: part('postalCode'), addressCountry: settingText(settings, 'country') },
  };
  return { '@type': 'PostalAddress', ...Object.fromEntries(Object.entries(said).filter(([, text]) => text !== '')) };
}
