import type { Wording } from '@quoin/domain/languages';
import { MAX_PASSKEYS, type PasswordlessCode } from './passwordless.ts';
import type { PasswordlessWords } from './passwordlessWording.ts';

export const passwordlessWordsPtBr: PasswordlessWords = {
  byMail: 'Entrar com um link por e-mail',
  byMailLead: 'Enviamos um link que faz você entrar. Não é preciso senha.',
  linkSent: (email) =>
    `Se existir uma conta para ${email}, um e-mail com um link está a caminho. O link funciona uma única vez, por 15 minutos.`,
  openTitle: 'Que bom ver você de novo',
  open: (email) => `Um clique e você entra como ${email}.`,
  linkDead: 'Ele já foi usado ou tem mais de 15 minutos.',
  byPasskey: 'Entrar com uma chave de acesso',
  passkeys: 'Chaves de acesso',
  passkeysText: 'Entre com sua impressão digital, seu rosto ou o código do seu aparelho em vez de uma senha.',
  add: 'Adicionar uma chave de acesso',
  remove: 'Remover',
  added: (day) => `Adicionada em ${day}`,
  used: (day) => `usada pela última vez em ${day}`,
  saved: 'A chave de acesso foi salva.',
  removed: 'A chave de acesso foi removida.',
  failed: 'Não deu certo. Tente de novo ou entre de outra forma.',
  mail: {
    subject: (site) => `Entrar em ${site}`,
    heading: 'Seu link',
    text: (site) => `Alguém, esperamos que você, quer entrar em ${site}.`,
    button: 'Entrar',
    hint: 'O link funciona uma única vez, dentro de 15 minutos. Se não foi você, ignore: nada acontece.',
  },
  keyMail: {
    addedTitle: 'Uma chave de acesso foi adicionada',
    added: (site, browser) =>
      `A partir de agora é possível entrar na sua conta em ${site} com uma chave de acesso criada com ${browser}.`,
    removedTitle: 'Uma chave de acesso foi removida',
    removed: (site, browser) => `A chave de acesso criada com ${browser} não abre mais a sua conta em ${site}.`,
    notYou: 'Se não foi você, escolha já uma nova senha e confira as chaves de acesso e os dispositivos da sua conta.',
    button: 'Abrir minha conta',
  },
};

export const passwordlessSentencesPtBr: Wording<PasswordlessCode> = {
  passkeyRefused: 'Essa chave de acesso não é conhecida aqui. Entre de outra forma.',
  passkeysFull: `Uma conta tem no máximo ${MAX_PASSKEYS} chaves de acesso. Remova uma primeiro.`,
  passkeyKnown: 'Este aparelho já tem uma chave de acesso para a sua conta.',
};
