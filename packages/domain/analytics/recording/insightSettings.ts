import type { Problem } from '@quoin/domain/problem';
import { type ExperimentGoals, goalsOf, isGoalReachable } from '../experiments/experimentGoal.ts';
import {
  DEFAULT_RETENTION,
  type InsightRetention,
  isKeepable,
  LONGEST_RETENTION,
  RETENTION_NAMES,
  retentionOf,
  SHORTEST_RETENTION_DAYS,
} from '../retention.ts';
import type { ExperimentDefinitions } from './experiments.ts';
import { EXPERIMENT_LIMITS, isExperimentName, parseVariants } from './experiments.ts';

/** What a site's owner lets be measured beyond visits, and how long what is measured is kept. */
export interface InsightSettings {
  /** Whether pages report how fast they were. */
  readonly telemetry: boolean;
  readonly recording: {
    readonly isOn: boolean;
    /** Share of eligible visits, 0..1. */
    readonly sampleRate: number;
    readonly retentionDays: number;
  };
  readonly experiments: ExperimentDefinitions;
  /** Of each experiment. */
  readonly goals: ExperimentGoals;
  readonly retention: InsightRetention;
}

export const RETENTION_DAYS = { least: 1, most: 90, normal: 30 } as const;

/** Speed is measured without knowing anybody; nobody is recorded until the owner says so. */
export const DEFAULT_INSIGHT: InsightSettings = {
  telemetry: true,
  recording: { isOn: false, sampleRate: 0.1, retentionDays: RETENTION_DAYS.normal },
  experiments: {},
  goals: {},
  retention: DEFAULT_RETENTION,
};

/** As they are kept among the site's settings; what is missing or unsound is the normal. */
export function insightSettingsOf(settings: Readonly<Record<string, unknown>>): InsightSettings {
  const held = fieldsOf(settings.insight);
  const recording = fieldsOf(held.recording);
  const { sampleRate, retentionDays } = recording;
  const experiments = definitionsOf(held.experiments);
  return {
    telemetry: held.telemetry !== false,
    recording: {
      isOn: recording.isOn === true,
      sampleRate: isShare(sampleRate) ? sampleRate : DEFAULT_INSIGHT.recording.sampleRate,
      retentionDays: isRetention(retentionDays) ? retentionDays : RETENTION_DAYS.normal,
    },
    experiments,
    goals: goalsOf(held.goals, experiments),
    retention: retentionOf(settings),
  };
}

/** As they are kept: `insightSettingsOf` reads them back. */
export function keptInsightSettings({ retention, ...insight }: InsightSettings) {
  return { insight, insightRetention: retention };
}

export type InsightSettingsCode =
  | ('insightSampleRateInvalid' | 'insightRetentionInvalid')
  | ('insightExperimentsInvalid' | 'insightGoalInvalid');

/** What cannot be kept as it is. */
export function validateInsightSettings({
  recording,
  experiments,
  goals,
  retention,
}: InsightSettings): readonly Problem<InsightSettingsCode>[] {
  const given = Object.keys(experiments).length;
  const isSound = given <= EXPERIMENT_LIMITS.experiments && Object.keys(definitionsOf(experiments)).length === given;
  return [
    ...(isShare(recording.sampleRate) ? [] : [{ code: 'insightSampleRateInvalid', field: 'sampleRate' } as const]),
    ...(isRetention(recording.retentionDays)
      ? []
      : [{ code: 'insightRetentionInvalid', field: 'retentionDays', values: RETENTION_DAYS } as const]),
    ...experimentProblems(isSound, goals),
    ...RETENTION_NAMES.filter((name) => !isKeepable(name, retention[name])).map((name) => {
      const values = { least: SHORTEST_RETENTION_DAYS, most: LONGEST_RETENTION[name] };
      return { code: 'insightRetentionInvalid', field: name, values } as const;
    }),
  ];
}

/** One sentence at a time: both stand above the experiments. */
function experimentProblems(isSound: boolean, goals: ExperimentGoals): readonly Problem<InsightSettingsCode>[] {
  if (!isSound) return [{ code: 'insightExperimentsInvalid', field: 'experiments' }];
  const isEachReachable = Object.values(goals).every(isGoalReachable);
  return isEachReachable ? [] : [{ code: 'insightGoalInvalid', field: 'experiments' }];
}

function definitionsOf(value: unknown): ExperimentDefinitions {
  const entries = Object.entries(fieldsOf(value)).filter(
    (entry): entry is [string, string] =>
      isExperimentName(entry[0]) && typeof entry[1] === 'string' && parseVariants(entry[1]).length > 0,
  );
  return Object.fromEntries(entries.slice(0, EXPERIMENT_LIMITS.experiments));
}

function isShare(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 1;
}

function isRetention(value: unknown): value is number {
  return (
    typeof value === 'number' &&
    Number.isInteger(value) &&
    value >= RETENTION_DAYS.least &&
    value <= RETENTION_DAYS.most
  );
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}
