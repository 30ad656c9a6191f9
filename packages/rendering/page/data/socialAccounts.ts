import { RECORD_SETTINGS } from '@quoin/domain/document';
import { safeAddress } from '../../blocks/link.ts';
import type { SettingsContent } from '../content/siteContent.ts';
import { settingFlag, settingList, settingObject, settingText } from './settings.ts';

/** Where else the site's people are to be found. */
export interface SocialAccount {
  /** As it was imported; '' where the address says it. */
  readonly serviceName: string;
  readonly name: string;
  readonly url: string;
  readonly hasIcon: boolean;
}

/** The owner's own list, else what came with an imported site; only addresses a link may have. */
export function socialAccountsOf(settings: SettingsContent): readonly SocialAccount[] {
  const own = settingList(settingObject(settings, RECORD_SETTINGS.site), 'socialLinks').map((link) => ({
    ...{ serviceName: '', hasIcon: true },
    ...{ name: settingText(link, 'name'), url: safeAddress(settingText(link, 'url')) },
  }));
  const imported = settingList(settings, 'socialAccounts').map((account) => ({
    ...{ serviceName: settingText(account, 'serviceName'), hasIcon: settingFlag(account, 'iconEnabled', true) },
    ...{ name: settingText(account, 'screenname'), url: safeAddress(settingText(account, 'profileUrl')) },
  }));
  return (own.some(({ url }) => url !== '') ? own : imported).filter(({ url }) => url !== '');
}
