import type { Wording } from '@quoin/domain/languages';
import { MAX_PASSKEYS, type PasswordlessCode } from './passwordless.ts';
import type { PasswordlessWords } from './passwordlessWording.ts';

export const passwordlessWordsEs: PasswordlessWords = {
  byMail: 'Iniciar sesión con un enlace por correo',
  byMailLead: 'Te enviamos un enlace que inicia tu sesión. No necesitas contraseña.',
  linkSent: (email) =>
    `Si existe una cuenta para ${email}, hay un correo con un enlace en camino. El enlace sirve una sola vez, durante 15 minutos.`,
  openTitle: 'Hola de nuevo',
  open: (email) => `Un clic y habrás iniciado sesión como ${email}.`,
  linkDead: 'Ya se ha usado o tiene más de 15 minutos.',
  byPasskey: 'Iniciar sesión con una llave de acceso',
  passkeys: 'Llaves de acceso',
  passkeysText: 'Inicia sesión con tu huella, tu cara o el código de tu dispositivo en lugar de una contraseña.',
  add: 'Añadir una llave de acceso',
  remove: 'Eliminar',
  added: (day) => `Añadida el ${day}`,
  used: (day) => `usada por última vez el ${day}`,
  saved: 'La llave de acceso se ha guardado.',
  removed: 'La llave de acceso se ha eliminado.',
  failed: 'No ha funcionado. Inténtalo de nuevo o inicia sesión de otra manera.',
  mail: {
    subject: (site) => `Iniciar sesión en ${site}`,
    heading: 'Tu enlace',
    text: (site) => `Alguien, esperamos que tú, quiere iniciar sesión en ${site}.`,
    button: 'Iniciar sesión',
    hint: 'El enlace sirve una sola vez, durante 15 minutos. Si no has sido tú, no hagas nada: no pasará nada.',
  },
  keyMail: {
    addedTitle: 'Se ha añadido una llave de acceso',
    added: (site, browser) =>
      `A partir de ahora se puede entrar en tu cuenta de ${site} con una llave de acceso creada con ${browser}.`,
    removedTitle: 'Se ha eliminado una llave de acceso',
    removed: (site, browser) => `La llave de acceso creada con ${browser} ya no abre tu cuenta de ${site}.`,
    notYou:
      'Si no has sido tú, elige enseguida una nueva contraseña y revisa las llaves de acceso y los dispositivos de tu cuenta.',
    button: 'Abrir mi cuenta',
  },
};

export const passwordlessSentencesEs: Wording<PasswordlessCode> = {
  passkeyRefused: 'Esa llave de acceso no se conoce aquí. Inicia sesión de otra manera.',
  passkeysFull: `Una cuenta tiene como máximo ${MAX_PASSKEYS} llaves de acceso. Elimina antes una.`,
  passkeyKnown: 'Este dispositivo ya tiene una llave de acceso para tu cuenta.',
};
