/** What other subjects and the server's entry points use of this one. */
export { createCommentLimits } from './commentDeps.ts';
export { commentJobs } from './commentMails.ts';
export { answerComment, readComments } from './moderateComments.ts';
export { appCommentRoutes } from './routes/appComments.ts';
export { commentRoutes } from './routes/comments.ts';
export { insertComment, loadShownComments } from './storage/comments.ts';
export { writeComment } from './writeComment.ts';
