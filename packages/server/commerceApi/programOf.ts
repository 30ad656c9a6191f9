import { programOfKey } from '../apiKeys/index.ts';
import type { Deps } from '../deps.ts';
import { programOfToken } from '../extensions/index.ts';
import type { Program } from '../platform/http/apiPipeline.ts';

/** Who shows this: a key, or an access token of an extension; null: nobody, any more. */
export async function programOf(deps: Pick<Deps, 'db'>, shown: string): Promise<Program | null> {
  return (await programOfKey(deps, shown)) ?? (await programOfToken(deps, shown));
}
