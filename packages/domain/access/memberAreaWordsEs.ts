import type { Wording } from '@quoin/domain/languages';
import type { MemberAreaCode } from './memberArea.ts';
import type { MemberAreaWords } from './memberAreaWording.ts';

export const memberAreaWordsEs: MemberAreaWords = {
  memberships: 'Membresías',
  deniedLead: 'Únete y volverás aquí.',
  deniedSignIn: '¿Ya formas parte? Inicia sesión con tu cuenta.',
  createAccount: 'Crear una cuenta',
  notYours: 'Tu cuenta no está en ninguna zona de miembros que muestre esta página.',
  free: 'Gratis',
  join: (name) => `Unirte a ${name}`,
  leave: (name) => `Salir de ${name}`,
  joined: 'Ya formas parte.',
  left: 'Has salido.',
  yours: 'Tus zonas de miembros',
  others: 'Otras zonas',
  none: 'Aquí todavía no formas parte de nada.',
  since: (day) => `Miembro desde el ${day}`,
  until: (day) => `Miembro hasta el ${day}`,
  byInvitation: 'Por invitación',
  soldOut: 'No está a la venta ahora',
  from: (price) => `Desde ${price}`,
  byRequest: 'Previa solicitud',
  ask: (name) => `Solicitar unirte a ${name}`,
  withdraw: (name) => `Retirar la solicitud para ${name}`,
  asked: 'Tu solicitud se ha enviado.',
  withdrawn: 'Tu solicitud se ha retirado.',
  waiting: 'Has solicitado unirte. Te escribiremos en cuanto se decida.',
  declined: 'Solicitaste unirte y la respuesta fue no.',
  invited: 'Tienes una invitación.',
  invitedTitle: (area) => `Tienes una invitación: ${area}`,
  invitedLead: (site) => `Un clic y ya formas parte. En ${site} no te cuesta nada.`,
  invitedSignIn: 'Inicia sesión o crea una cuenta y ya formas parte.',
  mail: {
    invitedSubject: (area, site) => `Invitación a ${area} en ${site}`,
    invitedHeading: 'Tienes una invitación',
    invited: (area, site) => `Tienes una invitación para formar parte de ${area} en ${site}. No te cuesta nada.`,
    invitedButton: 'Aceptar la invitación',
    invitedHint: 'El enlace funciona una vez, durante 14 días. Si no quieres, ignóralo: no pasará nada.',
    admittedSubject: (area) => `Ya formas parte: ${area}`,
    admittedHeading: 'Ya formas parte',
    admitted: (area, site) => `Solicitaste unirte a ${area} en ${site} y ya formas parte.`,
    button: 'Ver tus membresías',
    declinedSubject: (area) => `Tu solicitud para ${area}`,
    declinedHeading: 'Esta vez no',
    declined: (area, site) => `Solicitaste unirte a ${area} en ${site}. La respuesta es no.`,
  },
};

/** Why an area cannot be joined or left; what only owners read is English. */
export const memberAreaSentencesEs: Partial<Wording<MemberAreaCode>> = {
  areaUnknown: 'Esta zona de miembros ya no existe.',
  areaNotFree: 'A esta zona se entra por invitación o con una compra.',
  areaDeclined: 'Ya solicitaste unirte a esta zona y la respuesta fue no.',
  areaInvitationDead: 'Esta invitación ya no vale: se usó, se retiró o tiene más de 14 días.',
};
