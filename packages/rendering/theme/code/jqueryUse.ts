/** Use of jQuery by a script: it contains or loads it, it calls it, or neither. */
export type JqueryUse = 'brings' | 'calls' | 'none';

/** The library itself, on its own or in a bundle, and addresses of it. */
const BRINGS: readonly RegExp[] = [
  /jQuery requires a window with a document/,
  /\bjquery\s*:\s*[\w"'.]+\s*,\s*constructor\s*:/,
  /["'`][^"'`\s]*\bjquery[^"'`\s/]*\.js\b/i,
];
/** Who asks first whether it is there does without it. */
const ASKS = /\btypeof\s+(?:window\.)?(?:jQuery|\$)(?![\w$])|\bwindow\.(?:jQuery|\$)(?![\w$])/;
const CALLS = /(?<![\w$.])jQuery\s*(?:\)|\(|\.\s*(?:ajax|each|extend|fn|get|getJSON|getScript|noConflict|post)\b)/;
const DOLLAR_CALLS =
  /(?<![\w$.])\$\s*(?:\(\s*(?:document|window|this|function|\(|["'`])|\.\s*(?:ajax|each|extend|fn|get|getJSON|getScript|post)\b)/;
/** The script's own `$`: a variable, or the parameter of a function. */
const OWN_DOLLAR =
  /\b(?:var|let|const|function|import)\s+\$(?![\w$])|[(,]\s*\$\s*[,)]|(?:^|[,;{}\n])[^\S\n]*\$\s*=(?!=)|(?<![\w$])\$\s*=>/;

export function jqueryUse(text: string): JqueryUse {
  if (BRINGS.some((sign) => sign.test(text))) return 'brings';
  if (ASKS.test(text)) return 'none';
  return CALLS.test(text) || (DOLLAR_CALLS.test(text) && !OWN_DOLLAR.test(text)) ? 'calls' : 'none';
}

/** Whether a script's address is the library's. */
export function isJqueryAddress(address: string): boolean {
  return /(?:^|[/.])jquery[-.\w@]*(?:\.js)?(?:[/?#].*)?$/i.test(address);
}
