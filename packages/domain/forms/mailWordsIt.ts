import type { FormMailWords, ListPageWords } from './mailWording.ts';

/** What an Italian site writes to visitors about forms and lists. */
export const formMailWordsIt: FormMailWords = {
  confirmSubmissionSubject: 'Conferma il tuo messaggio',
  confirmSubmissionHeading: 'Ci hai appena scritto?',
  confirmSubmission: (site) =>
    `Qualcuno ha compilato un modulo di ${site} indicando questo indirizzo. Se sei tu, conferma e il tuo messaggio ci arriverà.`,
  confirmSubmissionButton: 'Sì, sono io',
  confirmHint: 'Se non è opera tua, non fare nulla. Il link è valido per sette giorni.',
  optInSubject: (site) => `Conferma la tua iscrizione a ${site}`,
  optInHeading: 'Vuoi ricevere nostre notizie?',
  optIn: (site, list) =>
    `Qualcuno, speriamo tu, vuole ricevere le e-mail di ${site} (${list}). Conferma e sarai nella lista.`,
  optInButton: 'Sì, le voglio ricevere',
  welcomeSubject: (site) => `Ti diamo il benvenuto tra chi legge ${site}`,
  welcomeHeading: 'Sei nella lista',
  welcome: (list) =>
    `Da ora riceverai ciò che inviamo a «${list}». Puoi annullare l’iscrizione in ogni momento con un clic.`,
  unsubscribe: 'Annulla l’iscrizione',
};

export const listPageWordsIt: ListPageWords = {
  confirmTitle: 'Conferma l’iscrizione',
  confirmLead: (email, list) => `${email} riceverà ciò che inviamo a «${list}».`,
  confirmButton: 'Conferma',
  confirmedTitle: 'Grazie!',
  confirmedLead: (list) => `Sei nella lista «${list}».`,
  unsubscribeTitle: 'Annulla l’iscrizione',
  unsubscribeLead: (email, list) => `${email} riceve ciò che inviamo a «${list}». Vuoi che smetta?`,
  unsubscribeButton: 'Annulla l’iscrizione',
  unsubscribedTitle: 'Iscrizione annullata',
  unsubscribedLead: (email, list) => `${email} non riceverà più nulla da «${list}».`,
  resubscribeButton: 'È stato un errore',
  resubscribedLead: (list) => `Sei di nuovo nella lista «${list}».`,
  deadTitle: 'Questo link non è più valido',
  deadLead: 'È già stato usato o è troppo vecchio. Compila di nuovo il modulo.',
  leaveDeadLead:
    'Se è stato copiato, forse ne manca un pezzo: aprilo di nuovo dall’e-mail. Se porta ancora qui, questo indirizzo non è più nella lista.',
  submissionTitle: 'Conferma il messaggio',
  submissionLead: 'Conferma di averlo scritto tu: allora ci arriverà.',
  submissionDoneTitle: 'Grazie!',
  submissionDoneLead: 'Il tuo messaggio ci è arrivato.',
};
