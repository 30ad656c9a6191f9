import type { Wording } from '@quoin/domain/languages';
import type { MemberAreaCode } from './memberArea.ts';
import type { MemberAreaWords } from './memberAreaWording.ts';

export const memberAreaWordsPt: MemberAreaWords = {
  memberships: 'Assinaturas de membro',
  deniedLead: 'Participe e você voltará para cá.',
  deniedSignIn: 'Já participa? Entre com a sua conta.',
  createAccount: 'Criar uma conta',
  notYours: 'Sua conta não está em nenhuma área de membros que mostre esta página.',
  free: 'Grátis',
  join: (name) => `Participar de ${name}`,
  leave: (name) => `Sair de ${name}`,
  joined: 'Pronto, você já participa.',
  left: 'Você saiu.',
  yours: 'Suas áreas',
  others: 'Outras áreas',
  none: 'Você ainda não participa de nada aqui.',
  since: (day) => `Membro desde ${day}`,
  until: (day) => `Membro até ${day}`,
  byInvitation: 'Por convite',
  soldOut: 'Não está à venda no momento',
  from: (price) => `A partir de ${price}`,
  byRequest: 'Mediante pedido',
  ask: (name) => `Pedir para participar de ${name}`,
  withdraw: (name) => `Retirar o pedido para ${name}`,
  asked: 'Seu pedido foi enviado.',
  withdrawn: 'Seu pedido foi retirado.',
  waiting: 'Você pediu para participar. Escreveremos assim que houver uma decisão.',
  declined: 'Você pediu para participar, e a resposta foi não.',
  invited: 'Você recebeu um convite.',
  invitedTitle: (area) => `Você recebeu um convite: ${area}`,
  invitedLead: (site) => `Um clique e você já participa. Em ${site} não custa nada.`,
  invitedSignIn: 'Entre ou crie uma conta e você já participa.',
  mail: {
    invitedSubject: (area, site) => `Convite para ${area} em ${site}`,
    invitedHeading: 'Você recebeu um convite',
    invited: (area, site) => `Você recebeu um convite para participar de ${area} em ${site}. Não custa nada.`,
    invitedButton: 'Aceitar o convite',
    invitedHint: 'O link funciona uma vez, por 14 dias. Se não quiser, ignore-o: nada acontece.',
    admittedSubject: (area) => `Você já participa: ${area}`,
    admittedHeading: 'Você já participa',
    admitted: (area, site) => `Você pediu para participar de ${area} em ${site}, e agora já participa.`,
    button: 'Ver suas assinaturas de membro',
    declinedSubject: (area) => `Seu pedido para ${area}`,
    declinedHeading: 'Desta vez não',
    declined: (area, site) => `Você pediu para participar de ${area} em ${site}. A resposta é não.`,
  },
};

/** Why an area cannot be joined or left; what only owners read is English. */
export const memberAreaSentencesPt: Partial<Wording<MemberAreaCode>> = {
  areaUnknown: 'Esta área de membros não existe mais.',
  areaNotFree: 'Nesta área só se entra por convite ou com uma compra.',
  areaDeclined: 'Você já pediu para participar desta área, e a resposta foi não.',
  areaInvitationDead: 'Este convite não vale mais: foi usado, retirado ou tem mais de 14 dias.',
};
