import { countedIn } from '@quoin/domain/languages';
import type { BlockWords } from './wording.ts';

const counted = countedIn('fr');

/** What blocks of a French site say by themselves. */
export const blockWordsFr: BlockWords = {
  stopMoving: 'Arrêter le texte défilant',
  download: (title) => `Télécharger « ${title} »`,
  downloadThis: 'Télécharger',
  tracks: 'Titres',
  track: (number) => `Titre ${number}`,
  buy: 'Acheter l’album',
  numbersOf: (title) => (title === '' ? 'Chiffres du graphique' : `Chiffres : ${title}`),
  share: (percent) => `${percent} du total`,
  chart: (kind, title) => {
    const name = { bar: 'Graphique à barres', line: 'Graphique linéaire', pie: 'Graphique circulaire' }[kind];
    return title === '' ? name : `${name} : ${title}`;
  },
  findPlace: 'Trouver sur la carte',
  showProduct: 'Voir le produit',
  choosePlan: 'Choisir cette formule',
  members: 'Membres',
  enter: 'Entrer',
  archive: 'Archives',
  topics: 'Thèmes',
  entries: (count) => counted(count, { one: '# article', other: '# articles' }),
  comments: 'Derniers commentaires',
  saidAbout: 'à propos de',
  tickets: 'Billets',
  tourDates: 'Dates',
  isOver: 'Terminé',
  follow: 'Ailleurs',
  navigation: 'Liens',
  reserveAt: (provider) => `Réserver chez ${provider}`,
  eventsAt: (provider) => `Événements chez ${provider}`,
  seeAt: (provider) => `Voir chez ${provider}`,
  advertisement: 'Publicité',
  feed: 'Actualités',
};
