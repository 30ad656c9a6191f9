import type { ScreenWords } from './wording.ts';

/** What screens of a Brazilian site say whose owner left it out. */
export const screenWordsPt: ScreenWords = {
  siteTitle: 'Este site é protegido',
  siteLead: 'Digite a senha para acessar.',
  siteWrong: 'Essa não é a senha deste site. Tente novamente.',
  comingTitle: 'Em breve',
  comingLead: 'Este site ainda não está aberto.',
  comingEntry: 'Este site é seu? Entre para vê-lo',
  signOnTitle: 'Entrar',
  signOnLead: 'Escolha o serviço com que você entra.',
  signOnWith: (name) => `Continuar com ${name}`,
  signOnNone: 'Nenhum serviço de acesso está configurado neste site.',
  back: 'Voltar ao site',
  pause: 'Pausar o vídeo de fundo',
  play: 'Reproduzir o vídeo de fundo',
  menu: 'Páginas',
  social: 'Em outros lugares',
};
