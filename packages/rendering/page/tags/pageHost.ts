import type { PageContent } from '../content/pageContent.ts';
import { type DataRequest, requestKey } from '../requests.ts';
import type { FieldHost } from './blockField.ts';
import type { ThemeTag } from './themeTags.ts';

/** What the tags of one page may ask while it renders. */
export interface PageHost {
  readonly isPageHost: true;
  readonly page: PageContent;
  /** The scope of a navigation's template; null when there is no such navigation. */
  navigation(name: string): unknown;
  folderNavigation(): unknown;
  readonly fields: FieldHost;
  /** Whether other pages print the same field; asked in an editor only. */
  isSharedField(tag: ThemeTag): boolean;
  /** Scopes by request key; null means: asked, and there is nothing. */
  readonly answers: ReadonlyMap<string, unknown>;
  /** Requests that had no answer. */
  readonly missing: Map<string, DataRequest>;
  /** For an editor: what templates print says where it comes from. */
  readonly isMarked: boolean;
  /** Products whose form for visitors without script the page has already. */
  readonly plainForms: Set<string>;
  readonly collectionId: string;
  readonly itemId: string;
}

export function isPageHost(host: unknown): host is PageHost {
  return typeof host === 'object' && host !== null && 'isPageHost' in host;
}

/** What was loaded for a request; null where there is nothing, and where it must first be loaded. */
export function answerTo(host: PageHost, request: DataRequest): unknown {
  const key = requestKey(request);
  const answer = host.answers.get(key);
  if (answer === undefined) host.missing.set(key, request);
  return answer ?? null;
}
