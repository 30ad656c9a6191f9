/** `paymentAccount` → `Payment account`. */
export function subjectText(subject: string): string {
  const words = subject.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`).trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `paymentAccount.update` → `Payment account: update`. */
export function actionText(action: string): string {
  const [subject = '', verb = ''] = action.split('.');
  return `${subjectText(subject)}: ${subjectText(verb).toLowerCase()}`;
}

/** One line per detail, as it was noted; empty when there are none. */
export function detailsText(details: Readonly<Record<string, unknown>>): string {
  return Object.entries(details)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join('\n');
}
