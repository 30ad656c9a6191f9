import type { Problem } from '@quoin/domain/problem';

/** Comments that Disqus keeps (decision 0043). Its frame shows them, once the visitor agrees. */
export const DISQUS = { name: 'Disqus', host: 'https://disqus.com' } as const;

export type CommentSettingsCode = 'disqusShortnameInvalid';

const SHORTNAME = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** What a forum is called there; '' for none, and for what is no name. */
export function readShortname(stored: unknown): string {
  return typeof stored === 'string' && SHORTNAME.test(stored) ? stored : '';
}

/** As people write it: the name itself, or the forum's address. Answers the name. */
export function tidyShortname(written: string): string {
  const text = written.trim().toLowerCase();
  return /^(?:https?:\/\/)?([^/.]+)\.disqus\.com(?:\/.*)?$/.exec(text)?.[1] ?? text;
}

export function shortnameProblem(shortname: string): Problem<CommentSettingsCode> | null {
  return shortname === '' || readShortname(shortname) !== ''
    ? null
    : { code: 'disqusShortnameInvalid', field: 'disqusShortname' };
}

/** Only owners read it. */
export function commentSettingsSentence(_problem: Problem<CommentSettingsCode>): string {
  return 'Enter a shortname of lowercase letters, digits and hyphens: the first part of yours.disqus.com.';
}

export interface DisqusThread {
  readonly shortname: string;
  /** What the thread is known by, whatever becomes of the address. */
  readonly id: string;
  /** Of the page, whole. */
  readonly url: string;
  readonly title: string;
  /** BCP 47. */
  readonly language: string;
}

/** The frame that the service's own script would open. */
export function disqusFrame({ shortname, id, url, title, language }: DisqusThread): string {
  const asked = {
    ...{ base: 'default', f: shortname, t_i: id, t_u: url, t_e: title, t_d: title, t_t: title, s_o: 'default' },
    l: language.split('-')[0] ?? '',
  };
  const query = Object.entries(asked).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${DISQUS.host}/embed/comments/?${query.join('&')}`;
}

/** Where the forum can be seen without a frame. */
export function disqusForum(shortname: string): string {
  return `https://${shortname}.disqus.com/`;
}
