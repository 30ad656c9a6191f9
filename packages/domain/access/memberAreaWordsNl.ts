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
};

/** Why an area cannot be joined or left; what only owners read is English. */
export const memberAreaSentencesNl: Partial<Wording<MemberAreaCode>> = {
  areaUnknown: 'Dit ledengedeelte bestaat niet meer.',
  areaNotFree: 'Lid worden kan hier alleen met een uitnodiging of een aankoop.',
};
