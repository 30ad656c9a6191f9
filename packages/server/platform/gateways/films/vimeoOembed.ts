import type { FilmAnswer } from '@quoin/domain/media';
import { z } from 'zod';
import type { FilmProvider } from './filmProvider.ts';

export const VIMEO_ORIGIN = 'https://vimeo.com';

/** A user is waiting at the field. */
const TIMEOUT_MS = 4_000;
/** A page in its place, or films of films: what it says is a few lines. */
const LONGEST = 100_000;

/** What accounts without a plan are called; Vimeo has renamed them once. */
const BASIC: ReadonlySet<string> = new Set(['basic', 'free']);

const answer = z.object({ type: z.literal('video'), account_type: z.string().max(100).default('') });

export interface VimeoParts {
  readonly fetch: typeof fetch;
  readonly origin: string;
}

/**
 * Asks Vimeo's oEmbed. The film's address is the only thing it learns, and it learns it from this server. What it answers is
 * material: two words of it are looked at.
 */
export function vimeoOembed({ fetch, origin }: VimeoParts): FilmProvider {
  return {
    async ask(pageUrl) {
      try {
        const query = new URLSearchParams({ url: pageUrl });
        const signal = AbortSignal.timeout(TIMEOUT_MS);
        const response = await fetch(`${origin}/api/oembed.json?${query}`, { signal, redirect: 'error' });
        return await read(response);
      } catch {
        return 'silent';
      }
    },
  };
}

async function read(response: Response): Promise<FilmAnswer> {
  // 403: its owner lets no other place show it; 404: there is none, or it is private.
  if (response.status === 403 || response.status === 404) return 'missing';
  if (!response.ok) return 'silent';
  const text = await response.text();
  if (text.length > LONGEST) return 'silent';
  const { account_type: account } = answer.parse(JSON.parse(text));
  return BASIC.has(account.toLowerCase()) ? 'basicAccount' : 'shown';
}
