const DAY_MS = 86_400_000;
/** Deleting can be undone for so long (EDT-4). */
export const TRASH_DAYS = 30;

export function trashEndsAt(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + TRASH_DAYS * DAY_MS);
}
