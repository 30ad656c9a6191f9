import { HONEYPOT_FIELD } from '@quoin/domain/access';
import { type Draw, drawOne } from '@quoin/domain/testing';
import { Window } from 'happy-dom';
import type { Sent } from './person.ts';

/** A form of a page that is posted, with the values that it would be sent with at once. */
export interface PageForm {
  /** Path and query. */
  readonly action: string;
  readonly fields: readonly FormField[];
}

interface FormField {
  readonly name: string;
  readonly type: string;
  readonly value: string;
  /** What else may be chosen. */
  readonly choices: readonly string[];
}

/** Forms of a page that are posted; those that lead to other sites are left out. */
export function formsIn(html: string, pagePath: string): PageForm[] {
  if (!html.includes('<form')) return [];
  const window = new Window({ settings: { disableJavaScriptEvaluation: true, disableCSSFileLoading: true } });
  try {
    const page = new window.DOMParser().parseFromString(html, 'text/html');
    return [...page.querySelectorAll('form')].flatMap((form) => {
      const action = new URL(form.getAttribute('action') || pagePath, 'http://here.test');
      if (action.host !== 'here.test') return [];
      const fields = [...form.querySelectorAll('input, select, textarea')].map(readField);
      if (form.getAttribute('method')?.toUpperCase() !== 'POST') return [];
      return [{ action: action.pathname + action.search, fields: fields.filter(({ name }) => name !== '') }];
    });
  } finally {
    void window.happyDOM.close();
  }
}

function readField(element: {
  readonly tagName: string;
  readonly textContent: string;
  getAttribute(name: string): string | null;
  querySelectorAll(selector: string): Iterable<{ getAttribute(name: string): string | null }>;
}): FormField {
  const value = (part: { getAttribute(name: string): string | null }) => part.getAttribute('value') ?? '';
  const choices = [...element.querySelectorAll('option')].map(value);
  const type = element.tagName === 'INPUT' ? (element.getAttribute('type') ?? 'text') : element.tagName.toLowerCase();
  return {
    name: element.getAttribute('name') ?? '',
    type,
    value: type === 'textarea' ? element.textContent : value(element),
    choices,
  };
}

/** Fills in a form as a user does: an empty field gets a value that suits its name and type. */
export function filledIn({ action, fields }: PageForm, draw: Draw, password: string): Sent {
  const sent = new URLSearchParams();
  for (const field of fields) {
    const isChoice = field.type === 'radio' || field.type === 'checkbox';
    if (isChoice && draw(2) === 0) continue;
    if (field.type === 'radio') sent.set(field.name, field.value);
    else sent.append(field.name, fittingValue(field, draw, password));
  }
  return {
    method: 'POST',
    path: action,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: sent.toString(),
  };
}

/** Names that say more than the type of a field. */
const FITTING: readonly (readonly [RegExp, string])[] = [
  [/email/i, 'somebody@example.com'],
  [/country/i, 'DE'],
  [/postal/i, '10115'],
  [/phone/i, '+49 30 1234567'],
  [/quantity|qty/i, '1'],
  [/amount/i, '12.50'],
  [/card.?number/i, '4242 4242 4242 4242'],
  [/expiry/i, '12/40'],
  [/cvc/i, '123'],
];

function fittingValue({ name, type, value, choices }: FormField, draw: Draw, password: string): string {
  // A hidden field stays unchanged: filling in the honeypot marks the sender as a bot.
  if (type === 'hidden' || type === 'submit' || name === HONEYPOT_FIELD) return value;
  const [first, ...others] = choices.filter((choice) => choice !== '');
  if (first !== undefined) return drawOne(draw, [first, ...others]);
  if (value !== '') return value;
  if (type === 'password') return password;
  if (type === 'date') return '2027-03-01';
  return FITTING.find(([pattern]) => pattern.test(name))?.[1] ?? 'Ada';
}
