import { countedIn, valueText, type Wording } from '@quoin/domain/languages';
import type { ReviewCode } from './review.ts';
import type { ReviewMailWords, ReviewPageWords, ReviewWords } from './wording.ts';

const counted = countedIn('pt');

/** What a Brazilian shop says of reviews. */
export const reviewSentencesPt: Partial<Wording<ReviewCode>> = {
  reviewStarsMissing: 'Escolha de uma a cinco estrelas.',
  reviewTitleTooLong: (values) => `Um título pode ter até ${valueText(values, 'max')} caracteres.`,
  reviewBodyTooLong: (values) => `Uma avaliação pode ter até ${valueText(values, 'max')} caracteres.`,
  reviewNameMissing: 'Informe o nome a ser mostrado.',
  reviewNameTooLong: (values) => `O nome mostrado pode ter até ${valueText(values, 'max')} caracteres.`,
  reviewPictureUnreadable: 'Não foi possível ler uma das imagens. JPEG, PNG, WebP e HEIC funcionam.',
  reviewPicturesTooLarge: 'As imagens são grandes demais. Cada uma pode ter até 8 MB.',
  reviewPicturesTooMany: (values) => `Uma avaliação pode ter até ${valueText(values, 'max')} imagens.`,
  reviewRateLimit: 'Você enviou muitas avaliações em pouco tempo. Tente novamente mais tarde.',
  reviewAnswerTooLong: (values) => `Sua resposta pode ter até ${valueText(values, 'max')} caracteres.`,
};

export const reviewWordsPt: ReviewWords = {
  heading: 'Avaliações',
  counted: (count) => counted(count, { one: '# avaliação', other: '# avaliações' }),
  stars: (average) => `${average} de 5 estrelas`,
  verified: 'Compra verificada',
  answer: (site) => `Resposta de ${site}`,
  picture: (name) => `Imagem de ${name}`,
  older: 'Avaliações mais antigas',
  newer: 'Avaliações mais recentes',
};

export const reviewPageWordsPt: ReviewPageWords = {
  title: 'Sua avaliação',
  lead: (number) => `Pedido ${number}. O que você escrever aqui aparece com o produto, com o nome que você informar.`,
  stars: 'Sua nota',
  star: (count) => counted(count, { one: '# estrela', other: '# estrelas' }),
  headline: 'Título (opcional)',
  body: 'O que você achou? (opcional)',
  name: 'Nome mostrado',
  pictures: (most) => `Imagens (opcional, até ${most})`,
  picturesHint: 'JPEG, PNG, WebP ou HEIC, até 8 MB cada. Todos podem vê-las.',
  removePicture: (index) => `Remover a imagem ${index}`,
  send: 'Enviar avaliação',
  change: 'Salvar alterações',
  shown: 'Obrigado. Sua avaliação está na página do produto.',
  waiting: 'Obrigado. Sua avaliação aparecerá assim que a loja a ler.',
  toProduct: 'Ver o produto',
  deadTitle: 'Este link não leva a lugar nenhum',
  deadLead: 'Nada do pedido a que ele pertence pode mais ser avaliado.',
  stopTitle: 'Não quer mais e-mails sobre avaliações?',
  stopLead: 'Depois de um pedido, escrevemos uma vez para perguntar o que você achou.',
  stopButton: 'Não receber mais estes e-mails',
  stoppedTitle: 'Este foi o último',
  stoppedLead: 'Não pediremos mais avaliações a você.',
};

export const reviewMailWordsPt: ReviewMailWords = {
  subject: (site) => `O que você achou do seu pedido da ${site}?`,
  heading: 'O que você achou?',
  intro: (number) => `Você já tem o pedido ${number} há algum tempo. Sua opinião ajuda outras pessoas a escolher.`,
  hint: 'Algumas estrelas bastam. Palavras e imagens são bem-vindas.',
  button: 'Escrever uma avaliação',
  stop: 'Sem mais e-mails sobre avaliações',
};
