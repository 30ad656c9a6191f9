import { countedIn } from '@quoin/domain/languages';
import type { RestockWords } from './aroundWording.ts';
import { restockFormWordsPt } from './wordingPt.ts';

const counted = countedIn('pt');

/** Pages and mails around it, in Brazilian: no widget needs them. */
export const restockWordsPt: RestockWords = {
  form: restockFormWordsPt,
  page: {
    title: 'Disponível de novo',
    confirmFirst: 'Enviamos um e-mail para você. Abra o link dele, e escreveremos quando voltar.',
    confirmHeading: 'Quer que a gente escreva?',
    confirmText: (product) => `Um único e-mail, quando ${product} voltar. Nada mais.`,
    confirmButton: 'Sim, quero o aviso',
    confirmed: (product) => `Escreveremos para você quando ${product} voltar.`,
  },
  mail: {
    confirmSubject: (product) => `Quer saber quando ${product} voltar?`,
    confirmHeading: 'Mais um passo',
    confirm: (product) =>
      `Alguém, esperamos que você, quer saber quando ${product} voltar. Confirme, e escreveremos uma vez.`,
    confirmButton: 'Sim, quero o aviso',
    confirmHint: 'O link vale por sete dias. Se não foi você, não faça nada: nada mais chegará.',
    backSubject: (product) => `${product} está disponível de novo`,
    backSubjectMany: (count) =>
      counted(count, {
        one: '# item que você esperava voltou',
        other: '# itens que você esperava voltaram',
      }),
    backHeading: 'Disponível de novo',
    back: (product) => `Você queria saber: ${product} já pode ser comprado de novo.`,
    backMany: 'Você queria saber: estes itens já podem ser comprados de novo.',
    backButton: 'Ver na loja',
    once: 'Este foi o único e-mail que você pediu.',
  },
};
