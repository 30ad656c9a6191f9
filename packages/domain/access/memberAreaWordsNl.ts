import type { Wording } from '@quoin/domain/languages';
import type { MemberAreaCode } from './memberArea.ts';
import type { MemberAreaWords } from './memberAreaWording.ts';

export const memberAreaWordsNl: MemberAreaWords = {
  memberships: 'Lidmaatschappen',
  deniedLead: 'Word lid, dan kom je hier terug.',
  deniedSignIn: 'Al lid? Log in met je account.',
  createAccount: 'Account aanmaken',
  notYours: 'Je account hoort niet bij een ledengedeelte dat deze pagina toont.',
  free: 'Gratis',
  join: (name) => `Lid worden van ${name}`,
  leave: (name) => `${name} verlaten`,
  joined: 'Je bent lid.',
  left: 'Je bent geen lid meer.',
  yours: 'Waar je lid van bent',
  others: 'Meer om lid van te worden',
  none: 'Je bent hier nog nergens lid van.',
  since: (day) => `Lid sinds ${day}`,
  until: (day) => `Lid tot ${day}`,
  byInvitation: 'Op uitnodiging',
  soldOut: 'Op dit moment niet te koop',
  from: (price) => `Vanaf ${price}`,
  byRequest: 'Op aanvraag',
  ask: (name) => `Lidmaatschap van ${name} aanvragen`,
  withdraw: (name) => `Aanvraag voor ${name} intrekken`,
  asked: 'Je aanvraag is verstuurd.',
  withdrawn: 'Je aanvraag is ingetrokken.',
  waiting: 'Je hebt gevraagd om lid te worden. We schrijven je zodra er een besluit is.',
  declined: 'Je hebt gevraagd om lid te worden en het antwoord was nee.',
  invited: 'Je bent uitgenodigd.',
  invitedTitle: (area) => `Je bent uitgenodigd: ${area}`,
  invitedLead: (site) => `Eén klik en je bent lid. Bij ${site} kost het je niets.`,
  invitedSignIn: 'Log in of maak een account aan, dan ben je lid.',
  mail: {
    invitedSubject: (area, site) => `Uitnodiging voor ${area} bij ${site}`,
    invitedHeading: 'Je bent uitgenodigd',
    invited: (area, site) => `Je bent uitgenodigd om lid te worden van ${area} bij ${site}. Het kost je niets.`,
    invitedButton: 'Uitnodiging aannemen',
    invitedHint: 'De link werkt één keer, 14 dagen lang. Wil je niet, laat hem dan liggen: er gebeurt niets.',
    admittedSubject: (area) => `Je bent lid: ${area}`,
    admittedHeading: 'Je bent lid',
    admitted: (area, site) => `Je hebt bij ${site} gevraagd om lid te worden van ${area}, en dat ben je nu.`,
    button: 'Je lidmaatschappen bekijken',
    declinedSubject: (area) => `Je aanvraag voor ${area}`,
    declinedHeading: 'Deze keer niet',
    declined: (area, site) => `Je hebt bij ${site} gevraagd om lid te worden van ${area}. Het antwoord is nee.`,
  },
};

/** Why an area cannot be joined or left; what only owners read is English. */
export const memberAreaSentencesNl: Partial<Wording<MemberAreaCode>> = {
  areaUnknown: 'Dit ledengedeelte bestaat niet meer.',
  areaNotFree: 'Lid worden kan hier alleen met een uitnodiging of een aankoop.',
  areaDeclined: 'Je hebt al eens gevraagd om hier lid te worden en het antwoord was nee.',
  areaInvitationDead: 'Deze uitnodiging werkt niet meer: ze is gebruikt, ingetrokken of ouder dan 14 dagen.',
};
