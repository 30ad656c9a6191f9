import type { Wording } from '@quoin/domain/languages';
import { MAX_PASSKEYS, type PasswordlessCode } from './passwordless.ts';
import type { PasswordlessWords } from './passwordlessWording.ts';

export const passwordlessWordsFr: PasswordlessWords = {
  byMail: 'Se connecter par un lien reçu par e-mail',
  byMailLead: 'Nous vous envoyons un lien qui vous connecte. Aucun mot de passe n’est nécessaire.',
  linkSent: (email) =>
    `S’il existe un compte pour ${email}, un e-mail contenant un lien est en route. Le lien fonctionne une seule fois, pendant 15 minutes.`,
  openTitle: 'Heureux de vous revoir',
  open: (email) => `Un clic, et vous êtes connecté en tant que ${email}.`,
  linkDead: 'Il a déjà été utilisé, ou il date de plus de 15 minutes.',
  byPasskey: 'Se connecter avec une clé d’accès',
  passkeys: 'Clés d’accès',
  passkeysText:
    'Connectez-vous avec votre empreinte, votre visage ou le code de votre appareil au lieu d’un mot de passe.',
  add: 'Ajouter une clé d’accès',
  remove: 'Supprimer',
  added: (day) => `Ajoutée le ${day}`,
  used: (day) => `utilisée en dernier le ${day}`,
  saved: 'La clé d’accès est enregistrée.',
  removed: 'La clé d’accès est supprimée.',
  failed: 'Cela n’a pas fonctionné. Veuillez réessayer ou vous connecter autrement.',
  mail: {
    subject: (site) => `Se connecter à ${site}`,
    heading: 'Votre lien',
    text: (site) => `Quelqu’un, vous sans doute, souhaite se connecter à ${site}.`,
    button: 'Se connecter',
    hint: 'Le lien fonctionne une seule fois, pendant 15 minutes. Si ce n’était pas vous, ignorez-le : rien ne se passera.',
  },
  keyMail: {
    addedTitle: 'Une clé d’accès a été ajoutée',
    added: (site, browser) =>
      `Il est désormais possible de se connecter à votre compte chez ${site} avec une clé d’accès créée avec ${browser}.`,
    removedTitle: 'Une clé d’accès a été supprimée',
    removed: (site, browser) => `La clé d’accès créée avec ${browser} n’ouvre plus votre compte chez ${site}.`,
    notYou:
      'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe, puis vérifiez les clés d’accès et les appareils de votre compte.',
    button: 'Ouvrir mon compte',
  },
};

export const passwordlessSentencesFr: Wording<PasswordlessCode> = {
  passkeyRefused: 'Cette clé d’accès n’est pas connue ici. Veuillez vous connecter autrement.',
  passkeysFull: `Un compte a au plus ${MAX_PASSKEYS} clés d’accès. Veuillez d’abord en supprimer une.`,
  passkeyKnown: 'Cet appareil a déjà une clé d’accès pour votre compte.',
};
