import type { ExperimentDefinitions } from '../recording/experiments.ts';
import { EVENT_NAMES } from '../siteEvent.ts';

/** What an experiment wants visitors to do. */
export const GOAL_KINDS = ['purchase', 'addToCart', 'form', 'page'] as const;
export type GoalKind = (typeof GOAL_KINDS)[number];

export interface ExperimentGoal {
  readonly kind: GoalKind;
  /** The page to be visited, without query; '' for other goals. */
  readonly path: string;
}

export type ExperimentGoals = Readonly<Record<string, ExperimentGoal>>;
/** Experiment → milliseconds since 1970: since when its visitors are divided as they are now. */
export type ExperimentStarts = Readonly<Record<string, number>>;

/** The events that reach a goal. */
export const GOAL_EVENTS: Readonly<Record<GoalKind, readonly string[]>> = {
  purchase: [EVENT_NAMES.purchase],
  addToCart: [EVENT_NAMES.addToCart],
  form: [EVENT_NAMES.formSubmit, EVENT_NAMES.newsletterSignUp],
  page: [EVENT_NAMES.pageView],
};

export const DEFAULT_GOAL: ExperimentGoal = { kind: 'purchase', path: '' };

const PATH = /^\/[^?#\s]*$/;
const LONGEST_PATH = 300;

/** Whether somebody can do that. */
export function isGoalReachable({ kind, path }: ExperimentGoal): boolean {
  return kind !== 'page' || (PATH.test(path) && path.length <= LONGEST_PATH);
}

/** A goal for every experiment, from an untrusted value; an experiment without a usable one is about purchases. */
export function goalsOf(value: unknown, definitions: ExperimentDefinitions): ExperimentGoals {
  const held = fieldsOf(value);
  return Object.fromEntries(Object.keys(definitions).map((name) => [name, goalOf(held[name])]));
}

function goalOf(value: unknown): ExperimentGoal {
  const { kind, path } = fieldsOf(value);
  const known = GOAL_KINDS.find((each) => each === kind);
  if (known === undefined) return DEFAULT_GOAL;
  const goal = { kind: known, path: known === 'page' && typeof path === 'string' ? path.trim() : '' };
  return isGoalReachable(goal) ? goal : DEFAULT_GOAL;
}

/** The paths under which a page is visited. */
export function goalPaths({ path }: ExperimentGoal): readonly string[] {
  const bare = path.replace(/(?<!\/)\/+$/, '');
  return [bare, `${bare}/`];
}

/** As they are kept among the site's settings. */
export function experimentStartsOf(settings: Readonly<Record<string, unknown>>): ExperimentStarts {
  const starts = Object.entries(fieldsOf(settings.experimentStarts));
  return Object.fromEntries(starts.filter((entry): entry is [string, number] => Number.isSafeInteger(entry[1])));
}

/** Other variants or shares put visitors into other groups: results begin anew. Another goal does not. */
export function startsAfter(
  held: { readonly experiments: ExperimentDefinitions; readonly starts: ExperimentStarts },
  next: ExperimentDefinitions,
  now: number,
): ExperimentStarts {
  const starts = Object.entries(next).map(([name, text]) => {
    const start = held.experiments[name] === text ? held.starts[name] : undefined;
    return [name, start ?? now] as const;
  });
  return Object.fromEntries(starts);
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}
