/** The ids that tie an input to its hint and its error, and the attributes that say so. */
export interface FieldDescription {
  readonly hintId: string;
  readonly errorId: string;
  /** For the input: points at the error first, then the hint; absent when there is neither. */
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
}

export function describeField(id: string, texts: { readonly hint: string; readonly error: string }): FieldDescription {
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const ids = [texts.error === '' ? '' : errorId, texts.hint === '' ? '' : hintId].filter((part) => part !== '');
  return {
    hintId,
    errorId,
    describedBy: ids.length === 0 ? undefined : ids.join(' '),
    isInvalid: texts.error !== '',
  };
}
