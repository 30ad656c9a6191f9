/** Trials of an owner: key → variants with their shares, `control:50,large:50`. As text, for it travels in the page's facts. */
export type ExperimentDefinitions = Readonly<Record<string, string>>;
/** Key → the variant a visitor is in. */
export type ExperimentAssignments = Readonly<Record<string, string>>;

/** `?experiment.<key>=<variant>` on sites that are not live; `reset` takes that back (REC-03). */
export const EXPERIMENT_PARAMETER = 'experiment.';
export const EXPERIMENT_RESET = 'reset';

export interface Variant {
  readonly name: string;
  /** In proportion to the others' sum. */
  readonly share: number;
}

const NAME = /^[A-Za-z0-9_-]{1,40}$/;
export const EXPERIMENT_LIMITS = { experiments: 20, variants: 10 } as const;

export function isExperimentName(text: string): boolean {
  return NAME.test(text);
}

/** `control:50,large:50` → its variants; empty for what cannot be read. */
export function parseVariants(text: string): readonly Variant[] {
  const parts = text.split(',').slice(0, EXPERIMENT_LIMITS.variants + 1);
  const variants = parts.map((part) => {
    const [name = '', share = ''] = part.trim().split(':');
    return { name, share: Number(share) };
  });
  const names = new Set(variants.map(({ name }) => name));
  const isSound =
    variants.length <= EXPERIMENT_LIMITS.variants &&
    names.size === variants.length &&
    variants.every(
      ({ name, share }) => NAME.test(name) && name !== EXPERIMENT_RESET && Number.isFinite(share) && share >= 0,
    ) &&
    variants.some(({ share }) => share > 0);
  return isSound ? variants : [];
}

/**
 * Returns the variant of a visitor: always the same one for the same visitor, in the shares that were set over many.
 * The server sets the shares. Computing the variant from them needs no request and no separate page for each variant
 * (decision 0061).
 */
export function assignVariant(key: string, variants: readonly Variant[], visitorId: string): string | null {
  const total = variants.reduce((sum, { share }) => sum + share, 0);
  if (total <= 0) return null;
  const point = shareOf(`${key}|${visitorId}`) * total;
  let upTo = 0;
  for (const { name, share } of variants) {
    upTo += share;
    if (point < upTo) return name;
  }
  return variants.at(-1)?.name ?? null;
}

export interface AssignmentFacts {
  readonly definitions: ExperimentDefinitions;
  readonly visitorId: string;
  /** What a visitor chose by query. Counts only if `mayOverride`. */
  readonly overrides: ExperimentAssignments;
  /** Internal and staging sites only (REC-03). */
  readonly mayOverride: boolean;
}

export function assignExperiments({
  definitions,
  visitorId,
  overrides,
  mayOverride,
}: AssignmentFacts): ExperimentAssignments {
  const assigned = Object.entries(definitions).flatMap(([key, text]) => {
    const variants = parseVariants(text);
    const wished = mayOverride ? overrides[key] : undefined;
    const isThere = variants.some(({ name }) => name === wished);
    const variant = isThere && wished !== undefined ? wished : assignVariant(key, variants, visitorId);
    return variant === null ? [] : [[key, variant] as const];
  });
  return Object.fromEntries(assigned);
}

/** What was chosen before, changed by the query of this page. */
export function overridesAfter(
  held: ExperimentAssignments,
  query: Iterable<readonly [name: string, value: string]>,
): ExperimentAssignments {
  const next = new Map(Object.entries(held));
  for (const [name, value] of query) {
    if (!name.startsWith(EXPERIMENT_PARAMETER)) continue;
    const key = name.slice(EXPERIMENT_PARAMETER.length);
    if (value === EXPERIMENT_RESET) next.delete(key);
    else if (NAME.test(key) && NAME.test(value)) next.set(key, value);
  }
  return Object.fromEntries(next);
}

/** A text → [0, 1), evenly: FNV-1a, stirred at the end so that near texts end far apart. */
function shareOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
