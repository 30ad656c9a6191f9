import type { Wording } from '@quoin/domain/languages';
import type { MemberAreaCode } from './memberArea.ts';
import type { MemberAreaWords } from './memberAreaWording.ts';

export const memberAreaWordsDe: MemberAreaWords = {
  memberships: 'Mitgliedschaften',
  deniedLead: 'Werden Sie Mitglied, dann kommen Sie hierher zurück.',
  deniedSignIn: 'Schon Mitglied? Melden Sie sich mit Ihrem Konto an.',
  createAccount: 'Konto anlegen',
  notYours: 'Ihr Konto gehört zu keinem Mitgliederbereich, der diese Seite zeigt.',
  free: 'Kostenlos',
  join: (name) => `${name} beitreten`,
  leave: (name) => `${name} verlassen`,
  joined: 'Sie sind dabei.',
  left: 'Sie sind ausgetreten.',
  yours: 'Wo Sie Mitglied sind',
  others: 'Weitere Bereiche',
  none: 'Sie sind hier noch nirgends Mitglied.',
  since: (day) => `Mitglied seit ${day}`,
  until: (day) => `Mitglied bis ${day}`,
  byInvitation: 'Auf Einladung',
  soldOut: 'Zurzeit nicht erhältlich',
  from: (price) => `Ab ${price}`,
};

/** Why an area cannot be joined or left; what only owners read is English. */
export const memberAreaSentencesDe: Partial<Wording<MemberAreaCode>> = {
  areaUnknown: 'Diesen Mitgliederbereich gibt es nicht mehr.',
  areaNotFree: 'Diesem Bereich kann man nur auf Einladung oder durch einen Kauf beitreten.',
};
