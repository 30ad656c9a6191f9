import type { Wording } from '@quoin/domain/languages';
import { MAX_PASSKEYS, type PasswordlessCode } from './passwordless.ts';
import type { PasswordlessWords } from './passwordlessWording.ts';

export const passwordlessWordsIt: PasswordlessWords = {
  byMail: 'Accedi con un link via e-mail',
  byMailLead: 'Ti inviamo un link che ti fa accedere. Non serve alcuna password.',
  linkSent: (email) =>
    `Se esiste un account per ${email}, è in arrivo un’e-mail con un link. Il link vale una sola volta, per 15 minuti.`,
  openTitle: 'Bentornato',
  open: (email) => `Un clic e hai effettuato l’accesso come ${email}.`,
  linkDead: 'È già stato usato oppure ha più di 15 minuti.',
  byPasskey: 'Accedi con una passkey',
  passkeys: 'Passkey',
  passkeysText: 'Accedi con l’impronta, il volto o il codice del tuo dispositivo invece che con una password.',
  add: 'Aggiungi una passkey',
  remove: 'Rimuovi',
  added: (day) => `Aggiunta il ${day}`,
  used: (day) => `usata l’ultima volta il ${day}`,
  saved: 'La passkey è salvata.',
  removed: 'La passkey è rimossa.',
  failed: 'Non ha funzionato. Riprova o accedi in un altro modo.',
  mail: {
    subject: (site) => `Accedi a ${site}`,
    heading: 'Il tuo link',
    text: (site) => `Qualcuno, speriamo tu, vuole accedere a ${site}.`,
    button: 'Accedi',
    hint: 'Il link vale una sola volta, entro 15 minuti. Se non sei stato tu, ignoralo: non succede nulla.',
  },
  keyMail: {
    addedTitle: 'È stata aggiunta una passkey',
    added: (site, browser) =>
      `D’ora in poi si può accedere al tuo account su ${site} con una passkey creata con ${browser}.`,
    removedTitle: 'È stata rimossa una passkey',
    removed: (site, browser) => `La passkey creata con ${browser} non apre più il tuo account su ${site}.`,
    notYou:
      'Se non sei stato tu, scegli subito una nuova password e controlla le passkey e i dispositivi del tuo account.',
    button: 'Apri il tuo account',
  },
};

export const passwordlessSentencesIt: Wording<PasswordlessCode> = {
  passkeyRefused: 'Questa passkey non è conosciuta qui. Accedi in un altro modo.',
  passkeysFull: `Un account ha al massimo ${MAX_PASSKEYS} passkey. Rimuovine prima una.`,
  passkeyKnown: 'Questo dispositivo ha già una passkey per il tuo account.',
};
