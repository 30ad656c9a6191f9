import type { Wording } from '@quoin/domain/languages';
import { MAX_PASSKEYS, type PasswordlessCode } from './passwordless.ts';
import type { PasswordlessWords } from './passwordlessWording.ts';

export const passwordlessWordsDe: PasswordlessWords = {
  byMail: 'Mit einem Link per E-Mail anmelden',
  byMailLead: 'Wir schicken Ihnen einen Link, der Sie anmeldet. Sie brauchen kein Passwort.',
  linkSent: (email) =>
    `Falls es ein Konto für ${email} gibt, ist eine E-Mail mit einem Link unterwegs. Der Link gilt einmal, 15 Minuten lang.`,
  openTitle: 'Willkommen zurück',
  open: (email) => `Ein Klick, und Sie sind als ${email} angemeldet.`,
  linkDead: 'Er wurde schon benutzt oder ist älter als 15 Minuten.',
  byPasskey: 'Mit einem Passkey anmelden',
  passkeys: 'Passkeys',
  passkeysText: 'Melden Sie sich mit Fingerabdruck, Gesicht oder dem Code Ihres Geräts an statt mit einem Passwort.',
  add: 'Passkey hinzufügen',
  remove: 'Entfernen',
  added: (day) => `Hinzugefügt am ${day}`,
  used: (day) => `zuletzt benutzt am ${day}`,
  saved: 'Der Passkey ist gespeichert.',
  removed: 'Der Passkey ist entfernt.',
  failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal, oder melden Sie sich auf andere Weise an.',
  mail: {
    subject: (site) => `Anmelden bei ${site}`,
    heading: 'Ihr Link',
    text: (site) => `Jemand, hoffentlich Sie, möchte sich bei ${site} anmelden.`,
    button: 'Anmelden',
    hint: 'Der Link gilt einmal, innerhalb von 15 Minuten. Waren Sie es nicht, lassen Sie ihn liegen: Es geschieht nichts.',
  },
  keyMail: {
    addedTitle: 'Ein Passkey wurde hinzugefügt',
    added: (site, browser) =>
      `Ab jetzt kann man sich bei Ihrem Konto bei ${site} mit einem Passkey anmelden, der mit ${browser} angelegt wurde.`,
    removedTitle: 'Ein Passkey wurde entfernt',
    removed: (site, browser) => `Der mit ${browser} angelegte Passkey öffnet Ihr Konto bei ${site} nicht mehr.`,
    notYou:
      'Waren Sie es nicht, wählen Sie bitte sofort ein neues Passwort, und sehen Sie die Passkeys und Geräte Ihres Kontos durch.',
    button: 'Konto öffnen',
  },
};

export const passwordlessSentencesDe: Wording<PasswordlessCode> = {
  passkeyRefused: 'Dieser Passkey ist hier nicht bekannt. Bitte melden Sie sich auf andere Weise an.',
  passkeysFull: `Ein Konto hat höchstens ${MAX_PASSKEYS} Passkeys. Bitte entfernen Sie zuerst einen.`,
  passkeyKnown: 'Dieses Gerät hat schon einen Passkey für Ihr Konto.',
};
