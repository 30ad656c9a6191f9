/** What other subjects and the server's entry points use of this one. */
export { acceptSubmission } from './acceptSubmission.ts';
export { loadOpenForm } from './fillForm.ts';
export { formJobs, planFormSweep } from './formJobs.ts';
export { createFormLimits } from './formLimits.ts';
export { appFormRoutes } from './routes/appForms.ts';
export { formRoutes } from './routes/forms.ts';
export { newsletterRoutes } from './routes/newsletter.ts';
export { findForm, insertForm, listForms } from './storage/forms.ts';
