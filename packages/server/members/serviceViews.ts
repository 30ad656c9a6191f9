import { passwordlessSentence, passwordlessWords } from '@quoin/domain/access';
import type { Site } from '../sites/index.ts';
import { dayText, type SectionView, section } from './accountView.ts';
import type { LinkedServices } from './services/linkedServices.ts';

export const SERVICES_PATH = '/account/services';

/** The services a member signs in with, each with a button that unlinks it; nothing where there is none. */
export function servicesSections(
  site: Site,
  { services, mayUnlink }: LinkedServices,
  crumb: string,
): readonly SectionView[] {
  if (services.length === 0) return [];
  const words = passwordlessWords(site.language);
  const rows = services.map(({ issuer, name, linkedAt }) => ({
    ...{ title: name, detail: words.linked(dayText(site, linkedAt)), amount: '', status: '', url: '' },
    ...(mayUnlink ? { act: { action: SERVICES_PATH, crumb, id: issuer, text: words.unlink } } : {}),
  }));
  const note = mayUnlink ? '' : passwordlessSentence({ code: 'serviceLast' }, site.language);
  return [section({ id: 'services', title: words.services, text: words.servicesText, note, rows })];
}
