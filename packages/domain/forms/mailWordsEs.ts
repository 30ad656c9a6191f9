import type { FormMailWords, ListPageWords } from './mailWording.ts';

/** What a Spanish site writes to visitors about forms and lists. */
export const formMailWordsEs: FormMailWords = {
  confirmSubmissionSubject: 'Confirma tu mensaje',
  confirmSubmissionHeading: '¿Nos acabas de escribir?',
  confirmSubmission: (site) =>
    `Alguien ha rellenado un formulario de ${site} con esta dirección. Si has sido tú, confírmalo y tu mensaje nos llegará.`,
  confirmSubmissionButton: 'Sí, he sido yo',
  confirmHint: 'Si no has sido tú, no hagas nada. El enlace es válido durante siete días.',
  optInSubject: (site) => `Confirma tu suscripción a ${site}`,
  optInHeading: '¿Quieres tener noticias nuestras?',
  optIn: (site, list) =>
    `Alguien, esperamos que tú, quiere recibir los correos de ${site} (${list}). Confírmalo y estarás en la lista.`,
  optInButton: 'Sí, quiero recibirlos',
  welcomeSubject: (site) => `Te damos la bienvenida a los correos de ${site}`,
  welcomeHeading: 'Ya estás en la lista',
  welcome: (list) =>
    `A partir de ahora recibirás lo que enviemos a «${list}». Puedes darte de baja en cualquier momento con un clic.`,
  unsubscribe: 'Darse de baja',
};

export const listPageWordsEs: ListPageWords = {
  confirmTitle: 'Confirmar la suscripción',
  confirmLead: (email, list) => `${email} recibirá lo que enviemos a «${list}».`,
  confirmButton: 'Confirmar',
  confirmedTitle: '¡Gracias!',
  confirmedLead: (list) => `Ya estás en la lista «${list}».`,
  unsubscribeTitle: 'Darse de baja',
  unsubscribeLead: (email, list) => `${email} recibe lo que enviamos a «${list}». ¿Quieres que deje de recibirlo?`,
  unsubscribeButton: 'Darse de baja',
  unsubscribedTitle: 'Te has dado de baja',
  unsubscribedLead: (email, list) => `${email} no recibirá nada más de «${list}».`,
  resubscribeButton: 'Ha sido un error',
  resubscribedLead: (list) => `Vuelves a estar en la lista «${list}».`,
  deadTitle: 'Este enlace ya no es válido',
  deadLead: 'Ya se ha usado o es demasiado antiguo. Rellena de nuevo el formulario.',
  leaveDeadLead:
    'Si lo has copiado, puede que falte una parte: ábrelo otra vez desde el correo. Si también lleva aquí, esta dirección ya no está en la lista.',
  submissionTitle: 'Confirmar el mensaje',
  submissionLead: 'Confirma que lo has escrito tú y nos llegará.',
  submissionDoneTitle: '¡Gracias!',
  submissionDoneLead: 'Tu mensaje nos ha llegado.',
};
