import { type EnglishFinder, englishFinder, textsOfPage } from '@quoin/domain/testing';
import type { Browser } from '../members/testing/memberShop.ts';
import type { Reply } from '../platform/http/replies/reply.ts';

/** Names in every language, and what only programs read. */
const NO_WORDS = /^(?:[a-z][\w-]*|[A-Z]{2}|SKU-.*|https?:.*|Isle of Man|District of Columbia)$/;

export const english: EnglishFinder = englishFinder('de');

/** Looks at every answer for English words. */
export class GermanVisitor {
  private found: string[] = [];

  constructor(readonly browser: Browser) {}

  async look(place: string, asked: Promise<Reply>): Promise<Reply> {
    const reply = await asked;
    const texts = textsOf(reply).filter((text) => !NO_WORDS.test(text));
    this.found.push(...english.in(texts).map((text) => `${reply.status} ${place}: ${text}`));
    return reply;
  }

  get(path: string): Promise<Reply> {
    return this.look(path, this.browser.get(path));
  }

  async html(path: string): Promise<string> {
    return bodyOf(await this.get(path));
  }

  post(path: string, fields: Record<string, string> = {}): Promise<Reply> {
    return this.look(`POST ${path}`, this.browser.post(path, fields));
  }

  /** Where the answer leads. */
  async posted(path: string, fields: Record<string, string>): Promise<string> {
    return placeOf(await this.post(path, fields));
  }

  call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body: object = {}): Promise<Reply> {
    return this.look(`${method} ${path}`, this.browser.send(method, path, method === 'GET' ? undefined : body));
  }

  /** What was English since the last time, each once. */
  takeFound(): readonly string[] {
    return [...new Set(this.found.splice(0))];
  }
}

export function bodyOf({ body }: Reply): string {
  return Buffer.from(body ?? '').toString();
}

/** Without origin and anchor. */
export function placeOf({ headers }: Reply): string {
  return String(headers?.location ?? '').replace(/^https?:\/\/[^/]+|#.*$/g, '');
}

/** The value of a page's first field of that name. */
export function fieldOf(html: string, name: string): string {
  const [tag = ''] = new RegExp(`<(?:input|option|button)[^>]*\\bname="${name}"[^>]*>`).exec(html) ?? [];
  return /\bvalue="([^"]*)"/.exec(tag)?.[1] ?? '';
}

/** What a call says to people: names and codes are for programs. */
function sentencesOf(answer: unknown): readonly string[] {
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([name, value]) => {
    if (typeof value !== 'string') return sentencesOf(value);
    return /error(?!Key)|message|text|label|title/i.test(name) ? [value] : [];
  });
}

function textsOf(reply: Reply): readonly string[] {
  const type = reply.headers?.['content-type'] ?? '';
  if (type.startsWith('application/json')) return sentencesOf(JSON.parse(bodyOf(reply)));
  return type.startsWith('text/html') ? textsOfPage(bodyOf(reply)) : [];
}
