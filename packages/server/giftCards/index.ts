/** What other subjects and the server's entry points use of this one. */
export { giftCardJobs } from './giftCardJobs.ts';
export { createGuessLimits } from './guessLimits.ts';
export { issueGiftCards, releaseBoughtGiftCards } from './issueGiftCards.ts';
export { issueByHand } from './manageGiftCards.ts';
export { appGiftCardRoutes } from './routes/appGiftCards.ts';
export { giftCardRoutes } from './routes/giftCards.ts';
export { createGiftCards } from './siteGiftCards.ts';
export { adjustBalance, listSoldGiftCards, switchGiftCard } from './storage/giftCardIssue.ts';
export { insertMovement, loadGiftCards, returnToGiftCard } from './storage/giftCards.ts';
