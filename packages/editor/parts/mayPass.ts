/** Whether asking again may help: a "not allowed" stays one, however often it is asked. */
export function mayPass(error: unknown): boolean {
  return !(error instanceof Error && 'status' in error && error.status === 403);
}
