/** What other subjects and the server's entry points use of this one. */
export { appCourseRoutes } from './routes/appCourses.ts';
export { courseRoutes } from './routes/courses.ts';
