/** Characters and counts that no form goes beyond. */
export const FORM_LIMITS = {
  fields: 100,
  options: 100,
  /** Characters. */
  name: 100,
  title: 200,
  description: 1000,
  option: 200,
  html: 10_000,
  subject: 150,
  /** Of one answer where its owner set no limit, and of one part of it. */
  answer: 10_000,
  part: 500,
  notifyEmails: 5,
} as const;
