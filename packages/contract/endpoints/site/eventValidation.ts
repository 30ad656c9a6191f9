// Apart from the endpoints of tracking: what every page says has no need of it, and pages bring these files whole.
/** POST: a `WireTrackedEvent` as JSON → `EventValidationResponse`; keeps nothing (TRACK-04). */
export function validateEventPath(schemaName: string): string {
  return `/api/v1/clanker/validate-event-content/${schemaName}`;
}

export type EventValidationResponse =
  | { readonly valid: true }
  | { readonly valid: false; readonly errors: readonly string[] };
