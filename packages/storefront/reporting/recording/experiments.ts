import { assignExperiments, type ExperimentAssignments, overridesAfter, type PageFacts } from '@quoin/domain/analytics';

/** Where a tab stores the variants chosen by query. */
export const OVERRIDES_KEY = 'experiment-overrides';

/** The variants of this visitor; said at the root of the page, so that styles and scripts of the owner's can follow (REC-03). */
export function applyExperiments(facts: PageFacts, visitorId: string): ExperimentAssignments {
  if (Object.keys(facts.experiments).length === 0) return {};
  const mayOverride = facts.environment !== 'prod';
  const overrides = mayOverride ? changedOverrides() : {};
  const assigned = assignExperiments({ definitions: facts.experiments, visitorId, overrides, mayOverride });
  for (const [key, variant] of Object.entries(assigned)) {
    document.documentElement.setAttribute(`data-experiment-${key.toLowerCase()}`, variant);
  }
  return assigned;
}

function changedOverrides(): ExperimentAssignments {
  try {
    const held = JSON.parse(sessionStorage.getItem(OVERRIDES_KEY) ?? '{}') as ExperimentAssignments;
    const next = overridesAfter(held, new URLSearchParams(location.search));
    sessionStorage.setItem(OVERRIDES_KEY, JSON.stringify(next));
    return next;
  } catch {
    return {};
  }
}
