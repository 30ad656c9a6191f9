import type { Wording } from '@quoin/domain/languages';
import type { MemberAreaCode } from './memberArea.ts';
import type { MemberAreaWords } from './memberAreaWording.ts';

export const memberAreaWordsIt: MemberAreaWords = {
  memberships: 'Iscrizioni',
  deniedLead: 'Iscriviti e tornerai qui.',
  deniedSignIn: 'Hai già un’iscrizione? Accedi con il tuo account.',
  createAccount: 'Crea un account',
  notYours: 'Il tuo account non fa parte di nessuna area riservata che mostri questa pagina.',
  free: 'Gratis',
  join: (name) => `Iscriviti a ${name}`,
  leave: (name) => `Lascia ${name}`,
  joined: 'Iscrizione riuscita.',
  left: 'Non hai più questa iscrizione.',
  yours: 'Le tue aree',
  others: 'Altre aree',
  none: 'Qui non hai ancora nessuna iscrizione.',
  since: (day) => `Iscrizione dal ${day}`,
  until: (day) => `Iscrizione fino al ${day}`,
  byInvitation: 'Su invito',
  soldOut: 'Al momento non in vendita',
  from: (price) => `Da ${price}`,
  byRequest: 'Su richiesta',
  ask: (name) => `Chiedi di entrare in ${name}`,
  withdraw: (name) => `Ritira la richiesta per ${name}`,
  asked: 'La tua richiesta è stata inviata.',
  withdrawn: 'La tua richiesta è stata ritirata.',
  waiting: 'Hai chiesto di entrare. Ti scriveremo appena sarà deciso.',
  declined: 'Hai chiesto di entrare e la risposta è stata no.',
  invited: 'Hai un invito.',
  invitedTitle: (area) => `Hai un invito: ${area}`,
  invitedLead: (site) => `Un clic e ne fai parte. Su ${site} non ti costa nulla.`,
  invitedSignIn: 'Accedi o crea un account e ne farai parte.',
  mail: {
    invitedSubject: (area, site) => `Invito a ${area} su ${site}`,
    invitedHeading: 'Hai un invito',
    invited: (area, site) => `Hai un invito a far parte di ${area} su ${site}. Non ti costa nulla.`,
    invitedButton: 'Accetta l’invito',
    invitedHint: 'Il link funziona una volta, per 14 giorni. Se non ti interessa, ignoralo: non succede nulla.',
    admittedSubject: (area) => `Richiesta accolta: ${area}`,
    admittedHeading: 'La tua richiesta è stata accolta',
    admitted: (area, site) => `Hai chiesto di entrare in ${area} su ${site} e ora ne fai parte.`,
    button: 'Vedi le tue iscrizioni',
    declinedSubject: (area) => `La tua richiesta per ${area}`,
    declinedHeading: 'Non questa volta',
    declined: (area, site) => `Hai chiesto di entrare in ${area} su ${site}. La risposta è no.`,
  },
};

/** Why an area cannot be joined or left; what only owners read is English. */
export const memberAreaSentencesIt: Partial<Wording<MemberAreaCode>> = {
  areaUnknown: 'Questa area riservata non esiste più.',
  areaNotFree: 'In questa area si entra su invito o con un acquisto.',
  areaDeclined: 'Hai già chiesto di entrare in quest’area e la risposta è stata no.',
  areaInvitationDead: 'Questo invito non vale più: è stato usato, ritirato o ha più di 14 giorni.',
};
