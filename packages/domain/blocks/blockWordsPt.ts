import { countedIn } from '@quoin/domain/languages';
import type { BlockWords } from './wording.ts';

const counted = countedIn('pt');

/** What blocks of a Brazilian site say by themselves. */
export const blockWordsPt: BlockWords = {
  stopMoving: 'Parar o texto em movimento',
  download: (title) => `Baixar “${title}”`,
  downloadThis: 'Baixar',
  tracks: 'Faixas',
  track: (number) => `Faixa ${number}`,
  buy: 'Comprar o álbum',
  numbersOf: (title) => (title === '' ? 'Números do gráfico' : `Números: ${title}`),
  share: (percent) => `${percent} do total`,
  chart: (kind, title) => {
    const name = { bar: 'Gráfico de barras', line: 'Gráfico de linhas', pie: 'Gráfico de pizza' }[kind];
    return title === '' ? name : `${name}: ${title}`;
  },
  findPlace: 'Buscar no mapa',
  showProduct: 'Ver o produto',
  choosePlan: 'Escolher este plano',
  members: 'Membros',
  enter: 'Acessar',
  archive: 'Arquivo',
  topics: 'Temas',
  entries: (count) => counted(count, { one: '# publicação', other: '# publicações' }),
  comments: 'Últimos comentários',
  saidAbout: 'sobre',
  tickets: 'Ingressos',
  tourDates: 'Datas',
  isOver: 'Encerrado',
  follow: 'Em outros lugares',
  navigation: 'Links úteis',
  reserveAt: (provider) => `Reservar em ${provider}`,
  eventsAt: (provider) => `Eventos em ${provider}`,
  seeAt: (provider) => `Ver em ${provider}`,
  advertisement: 'Publicidade',
  feed: 'Novidades',
};
