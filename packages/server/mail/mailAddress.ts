import { isEmailAddress } from '@quoin/domain/access';
import type { MailAddress } from '../platform/gateways/mail/mailGateway.ts';

const MAX_NAME_LENGTH = 200;

/** A name without anything that could start another header or another address (SC-43). */
export function mailName(name: string): string {
  return name
    .replace(/[\p{Cc}\p{Cf}<>"\\]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_NAME_LENGTH);
}

/** Null when the address is none; names are tidied. */
export function mailAddress(name: string, address: string): MailAddress | null {
  return isEmailAddress(address) ? { name: mailName(name), address } : null;
}

/** `Name <address>` as it is kept; the name was tidied before. */
export function mailAddressText({ name, address }: MailAddress): string {
  return name === '' ? address : `${name} <${address}>`;
}

/** How something that is no address is kept for people to see: `parseMailAddress` finds none in it either. */
export function noAddressText(text: string): string {
  return `${mailName(text)} (?)`;
}

/** Null when the text has no address, or more around it than a name. */
export function parseMailAddress(text: string): MailAddress | null {
  const match = /^([^<>]*)<([^<>]+)>$/.exec(text);
  return match === null ? mailAddress('', text.trim()) : mailAddress(match[1]!.trim(), match[2]!.trim());
}
