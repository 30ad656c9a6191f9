/** `Y.UA`: a version where it is that browser, 0 elsewhere. Templates ask whether, never which. */
export function userAgent({ userAgent: text, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>) {
  const version = (name: string): number => Number.parseFloat(text.split(`${name}/`)[1] ?? '') || 0;
  const chrome = version('Chrome');
  return {
    ...{ ie: 0, chrome, webkit: version('AppleWebKit'), gecko: version('Firefox') },
    safari: chrome === 0 ? version('Safari') : 0,
    ios: /\b(?:iPhone|iPad|iPod)\b/.test(text) ? 1 : 0,
    android: /\bAndroid\b/.test(text) ? 1 : 0,
    mobile: /\bMobi/.test(text) ? 'mobile' : null,
    touchEnabled: maxTouchPoints > 0,
  };
}
