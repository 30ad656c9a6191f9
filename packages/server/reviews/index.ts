/** What other subjects and the server's entry points use of this one. */
export { planReviewSweep, reviewRequestJobs } from './askForReviews.ts';
export { importReviews } from './importReviews.ts';
export { decideReview } from './moderateReviews.ts';
export { createReviewLimit } from './reviewDeps.ts';
export { reviewNoticeJobs } from './reviewMails.ts';
export { appReviewRoutes } from './routes/appReviews.ts';
export { reviewRoutes } from './routes/reviews.ts';
export { findReviewableOrder } from './storage/reviewRequests.ts';
export { listReviewsOfOrder, loadShownReviews } from './storage/reviews.ts';
export { writeReview } from './writeReview.ts';
