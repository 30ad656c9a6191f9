import type { FormMailWords, ListPageWords } from './mailWording.ts';

/** What a Brazilian site writes to visitors about forms and lists. */
export const formMailWordsPt: FormMailWords = {
  confirmSubmissionSubject: 'Confirme a sua mensagem',
  confirmSubmissionHeading: 'Você acabou de nos escrever?',
  confirmSubmission: (site) =>
    `Alguém preencheu um formulário de ${site} com este endereço. Se foi você, confirme, e a sua mensagem chegará até nós.`,
  confirmSubmissionButton: 'Sim, fui eu',
  confirmHint: 'Se não foi você, não faça nada. O link vale por sete dias.',
  optInSubject: (site) => `Confirme a sua inscrição em ${site}`,
  optInHeading: 'Quer receber notícias nossas?',
  optIn: (site, list) =>
    `Alguém, esperamos que você, quer receber os e-mails de ${site} (${list}). Confirme, e você estará na lista.`,
  optInButton: 'Sim, quero receber',
  welcomeSubject: (site) => `Boas-vindas aos e-mails de ${site}`,
  welcomeHeading: 'Você está na lista',
  welcome: (list) =>
    `A partir de agora você recebe o que enviamos para “${list}”. Com um clique, pode sair quando quiser.`,
  unsubscribe: 'Cancelar a inscrição',
};

export const listPageWordsPt: ListPageWords = {
  confirmTitle: 'Confirmar a inscrição',
  confirmLead: (email, list) => `${email} receberá o que enviamos para “${list}”.`,
  confirmButton: 'Confirmar',
  confirmedTitle: 'Agradecemos!',
  confirmedLead: (list) => `Você está na lista “${list}”.`,
  unsubscribeTitle: 'Cancelar a inscrição',
  unsubscribeLead: (email, list) => `${email} recebe o que enviamos para “${list}”. Quer parar de receber?`,
  unsubscribeButton: 'Cancelar a inscrição',
  unsubscribedTitle: 'Inscrição cancelada',
  unsubscribedLead: (email, list) => `${email} não receberá mais nada de “${list}”.`,
  resubscribeButton: 'Foi um engano',
  resubscribedLead: (list) => `Você está de novo na lista “${list}”.`,
  deadTitle: 'Este link não vale mais',
  deadLead: 'Ele já foi usado ou é antigo demais. Preencha o formulário novamente.',
  leaveDeadLead:
    'Se ele foi copiado, pode faltar uma parte: abra-o de novo a partir do e-mail. Se ainda levar a esta página, este endereço não está mais na lista.',
  submissionTitle: 'Confirmar a mensagem',
  submissionLead: 'Confirme que foi você quem escreveu. Então ela chegará até nós.',
  submissionDoneTitle: 'Agradecemos!',
  submissionDoneLead: 'A sua mensagem chegou.',
};
