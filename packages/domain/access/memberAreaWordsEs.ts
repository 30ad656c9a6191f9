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
};

/** Why an area cannot be joined or left; what only owners read is English. */
export const memberAreaSentencesEs: Partial<Wording<MemberAreaCode>> = {
  areaUnknown: 'Esta zona de miembros ya no existe.',
  areaNotFree: 'A esta zona se entra por invitación o con una compra.',
};
