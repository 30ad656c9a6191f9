import type { Wording } from '@quoin/domain/languages';
import type { MemberAreaCode } from './memberArea.ts';
import type { MemberAreaWords } from './memberAreaWording.ts';

export const memberAreaWordsFr: MemberAreaWords = {
  memberships: 'Adhésions',
  deniedLead: 'Devenez membre, et vous reviendrez ici.',
  deniedSignIn: 'Déjà membre ? Connectez-vous avec votre compte.',
  createAccount: 'Créer un compte',
  notYours: 'Votre compte ne fait partie d’aucun espace membre qui montre cette page.',
  free: 'Gratuit',
  join: (name) => `Rejoindre ${name}`,
  leave: (name) => `Quitter ${name}`,
  joined: 'Vous êtes membre.',
  left: 'Vous n’êtes plus membre.',
  yours: 'Vos espaces',
  others: 'Autres espaces',
  none: 'Vous n’êtes encore membre de rien ici.',
  since: (day) => `Membre depuis le ${day}`,
  until: (day) => `Membre jusqu’au ${day}`,
  byInvitation: 'Sur invitation',
  soldOut: 'Pas en vente actuellement',
  from: (price) => `À partir de ${price}`,
  byRequest: 'Sur demande',
  ask: (name) => `Demander à rejoindre ${name}`,
  withdraw: (name) => `Retirer la demande pour ${name}`,
  asked: 'Votre demande est envoyée.',
  withdrawn: 'Votre demande est retirée.',
  waiting: 'Vous avez demandé à devenir membre. Nous vous écrirons dès que la décision sera prise.',
  declined: 'Vous avez demandé à devenir membre, et la réponse a été non.',
  invited: 'Une invitation vous attend.',
  invitedTitle: (area) => `Une invitation pour vous : ${area}`,
  invitedLead: (site) => `Un clic, et vous êtes membre. Chez ${site}, cela ne vous coûte rien.`,
  invitedSignIn: 'Connectez-vous ou créez un compte, et vous serez membre.',
  mail: {
    invitedSubject: (area, site) => `Invitation à rejoindre ${area} chez ${site}`,
    invitedHeading: 'Une invitation pour vous',
    invited: (area, site) => `On vous invite à devenir membre de ${area} chez ${site}. Cela ne vous coûte rien.`,
    invitedButton: 'Accepter l’invitation',
    invitedHint:
      'Le lien fonctionne une fois, pendant 14 jours. Si vous n’en voulez pas, ignorez-le : il ne se passera rien.',
    admittedSubject: (area) => `Vous êtes membre : ${area}`,
    admittedHeading: 'Vous êtes membre',
    admitted: (area, site) => `Vous avez demandé à rejoindre ${area} chez ${site}, et vous en êtes maintenant membre.`,
    button: 'Voir vos adhésions',
    declinedSubject: (area) => `Votre demande pour ${area}`,
    declinedHeading: 'Pas cette fois',
    declined: (area, site) => `Vous avez demandé à rejoindre ${area} chez ${site}. La réponse est non.`,
  },
};

/** Why an area cannot be joined or left; what only owners read is English. */
export const memberAreaSentencesFr: Partial<Wording<MemberAreaCode>> = {
  areaUnknown: 'Cet espace membre n’existe plus.',
  areaNotFree: 'Personne ne peut rejoindre cet espace sans y être invité ou l’avoir acheté.',
  areaDeclined: 'Vous avez déjà demandé à rejoindre cet espace, et la réponse a été non.',
  areaInvitationDead: 'Cette invitation n’est plus valable : elle a été utilisée, retirée ou date de plus de 14 jours.',
};
