import type { FormMailWords, ListPageWords } from './mailWording.ts';

/** What a French site writes to visitors about forms and lists. */
export const formMailWordsFr: FormMailWords = {
  confirmSubmissionSubject: 'Veuillez confirmer votre message',
  confirmSubmissionHeading: 'Venez-vous de nous écrire ?',
  confirmSubmission: (site) =>
    `Quelqu’un a rempli un formulaire de ${site} en indiquant cette adresse. Si c’est vous, veuillez le confirmer : votre message nous parviendra alors.`,
  confirmSubmissionButton: 'Oui, c’était moi',
  confirmHint: 'Si ce n’était pas vous, ne faites rien. Le lien est valable sept jours.',
  optInSubject: (site) => `Veuillez confirmer votre inscription chez ${site}`,
  optInHeading: 'Souhaitez-vous recevoir de nos nouvelles ?',
  optIn: (site, list) =>
    `Quelqu’un, sans doute vous, souhaite recevoir les e-mails de ${site} (${list}). Veuillez le confirmer, et vous serez sur la liste.`,
  optInButton: 'Oui, je souhaite les recevoir',
  welcomeSubject: (site) => `Bienvenue parmi les lecteurs de ${site}`,
  welcomeHeading: 'Vous êtes sur la liste',
  welcome: (list) =>
    `Vous recevrez désormais ce que nous envoyons à la liste « ${list} ». Un clic suffit pour vous désinscrire à tout moment.`,
  unsubscribe: 'Se désinscrire',
};

export const listPageWordsFr: ListPageWords = {
  confirmTitle: 'Confirmer l’inscription',
  confirmLead: (email, list) => `${email} recevra ce que nous envoyons à la liste « ${list} ».`,
  confirmButton: 'Confirmer',
  confirmedTitle: 'Merci !',
  confirmedLead: (list) => `Vous êtes sur la liste « ${list} ».`,
  unsubscribeTitle: 'Se désinscrire',
  unsubscribeLead: (email, list) =>
    `${email} reçoit ce que nous envoyons à la liste « ${list} ». Souhaitez-vous que cela cesse ?`,
  unsubscribeButton: 'Se désinscrire',
  unsubscribedTitle: 'Vous êtes désinscrit(e)',
  unsubscribedLead: (email, list) => `${email} ne recevra plus rien de la liste « ${list} ».`,
  resubscribeButton: 'C’était une erreur',
  resubscribedLead: (list) => `Vous êtes de nouveau sur la liste « ${list} ».`,
  deadTitle: 'Ce lien n’est plus valable',
  deadLead: 'Il a déjà servi ou il est trop ancien. Veuillez remplir de nouveau le formulaire.',
  leaveDeadLead:
    'S’il a été copié, il en manque peut-être un morceau : ouvrez-le de nouveau depuis l’e-mail. Si cela mène encore ici, cette adresse n’est plus sur la liste.',
  submissionTitle: 'Confirmer le message',
  submissionLead: 'Veuillez confirmer que vous l’avez écrit. Il nous parviendra alors.',
  submissionDoneTitle: 'Merci !',
  submissionDoneLead: 'Votre message nous est bien parvenu.',
};
