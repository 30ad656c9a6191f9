import type { ScreenWords } from './wording.ts';

/** What screens of a French site say whose owner left it out. */
export const screenWordsFr: ScreenWords = {
  siteTitle: 'Ce site est protégé',
  siteLead: 'Saisissez le mot de passe pour entrer.',
  siteWrong: 'Ce n’est pas le mot de passe de ce site. Veuillez réessayer.',
  comingTitle: 'Bientôt ici',
  comingLead: 'Ce site n’est pas encore ouvert.',
  comingEntry: 'C’est votre site ? Connectez-vous pour le voir',
  signOnTitle: 'Se connecter',
  signOnLead: 'Choisissez le service avec lequel vous vous connectez.',
  signOnWith: (name) => `Continuer avec ${name}`,
  signOnNone: 'Aucun service de connexion n’est configuré pour ce site.',
  back: 'Retour au site',
  pause: 'Mettre en pause le film d’arrière-plan',
  play: 'Lancer le film d’arrière-plan',
  menu: 'Pages du site',
  social: 'Ailleurs',
};
