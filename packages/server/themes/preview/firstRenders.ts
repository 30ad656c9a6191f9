import type { HeadAddresses, PageContent, TemplateProblem } from '@quoin/rendering/page';
import { mainFile, stoppedProblem } from '@quoin/rendering/preview';
import type { LoadedTheme } from '../themes.ts';
import type { RenderPool } from './renderPool.ts';

export interface FirstRender {
  readonly theme: LoadedTheme;
  readonly page: PageContent;
  readonly answers: ReadonlyMap<string, unknown>;
  readonly addresses: HeadAddresses;
  readonly tweakValues: Readonly<Record<string, string>>;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Templates that changed while this process runs are rendered in a thread first; only then by everybody's thread. */
export interface FirstRenders {
  /** Null when the template may be rendered here; else why it must not be: its thread had to be ended. */
  tryOut(first: FirstRender): Promise<TemplateProblem | null>;
}

const MAX_REMEMBERED = 1_000;

/** What a process begins with was published before: it is not tried out. */
export function isTried(theme: LoadedTheme): boolean {
  return theme.previous === null;
}

export function createFirstRenders(pool: RenderPool): FirstRenders {
  const outcomes = new Map<string, Promise<TemplateProblem | null>>();

  async function attempt({ theme, ...parts }: FirstRender): Promise<TemplateProblem | null> {
    const { files, fallbackFiles: fallback } = theme;
    const outcome = await pool.render({ ...parts, files, fallback });
    return outcome.kind === 'stopped' ? stoppedProblem(parts.page, outcome.reason) : null;
  }

  return {
    tryOut(first) {
      const { theme, page } = first;
      // Pages of one kind share their templates: one of them speaks for all.
      const key = `${theme.name}|${theme.version}|${page.collection?.regionName ?? ''}|${mainFile(page)}`;
      const known = outcomes.get(key);
      if (known !== undefined) return known;
      if (outcomes.size >= MAX_REMEMBERED) outcomes.clear();
      const outcome = attempt(first);
      outcomes.set(key, outcome);
      return outcome;
    },
  };
}
