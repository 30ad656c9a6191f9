import type { FormMailWords, ListPageWords } from './mailWording.ts';

/** What a German site writes to visitors about forms and lists. */
export const formMailWordsDe: FormMailWords = {
  confirmSubmissionSubject: 'Bitte bestätigen Sie Ihre Nachricht',
  confirmSubmissionHeading: 'Haben Sie uns gerade geschrieben?',
  confirmSubmission: (site) =>
    `Jemand hat ein Formular von ${site} ausgefüllt und diese Adresse angegeben. Wenn Sie das waren, bestätigen Sie es bitte; dann erreicht uns Ihre Nachricht.`,
  confirmSubmissionButton: 'Ja, das war ich',
  confirmHint: 'Wenn Sie das nicht waren, tun Sie nichts. Der Link gilt sieben Tage.',
  optInSubject: (site) => `Bitte bestätigen Sie Ihre Anmeldung bei ${site}`,
  optInHeading: 'Möchten Sie von uns hören?',
  optIn: (site, list) =>
    `Jemand, hoffentlich Sie, möchte E-Mails von ${site} (${list}). Bitte bestätigen Sie das, dann stehen Sie auf der Liste.`,
  optInButton: 'Ja, ich möchte sie',
  welcomeSubject: (site) => `Willkommen bei den E-Mails von ${site}`,
  welcomeHeading: 'Sie stehen auf der Liste',
  welcome: (list) =>
    `Ab jetzt bekommen Sie, was wir an „${list}“ schicken. Mit einem Klick sind Sie jederzeit wieder abgemeldet.`,
  unsubscribe: 'Abmelden',
};

export const listPageWordsDe: ListPageWords = {
  confirmTitle: 'Anmeldung bestätigen',
  confirmLead: (email, list) => `${email} soll bekommen, was wir an „${list}“ schicken.`,
  confirmButton: 'Bestätigen',
  confirmedTitle: 'Vielen Dank!',
  confirmedLead: (list) => `Sie stehen auf der Liste „${list}“.`,
  unsubscribeTitle: 'Abmelden',
  unsubscribeLead: (email, list) => `${email} bekommt, was wir an „${list}“ schicken. Soll das aufhören?`,
  unsubscribeButton: 'Abmelden',
  unsubscribedTitle: 'Sie sind abgemeldet',
  unsubscribedLead: (email, list) => `${email} bekommt nichts mehr von „${list}“.`,
  resubscribeButton: 'Das war ein Versehen',
  resubscribedLead: (list) => `Sie stehen wieder auf der Liste „${list}“.`,
  deadTitle: 'Dieser Link gilt nicht mehr',
  deadLead: 'Er wurde schon verwendet oder ist zu alt. Bitte füllen Sie das Formular noch einmal aus.',
  leaveDeadLead:
    'Falls Sie ihn kopiert haben, fehlt vielleicht ein Stück: Öffnen Sie ihn noch einmal aus der E-Mail. Führt auch das hierher, steht diese Adresse nicht mehr auf der Liste.',
  submissionTitle: 'Nachricht bestätigen',
  submissionLead: 'Bitte bestätigen Sie, dass Sie sie geschrieben haben. Dann erreicht sie uns.',
  submissionDoneTitle: 'Vielen Dank!',
  submissionDoneLead: 'Ihre Nachricht ist angekommen.',
};
