import { countedIn } from '@quoin/domain/languages';
import type { BlockWords } from './wording.ts';

const counted = countedIn('es');

/** What blocks of a Spanish site say by themselves. */
export const blockWordsEs: BlockWords = {
  stopMoving: 'Detener el texto en movimiento',
  download: (title) => `Descargar «${title}»`,
  downloadThis: 'Descargar',
  tracks: 'Pistas',
  track: (number) => `Pista ${number}`,
  buy: 'Comprar el álbum',
  numbersOf: (title) => (title === '' ? 'Cifras del gráfico' : `Cifras: ${title}`),
  share: (percent) => `${percent} del total`,
  chart: (kind, title) => {
    const name = { bar: 'Gráfico de barras', line: 'Gráfico de líneas', pie: 'Gráfico circular' }[kind];
    return title === '' ? name : `${name}: ${title}`;
  },
  findPlace: 'Buscar en el mapa',
  showProduct: 'Ver el producto',
  choosePlan: 'Elegir este plan',
  members: 'Miembros',
  enter: 'Entrar',
  archive: 'Archivo',
  topics: 'Temas',
  entries: (count) => counted(count, { one: '# entrada', other: '# entradas' }),
  comments: 'Últimos comentarios',
  saidAbout: 'sobre',
  tickets: 'Entradas',
  tourDates: 'Fechas',
  isOver: 'Finalizado',
  follow: 'En otros sitios',
  navigation: 'Enlaces',
  reserveAt: (provider) => `Reservar en ${provider}`,
  eventsAt: (provider) => `Eventos en ${provider}`,
  seeAt: (provider) => `Ver en ${provider}`,
  advertisement: 'Publicidad',
  feed: 'Novedades',
};
