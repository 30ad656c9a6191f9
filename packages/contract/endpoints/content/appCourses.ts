import { appSitePath } from '../running/appSites.ts';

/** A lesson of a course in its order. */
export interface WireCourseLesson {
  readonly id: string;
  readonly title: string;
}

/** How far a member is in one lesson; lessons that were never opened are left out. All moments in milliseconds. */
export interface WireLessonProgress {
  readonly lessonId: string;
  readonly startedAt: number;
  readonly seenAt: number;
  readonly doneAt: number | null;
}

export interface WireCourseMember {
  readonly customerId: string;
  readonly email: string;
  readonly fullName: string;
  readonly seenAt: number;
  /** How many lessons, of those there are now. */
  readonly started: number;
  readonly done: number;
  readonly lessons: readonly WireLessonProgress[];
}

/** GET (`orders.read`): everybody who has opened a lesson of a course, who was there last first; at most so many. */
export interface AppCourseProgressResponse {
  readonly title: string;
  readonly lessons: readonly WireCourseLesson[];
  readonly members: readonly WireCourseMember[];
  /** True if there are more than these. The table has them all. */
  readonly isCut: boolean;
}

export function appCourseProgressPath(site: string, courseId: string): string {
  return appSitePath(site, `/courses/${encodeURIComponent(courseId)}/progress`);
}

/** GET: the same as a table, one row per member and lesson (`orders.read`, signed in a short time ago). */
export function appCourseProgressCsvPath(site: string, courseId: string): string {
  return `${appCourseProgressPath(site, courseId)}.csv`;
}
