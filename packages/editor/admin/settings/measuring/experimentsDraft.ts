import {
  DEFAULT_GOAL,
  type ExperimentDefinitions,
  type ExperimentGoal,
  type ExperimentGoals,
} from '@quoin/domain/analytics';

/** An experiment as it is edited; the texts are as typed. */
export interface ExperimentDraft {
  /** Tells rows apart while they are edited. */
  readonly id: number;
  readonly name: string;
  readonly variants: readonly VariantDraft[];
  readonly goal: ExperimentGoal;
}

export interface VariantDraft {
  readonly id: number;
  readonly name: string;
  readonly share: string;
}

export const idAfter = (rows: readonly { readonly id: number }[]): number =>
  1 + rows.reduce((most, { id }) => Math.max(most, id), 0);

export const newExperiment = (id: number): ExperimentDraft => ({
  ...{ id, name: '' },
  variants: [
    { id: 1, name: 'control', share: '50' },
    { id: 2, name: 'new', share: '50' },
  ],
  goal: DEFAULT_GOAL,
});

export function experimentDrafts(
  definitions: ExperimentDefinitions,
  goals: ExperimentGoals,
): readonly ExperimentDraft[] {
  return Object.entries(definitions).map(([name, text], index) => ({
    ...{ id: index + 1, name },
    variants: text.split(',').map((part, place) => {
      const [variant = '', share = ''] = part.trim().split(':');
      return { id: place + 1, name: variant, share };
    }),
    goal: goals[name] ?? DEFAULT_GOAL,
  }));
}

/** Nothing is checked here: the rule in domain/analytics says what is wrong. Of two of one name the later counts. */
export function definitionsOf(drafts: readonly ExperimentDraft[]): ExperimentDefinitions {
  const texts = drafts.map(({ name, variants }) => [
    name.trim(),
    variants.map((variant) => `${variant.name.trim()}:${variant.share.trim()}`).join(','),
  ]);
  return Object.fromEntries(texts);
}

export function goalsOfDrafts(drafts: readonly ExperimentDraft[]): ExperimentGoals {
  return Object.fromEntries(drafts.map(({ name, goal }) => [name.trim(), { ...goal, path: goal.path.trim() }]));
}

/** Returns the percentage of visitors that get each variant, null while a share is no number. */
export function percentages(variants: readonly VariantDraft[]): readonly number[] | null {
  const shares = variants.map(({ share }) => (share.trim() === '' ? Number.NaN : Number(share)));
  const total = shares.reduce((sum, share) => sum + share, 0);
  if (!shares.every((share) => share >= 0) || total <= 0) return null;
  return shares.map((share) => Math.round((share / total) * 1000) / 10);
}
