/** Reports whether a retry may help. A "not allowed" stays one on every retry. */
export function mayPass(error: unknown): boolean {
  return !(error instanceof Error && 'status' in error && error.status === 403);
}
