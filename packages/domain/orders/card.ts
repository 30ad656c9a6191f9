import { typedCode } from '@quoin/domain/formats';
import type { Problem } from '@quoin/domain/problem';
import { expiryAsTyped } from './cardTyping.ts';

/** Refusals that another card would mend. */
export function isOfCard(code: string): boolean {
  return code === 'cardDeclined' || code === 'insufficientFunds';
}

export interface CardInput {
  readonly cardNumber: string;
  /** Month and year, as people type them (`expiryAsTyped`). */
  readonly expiry: string;
  readonly cvc: string;
}

export type CardCode =
  | 'cardNumberMissing'
  | 'cardNumberInvalid'
  | 'expiryMissing'
  | 'expiryInvalid'
  | 'cardExpired'
  | 'cvcMissing'
  | 'cvcInvalid';

/** What is plainly wrong with a card before anybody asks its bank. `now` in milliseconds. */
export function validateCard(card: CardInput, now: number): Problem<CardCode>[] {
  return [...numberProblems(card.cardNumber), ...expiryProblems(card.expiry, now), ...cvcProblems(card.cvc)];
}

/** The number without the spaces and dashes people type. */
export function cardDigits(cardNumber: string): string {
  return typedCode(cardNumber.slice(0, 64)).replace(/[\s-]/g, '');
}

function numberProblems(text: string): Problem<CardCode>[] {
  const digits = cardDigits(text);
  if (digits === '') return [{ code: 'cardNumberMissing', field: 'cardNumber' }];
  const isValid = /^\d{12,19}$/.test(digits) && hasCheckDigit(digits);
  return isValid ? [] : [{ code: 'cardNumberInvalid', field: 'cardNumber' }];
}

/** The Luhn sum: from the right, every second digit doubled, must end in 0. */
function hasCheckDigit(digits: string): boolean {
  let sum = 0;
  [...digits].reverse().forEach((digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  });
  return sum % 10 === 0;
}

function expiryProblems(text: string, now: number): Problem<CardCode>[] {
  if (text.trim() === '') return [{ code: 'expiryMissing', field: 'expiry' }];
  const match = /^(0[1-9]|1[0-2])\/(?:20)?(\d{2})$/.exec(expiryAsTyped(text.slice(0, 32)));
  if (match === null) return [{ code: 'expiryInvalid', field: 'expiry' }];
  // A card is good until its month has ended everywhere: month index = month number is the first of the next month.
  const end = Date.UTC(2000 + Number(match[2]), Number(match[1]), 2);
  return end > now ? [] : [{ code: 'cardExpired', field: 'expiry' }];
}

function cvcProblems(text: string): Problem<CardCode>[] {
  const digits = typedCode(text.slice(0, 32));
  if (digits === '') return [{ code: 'cvcMissing', field: 'cvc' }];
  return /^\d{3,4}$/.test(digits) ? [] : [{ code: 'cvcInvalid', field: 'cvc' }];
}
