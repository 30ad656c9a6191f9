const TYPED = ['text', 'email', 'tel', 'search', 'url', 'password', 'number']
  .map((type) => `input[type=${type}]`)
  .concat('input:not([type])', 'textarea')
  .join();
/** A visit types less; beyond that the oldest go, for they were replaced long ago. */
const MOST = 2000;

/**
 * Remembers current and past values of the page's fields, after each keystroke, because pages repeat them during
 * typing. Kept in this tab's memory only, to remove them from the recording (REC-04).
 */
export function watchTypedValues(page: Document): () => Iterable<string> {
  const values = new Set<string>();
  const note = (value: string): void => {
    values.delete(value);
    values.add(value);
    if (values.size > MOST) values.delete(values.values().next().value ?? '');
  };
  const noteTarget = ({ target }: Event): void => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) note(target.value);
  };
  page.addEventListener('input', noteTarget, true);
  page.addEventListener('change', noteTarget, true);
  return () => {
    for (const field of page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED)) note(field.value);
    return values;
  };
}
