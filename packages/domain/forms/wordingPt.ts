import type { Wording } from '@quoin/domain/languages';
import type { FieldSentenceCode, FieldTexts } from './fieldWording.ts';
import type { FormTexts, OwnFormCode } from './wording.ts';

/** What visitors of a Brazilian site read. */
export const fieldWordingPt: Wording<FieldSentenceCode> = {
  fieldRequired: 'Campo obrigatório',
  characterLimit: 'Há caracteres demais.',
  emailNotValid: 'Este endereço de e-mail não é válido',
  numberNotValid: 'Digite um número.',
  dateNotValid: 'Digite uma data que exista.',
  timeNotValid: 'Digite um horário, por exemplo 9:30.',
  phoneNotValid: 'Digite apenas números.',
  optionNotOffered: 'Escolha uma das opções.',
  fieldsInvalid: 'Pelo menos um dado falta ou não é válido. Verifique o que você digitou.',
};

export const formWordingPt: Wording<OwnFormCode> = {
  formProcessingFailed: 'Não foi possível processar o formulário. Recarregue a página.',
  unknownError: 'Erro desconhecido, tente novamente mais tarde.',
  formKeyMissing: 'Não foi possível preparar o formulário, tente novamente mais tarde.',
  formUnreadable: 'Não foi possível ler os dados, verifique o que você digitou.',
  submitNotAllowed: 'Não foi possível enviar o formulário. Tente novamente mais tarde.',
  formUnknown: 'Este formulário ainda não está configurado.',
  submissionRateLimit: 'Muitos envios. Tente novamente mais tarde.',
  sendFailed: 'Não foi possível enviar o formulário. Tente novamente mais tarde.',
};

export const fieldTextsPt: FieldTexts = {
  saving: 'Salvando…',
  scrollDown: 'Há um problema no seu formulário. Veja mais abaixo.',
  scrollUp: 'Há um problema no seu formulário. Veja mais acima.',
  choose: 'Escolha uma opção',
};

export const formTextsPt: FormTexts = {
  ...fieldTextsPt,
  submitting: 'Enviando…',
  emailHint: 'Endereços de e-mail têm a forma nome@dominio.com.br.',
  required: '(obrigatório)',
  notAnswered: 'n/d',
  honeypot: 'Deixe este campo vazio',
  confirmByMail: 'Mais um passo: abra o link do nosso e-mail, e a sua mensagem chegará até nós.',
  likert: {
    '-2': 'Discordo totalmente',
    '-1': 'Discordo',
    '0': 'Neutro',
    '1': 'Concordo',
    '2': 'Concordo totalmente',
  },
  parts: {
    First: 'Nome',
    Last: 'Sobrenome',
    Areacode: 'DDD',
    Prefix: '###',
    Line: '####',
    'phone.Country': 'País',
    Line1: 'Endereço e número',
    Line2: 'Complemento',
    City: 'Cidade',
    State: 'Estado',
    Zip: 'CEP',
    Country: 'País',
    Day: 'DD',
    Month: 'MM',
    Year: 'AAAA',
    Hour: 'Hora',
    Minute: 'Minuto',
    Second: 'Segundo',
    Ampm: 'AM/PM',
  },
};
