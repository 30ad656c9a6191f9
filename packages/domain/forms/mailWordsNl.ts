import type { FormMailWords, ListPageWords } from './mailWording.ts';

/** What a Dutch site writes to visitors about forms and lists. */
export const formMailWordsNl: FormMailWords = {
  confirmSubmissionSubject: 'Bevestig je bericht',
  confirmSubmissionHeading: 'Heb je net een bericht gestuurd?',
  confirmSubmission: (site) =>
    `Iemand heeft een formulier van ${site} ingevuld met dit adres. Was jij dat, bevestig het dan; daarna komt je bericht aan.`,
  confirmSubmissionButton: 'Ja, dat was ik',
  confirmHint: 'Was jij het niet, doe dan niets. De link is zeven dagen geldig.',
  optInSubject: (site) => `Bevestig je aanmelding bij ${site}`,
  optInHeading: 'Wil je berichten ontvangen?',
  optIn: (site, list) =>
    `Iemand, hopelijk jij, wil e-mails van ${site} (${list}). Bevestig dat en je staat op de lijst.`,
  optInButton: 'Ja, die wil ik',
  welcomeSubject: (site) => `Welkom bij de e-mails van ${site}`,
  welcomeHeading: 'Je staat op de lijst',
  welcome: (list) => `Voortaan krijg je wat naar ‘${list}’ gaat. Met één klik meld je je op elk moment weer af.`,
  unsubscribe: 'Afmelden',
};

export const listPageWordsNl: ListPageWords = {
  confirmTitle: 'Aanmelding bevestigen',
  confirmLead: (email, list) => `${email} krijgt voortaan wat naar ‘${list}’ gaat.`,
  confirmButton: 'Bevestigen',
  confirmedTitle: 'Bedankt!',
  confirmedLead: (list) => `Je staat op de lijst ‘${list}’.`,
  unsubscribeTitle: 'Afmelden',
  unsubscribeLead: (email, list) => `${email} krijgt wat naar ‘${list}’ gaat. Moet dat stoppen?`,
  unsubscribeButton: 'Afmelden',
  unsubscribedTitle: 'Je bent afgemeld',
  unsubscribedLead: (email, list) => `${email} krijgt niets meer van ‘${list}’.`,
  resubscribeButton: 'Dat was een vergissing',
  resubscribedLead: (list) => `Je staat weer op de lijst ‘${list}’.`,
  deadTitle: 'Deze link werkt niet meer',
  deadLead: 'Hij is al gebruikt of te oud. Vul het formulier opnieuw in.',
  leaveDeadLead:
    'Is hij gekopieerd, dan ontbreekt er misschien een stuk: open hem nog eens vanuit de e-mail. Kom je weer hier uit, dan staat dit adres niet meer op de lijst.',
  submissionTitle: 'Bericht bevestigen',
  submissionLead: 'Bevestig dat jij het hebt geschreven. Dan komt het aan.',
  submissionDoneTitle: 'Bedankt!',
  submissionDoneLead: 'Je bericht is aangekomen.',
};
