import { accountWords } from '@quoin/domain/access';
import type { Site } from '../sites/index.ts';
import { dayText, form, type SectionView, section } from './accountView.ts';
import type { MemberDevice } from './memberDevices.ts';

export const DEVICES_PATH = '/account/devices';

/** Lists where a person is signed in, with a sign-out for each device and one for all others. */
export function devicesSection(site: Site, devices: readonly MemberDevice[], crumb: string): SectionView {
  const words = accountWords(site.language);
  const { current, since, seen, signOut } = words.devices;
  const rows = devices.map(({ id, name, createdAt, seenAt, isThisOne }) => ({
    ...{ title: name, amount: '', url: '', status: isThisOne ? current : '' },
    detail: `${since(dayText(site, createdAt))} · ${seen(dayText(site, seenAt))}`,
    ...(isThisOne ? {} : { act: { action: DEVICES_PATH, crumb, id, text: signOut } }),
  }));
  const endOthers = { action: '/account/sessions', crumb, submitText: words.signOutElsewhere, look: 'quiet' } as const;
  return section({
    ...{ id: 'sessions', title: words.devicesTitle, text: words.devicesText, rows },
    form: devices.length > 1 ? form(endOthers) : null,
  });
}
