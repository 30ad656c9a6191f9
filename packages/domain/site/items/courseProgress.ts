/** Progress of a member in a course. */
export interface CourseProgress {
  readonly done: number;
  readonly total: number;
  /** Whole; 100 only when every lesson is done. */
  readonly percent: number;
  /** Where to go on: the first open lesson that is not done; null when there is none. */
  readonly nextId: string | null;
}

/** `lessons`: ids in the order of the course. What was done and is gone since counts for nothing. */
export function courseProgress(
  lessons: readonly string[],
  isDone: (id: string) => boolean,
  isOpen: (id: string) => boolean = () => true,
): CourseProgress {
  const total = lessons.length;
  const done = lessons.filter(isDone).length;
  return {
    done,
    total,
    percent: total === 0 ? 0 : Math.floor((done / total) * 100),
    nextId: lessons.find((id) => !isDone(id) && isOpen(id)) ?? null,
  };
}
