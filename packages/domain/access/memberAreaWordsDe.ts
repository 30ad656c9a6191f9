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
  byRequest: 'Auf Anfrage',
  ask: (name) => `Um Aufnahme in ${name} bitten`,
  withdraw: (name) => `Anfrage für ${name} zurückziehen`,
  asked: 'Ihre Anfrage ist abgeschickt.',
  withdrawn: 'Ihre Anfrage ist zurückgezogen.',
  waiting: 'Sie haben um Aufnahme gebeten. Wir schreiben Ihnen, sobald entschieden ist.',
  declined: 'Sie haben um Aufnahme gebeten und wurden nicht aufgenommen.',
  invited: 'Sie sind eingeladen.',
  invitedTitle: (area) => `Sie sind eingeladen: ${area}`,
  invitedLead: (site) => `Ein Klick, und Sie sind dabei. Bei ${site} kostet Sie das nichts.`,
  invitedSignIn: 'Melden Sie sich an oder legen Sie ein Konto an, dann sind Sie dabei.',
  mail: {
    invitedSubject: (area, site) => `Einladung zu ${area} bei ${site}`,
    invitedHeading: 'Sie sind eingeladen',
    invited: (area, site) => `Sie sind eingeladen, bei ${site} Mitglied von ${area} zu werden. Das kostet Sie nichts.`,
    invitedButton: 'Einladung annehmen',
    invitedHint: 'Der Link gilt einmal, 14 Tage lang. Möchten Sie nicht, lassen Sie ihn liegen: Es geschieht nichts.',
    admittedSubject: (area) => `Sie sind dabei: ${area}`,
    admittedHeading: 'Sie sind dabei',
    admitted: (area, site) => `Sie haben bei ${site} um Aufnahme in ${area} gebeten und sind jetzt Mitglied.`,
    button: 'Ihre Mitgliedschaften ansehen',
    declinedSubject: (area) => `Ihre Anfrage für ${area}`,
    declinedHeading: 'Diesmal nicht',
    declined: (area, site) =>
      `Sie haben bei ${site} um Aufnahme in ${area} gebeten. Leider wurden Sie nicht aufgenommen.`,
  },
};

/** Why an area cannot be joined or left; what only owners read is English. */
export const memberAreaSentencesDe: Partial<Wording<MemberAreaCode>> = {
  areaUnknown: 'Diesen Mitgliederbereich gibt es nicht mehr.',
  areaNotFree: 'Diesem Bereich kann man nur auf Einladung oder durch einen Kauf beitreten.',
  areaDeclined: 'Sie haben hier schon um Aufnahme gebeten und wurden nicht aufgenommen.',
  areaInvitationDead:
    'Diese Einladung gilt nicht mehr: Sie wurde angenommen, zurückgezogen oder ist älter als 14 Tage.',
};
