import { countedIn, valueText, type Wording } from '@quoin/domain/languages';
import type { ReviewCode } from './review.ts';
import type { ReviewMailWords, ReviewPageWords, ReviewWords } from './wording.ts';

const counted = countedIn('es');

/** What a Spanish shop says of reviews. */
export const reviewSentencesEs: Partial<Wording<ReviewCode>> = {
  reviewStarsMissing: 'Elige de una a cinco estrellas.',
  reviewTitleTooLong: (values) => `Un título puede tener hasta ${valueText(values, 'max')} caracteres.`,
  reviewBodyTooLong: (values) => `Una opinión puede tener hasta ${valueText(values, 'max')} caracteres.`,
  reviewNameMissing: 'Dinos qué nombre mostrar.',
  reviewNameTooLong: (values) => `El nombre que se muestra puede tener hasta ${valueText(values, 'max')} caracteres.`,
  reviewPictureUnreadable: 'No se ha podido leer una de las imágenes. Valen JPEG, PNG, WebP y HEIC.',
  reviewPicturesTooLarge: 'Las imágenes son demasiado grandes. Cada una puede tener hasta 8 MB.',
  reviewPicturesTooMany: (values) => `Una opinión puede tener hasta ${valueText(values, 'max')} imágenes.`,
  reviewRateLimit: 'Has enviado muchas opiniones en poco tiempo. Inténtalo de nuevo más tarde.',
  reviewAnswerTooLong: (values) => `Tu respuesta puede tener hasta ${valueText(values, 'max')} caracteres.`,
};

export const reviewWordsEs: ReviewWords = {
  heading: 'Opiniones',
  counted: (count) => counted(count, { one: '# opinión', other: '# opiniones' }),
  stars: (average) => `${average} de 5 estrellas`,
  verified: 'Compra verificada',
  answer: (site) => `Respuesta de ${site}`,
  picture: (name) => `Imagen de ${name}`,
  older: 'Opiniones anteriores',
  newer: 'Opiniones más recientes',
};

export const reviewPageWordsEs: ReviewPageWords = {
  title: 'Tu opinión',
  lead: (number) => `Pedido ${number}. Lo que escribas aquí se muestra con el producto, con el nombre que indiques.`,
  stars: 'Tu valoración',
  star: (count) => counted(count, { one: '# estrella', other: '# estrellas' }),
  headline: 'Título (opcional)',
  body: '¿Qué te parece? (opcional)',
  name: 'Nombre que se muestra',
  pictures: (most) => `Imágenes (opcional, hasta ${most})`,
  picturesHint: 'JPEG, PNG, WebP o HEIC, hasta 8 MB cada una. Todo el mundo las ve.',
  removePicture: (index) => `Quitar la imagen ${index}`,
  send: 'Enviar opinión',
  change: 'Guardar cambios',
  shown: 'Gracias. Tu opinión está en la página del producto.',
  waiting: 'Gracias. Tu opinión aparecerá cuando la tienda la haya leído.',
  toProduct: 'Ver el producto',
  deadTitle: 'Este enlace no lleva a ninguna parte',
  deadLead: 'Ya no se puede opinar sobre nada del pedido al que pertenece.',
  stopTitle: '¿No quieres más correos sobre opiniones?',
  stopLead: 'Escribimos una vez después de un pedido para preguntar qué te parece.',
  stopButton: 'No recibir estos correos',
  stoppedTitle: 'Este ha sido el último',
  stoppedLead: 'No volveremos a pedirte opiniones.',
};

export const reviewMailWordsEs: ReviewMailWords = {
  subject: (site) => `¿Qué te parece tu pedido de ${site}?`,
  heading: '¿Qué te parece?',
  intro: (number) => `Hace ya un tiempo que tienes tu pedido ${number}. Tu opinión ayuda a otros a elegir.`,
  hint: 'Basta con unas estrellas. Las palabras y las imágenes son bienvenidas.',
  button: 'Escribir una opinión',
  stop: 'No más correos sobre opiniones',
};
