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
import type { SiteTransaction } from '../../platform/database/database.ts';
import type { Site } from '../../sites/index.ts';
import { loadCopyProgress } from '../storage/copyProgress.ts';
import { databaseSource } from '../storage/databaseSource.ts';
import {
  type EventShare,
  type GoalMoments,
  type GoalQuestion,
  readGoalMoments,
} from '../storage/experimentVisitors.ts';
import { storeSource } from '../storage/storeSource.ts';
import type { InsightStore } from '../store/insightStore.ts';
import { FiguresUnavailable } from './figuresUnavailable.ts';
import { inOneSnapshot, type ReportDeps } from './inOneSnapshot.ts';

const DAY_MS = 86_400_000;

export interface ExperimentResult {
  readonly name: string;
  /** Milliseconds since 1970; null: nothing is counted yet. */
  readonly since: number | null;
  readonly variants: readonly (VariantCount & { readonly name: string })[];
}

/** Visitors and conversions of each variant of each experiment, as far back as events are kept (REC-03). */
export function loadExperiments(deps: ReportDeps, site: Site): Promise<readonly ExperimentResult[]> {
  const { experiments, goals, retention } = insightSettingsOf(site.settings);
  const starts = experimentStartsOf(site.settings);
  const oldest = deps.now() - retention.eventDays * DAY_MS;
  return inOneSnapshot(deps, site, async (trx, store) => {
    const results: ExperimentResult[] = [];
    for (const [name, text] of Object.entries(experiments)) {
      const start = starts[name];
      const since = start === undefined ? null : Math.max(start, oldest);
      const shares = since === null ? [] : await sharesOf(trx, store, { websiteId: site.id, since });
      results.push(await loadResult(shares, { name, text, since, goal: goals[name] ?? DEFAULT_GOAL }));
    }
    return results;
  });
}

/** What ClickHouse has of the events, and what only the database has: all of it, where nothing of that time is only there. */
async function sharesOf(
  trx: SiteTransaction,
  store: InsightStore | null,
  { websiteId, since }: { readonly websiteId: string; readonly since: number },
): Promise<readonly EventShare[]> {
  const here = databaseSource(trx, websiteId);
  const { to, copy, copiedSeq, eventsFrom } = await loadCopyProgress(trx, websiteId);
  if (store !== null && to !== '' && (await store.open()) === to) {
    const there = storeSource(store, { websiteId, copy, packs: [] });
    return [
      { source: there, upTo: copiedSeq },
      { source: here, after: copiedSeq },
    ];
  }
  if (eventsFrom !== null && since < Date.parse(`${eventsFrom}T00:00:00Z`)) throw new FiguresUnavailable();
  return [{ source: here }];
}

interface Question {
  readonly name: string;
  readonly text: string;
  readonly since: number | null;
  readonly goal: ExperimentGoal;
}

/** Which variant a visitor saw follows from the visitor's id: it is stored nowhere (decision 0061). */
async function loadResult(
  shares: readonly EventShare[],
  { name, text, since, goal }: Question,
): Promise<ExperimentResult> {
  const variants = parseVariants(text);
  const counts = new Map(variants.map((variant) => [variant.name, { visitors: 0, conversions: 0 }]));
  const events = GOAL_EVENTS[goal.kind];
  const paths = goal.kind === 'page' ? goalPaths(goal) : null;
  const seen = await momentsOf(shares, { since: new Date(since ?? 0), events, paths });
  for (const [visitor, { firstPage, lastGoal }] of seen) {
    const count = firstPage === 0 ? undefined : counts.get(assignVariant(name, variants, visitor) ?? '');
    if (count === undefined) continue;
    count.visitors += 1;
    // The goal counts from the moment after the first page that they saw.
    if (lastGoal > firstPage) count.conversions += 1;
  }
  return { name, since, variants: [...counts].map(([variant, count]) => ({ name: variant, ...count })) };
}

/** Of each visitor, over all shares. */
async function momentsOf(
  shares: readonly EventShare[],
  question: GoalQuestion,
): Promise<ReadonlyMap<string, GoalMoments>> {
  const seen = new Map<string, GoalMoments>();
  for (const share of shares) {
    await readGoalMoments(share, question, (visitor, found) => {
      const known = seen.get(visitor);
      seen.set(visitor, known === undefined ? found : joined(known, found));
    });
  }
  return seen;
}

function joined(one: GoalMoments, other: GoalMoments): GoalMoments {
  const firsts = [one.firstPage, other.firstPage].filter((moment) => moment > 0);
  return {
    firstPage: firsts.length === 0 ? 0 : Math.min(...firsts),
    lastGoal: Math.max(one.lastGoal, other.lastGoal),
  };
}
