import { countedIn, valueText, type Wording } from '@quoin/domain/languages';
import type { CommentCode } from './comment.ts';
import type { CommentWords } from './wording.ts';

const counted = countedIn('fr');

/** What a French site says below its entries. */
export const commentSentencesFr: Partial<Wording<CommentCode>> = {
  commentNameMissing: 'Veuillez nous dire votre nom.',
  commentNameTooLong: (values) => `Un nom compte au plus ${valueText(values, 'max')} caractères.`,
  commentEmailInvalid: 'Cette adresse e-mail n’est pas valide.',
  commentEmailMissing: 'Indiquez à quelle adresse nous devons annoncer les réponses.',
  commentBodyMissing: 'Veuillez d’abord écrire quelque chose.',
  commentBodyTooLong: (values) => `Un commentaire compte au plus ${valueText(values, 'max')} caractères.`,
  commentsClosed: 'Les commentaires sont fermés ici.',
  commentRateLimit: 'Beaucoup de commentaires en peu de temps. Veuillez réessayer plus tard.',
};

export const commentWordsFr: CommentWords = {
  heading: (count) =>
    count === 0 ? 'Commentaires' : counted(count, { one: '# commentaire', other: '# commentaires' }),
  counted: (count) =>
    count === 0 ? 'Aucun commentaire' : counted(count, { one: '# commentaire', other: '# commentaires' }),
  none: 'Personne n’a encore rien dit.',
  write: 'Écrire un commentaire',
  reply: 'Répondre',
  replyTo: (name) => `Répondre à ${name}`,
  name: 'Nom',
  email: 'E-mail',
  emailHint: 'N’est pas affiché et peut rester vide.',
  wantsAnswers: 'M’envoyer un e-mail en cas de réponse',
  staff: 'Équipe',
  body: 'Commentaire',
  send: 'Envoyer',
  honeypot: 'Laissez ce champ vide',
  sent: 'Merci. Votre commentaire paraîtra dès que quelqu’un l’aura lu.',
  shown: 'Merci pour votre commentaire.',
  closed: 'Les commentaires sont fermés ici.',
  show: 'Afficher les commentaires',
};
