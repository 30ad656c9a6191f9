import {
  assignVariant,
  DEFAULT_GOAL,
  type ExperimentGoal,
  experimentStartsOf,
  GOAL_EVENTS,
  goalPaths,
  insightSettingsOf,
  parseVariants,
  type VariantCount,
} from '@quoin/domain/analytics';
import type { Deps } from '../../deps.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import type { Site } from '../../sites/index.ts';
import { listGoalVisitors } from '../storage/experimentVisitors.ts';
import { inOneSnapshot } from './inOneSnapshot.ts';

const DAY_MS = 86_400_000;

export interface ExperimentResult {
  readonly name: string;
  /** Milliseconds since 1970; null: nothing is counted yet. */
  readonly since: number | null;
  readonly variants: readonly (VariantCount & { readonly name: string })[];
}

/** Visitors and conversions of each variant of each experiment, as far back as events are kept (REC-03). */
export function loadExperiments(deps: Pick<Deps, 'db' | 'now'>, site: Site): Promise<readonly ExperimentResult[]> {
  const { experiments, goals, retention } = insightSettingsOf(site.settings);
  const starts = experimentStartsOf(site.settings);
  const oldest = deps.now() - retention.eventDays * DAY_MS;
  return inOneSnapshot(deps, site, async (trx) => {
    const results: ExperimentResult[] = [];
    for (const [name, text] of Object.entries(experiments)) {
      const start = starts[name];
      const since = start === undefined ? null : Math.max(start, oldest);
      results.push(await loadResult(trx, site.id, { name, text, since, goal: goals[name] ?? DEFAULT_GOAL }));
    }
    return results;
  });
}

interface Question {
  readonly name: string;
  readonly text: string;
  readonly since: number | null;
  readonly goal: ExperimentGoal;
}

/** Which variant a visitor saw follows from the visitor's id: it is stored nowhere (decision 0210). */
async function loadResult(
  trx: SiteTransaction,
  websiteId: string,
  { name, text, since, goal }: Question,
): Promise<ExperimentResult> {
  const variants = parseVariants(text);
  const counts = new Map(variants.map((variant) => [variant.name, { visitors: 0, conversions: 0 }]));
  const events = GOAL_EVENTS[goal.kind];
  const paths = goal.kind === 'page' ? goalPaths(goal) : null;
  const groups =
    since === null ? [] : await listGoalVisitors(trx, websiteId, { since: new Date(since), events, paths });
  for (const { visitors, hasReached } of groups) {
    for (const visitor of visitors) {
      const count = counts.get(assignVariant(name, variants, visitor) ?? '');
      if (count === undefined) continue;
      count.visitors += 1;
      if (hasReached) count.conversions += 1;
    }
  }
  return { name, since, variants: [...counts].map(([variant, count]) => ({ name: variant, ...count })) };
}
