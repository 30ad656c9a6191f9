/** Where the focus was before something was opened; the page, when that is gone (ED-42). */
export function placeBefore(before: Element | null): HTMLElement | null {
  const isThere = before instanceof HTMLElement && before !== document.body && before.isConnected;
  return isThere ? before : document.getElementById('editor-canvas');
}
