import type { ExperimentDefinitions } from '@quoin/domain/analytics';

/** An experiment as it is edited; the texts are as typed. */
export interface ExperimentDraft {
  /** Tells rows apart while they are edited. */
  readonly id: number;
  readonly name: string;
  readonly variants: readonly VariantDraft[];
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
});

export function experimentDrafts(definitions: ExperimentDefinitions): readonly ExperimentDraft[] {
  return Object.entries(definitions).map(([name, text], index) => ({
    ...{ id: index + 1, name },
    variants: text.split(',').map((part, place) => {
      const [variant = '', share = ''] = part.trim().split(':');
      return { id: place + 1, name: variant, share };
    }),
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

/** Returns the percentage of visitors that get each variant, null while a share is no number. */
export function percentages(variants: readonly VariantDraft[]): readonly number[] | null {
  const shares = variants.map(({ share }) => (share.trim() === '' ? Number.NaN : Number(share)));
  const total = shares.reduce((sum, share) => sum + share, 0);
  if (!shares.every((share) => share >= 0) || total <= 0) return null;
  return shares.map((share) => Math.round((share / total) * 1000) / 10);
}
