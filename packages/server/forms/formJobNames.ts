/** Jobs to run once a submission is stored. */
export const FORM_SUBMITTED_JOB = 'form.submitted';
/** Deleted submissions and spam after 30 days, wishes nobody confirmed. */
export const FORM_SWEEP_JOB = 'form.sweep';
