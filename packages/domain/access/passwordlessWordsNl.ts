import type { Wording } from '@quoin/domain/languages';
import { MAX_PASSKEYS, type PasswordlessCode } from './passwordless.ts';
import type { PasswordlessWords } from './passwordlessWording.ts';

export const passwordlessWordsNl: PasswordlessWords = {
  byMail: 'Inloggen met een link per e-mail',
  byMailLead: 'We sturen je een link waarmee je inlogt. Je hebt geen wachtwoord nodig.',
  linkSent: (email) =>
    `Als er een account is voor ${email}, is er een e-mail met een link onderweg. De link werkt één keer, 15 minuten lang.`,
  openTitle: 'Welkom terug',
  open: (email) => `Eén klik en je bent ingelogd als ${email}.`,
  linkDead: 'Hij is al gebruikt of is ouder dan 15 minuten.',
  byPasskey: 'Inloggen met een passkey',
  passkeys: 'Passkeys',
  passkeysText: 'Log in met je vingerafdruk, je gezicht of de code van je apparaat in plaats van een wachtwoord.',
  add: 'Passkey toevoegen',
  remove: 'Verwijderen',
  added: (day) => `Toegevoegd op ${day}`,
  used: (day) => `laatst gebruikt op ${day}`,
  saved: 'De passkey is opgeslagen.',
  removed: 'De passkey is verwijderd.',
  failed: 'Dat is niet gelukt. Probeer het opnieuw of log op een andere manier in.',
  mail: {
    subject: (site) => `Inloggen bij ${site}`,
    heading: 'Je link',
    text: (site) => `Iemand, hopelijk jij, wil inloggen bij ${site}.`,
    button: 'Inloggen',
    hint: 'De link werkt één keer, binnen 15 minuten. Was jij het niet, laat hem dan liggen: er gebeurt niets.',
  },
  keyMail: {
    addedTitle: 'Er is een passkey toegevoegd',
    added: (site, browser) =>
      `Vanaf nu kan iemand inloggen op je account bij ${site} met een passkey die met ${browser} is gemaakt.`,
    removedTitle: 'Er is een passkey verwijderd',
    removed: (site, browser) => `De passkey die met ${browser} is gemaakt, opent je account bij ${site} niet meer.`,
    notYou: 'Was jij dit niet? Kies dan meteen een nieuw wachtwoord en bekijk de passkeys en apparaten van je account.',
    button: 'Open je account',
  },
};

export const passwordlessSentencesNl: Wording<PasswordlessCode> = {
  passkeyRefused: 'Die passkey is hier niet bekend. Log op een andere manier in.',
  passkeysFull: `Een account heeft hoogstens ${MAX_PASSKEYS} passkeys. Verwijder er eerst een.`,
  passkeyKnown: 'Dit apparaat heeft al een passkey voor je account.',
};
