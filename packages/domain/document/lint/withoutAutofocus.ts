const TAKES_FOCUS = /(<(?:input|textarea|select|button)\b[^<>]*?)\sautofocus(?:="[^"]*")?(?=[\s>])/gi;

/** A page as markup without fields that take the focus: frames inside the app refuse it, and browsers complain each time. */
export function withoutAutofocus(html: string): string {
  return html.replace(TAKES_FOCUS, '$1');
}
