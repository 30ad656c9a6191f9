/**
 * Returns a script that an attacker has got into a site. For visitors it only leaves its mark. In a frame it tries
 * every way to get at what is around it, and records the result of each attempt.
 */
export function hostileScript(appOrigin: string, changesPath: string): string {
  return `(async () => {
  const app = ${JSON.stringify(appOrigin)};
  const root = document.documentElement;
  root.dataset.ran = window.parent === window ? 'for a visitor' : 'in a frame';
  if (window.parent === window) return;
  const attempt = async (act) => {
    try {
      const value = await act();
      return value === null || value === undefined || value === '' ? 'nothing' : 'got ' + typeof value;
    } catch { return 'refused'; }
  };
  const measures = { type: 'measures', number: 999, order: [], sections: [], boxes: [], page: {}, isSettled: true };
  const text = { type: 'textEnded', block: 'left', html: '<p>Taken</p>', seen: 0 };
  const port = new MessageChannel();
  for (const message of [{ type: 'quoin-canvas-hello' }, measures, text, { type: 'textKey', block: 'left', key: 'undo' }, 'x', null])
    parent.postMessage(message, '*');
  parent.postMessage({ type: 'quoin-canvas-connect' }, '*', [port.port2]);
  const frame = document.createElement('iframe');
  frame.src = app + '/demo/config';
  frame.name = 'stolen';
  document.body.append(frame);
  await new Promise((done) => { frame.onload = done; setTimeout(done, 3000); });
  const change = JSON.stringify({ base: 0, changes: [], at: { page: '', key: '' } });
  const sending = { method: 'POST', mode: 'no-cors', credentials: 'include', body: change };
  const reached = {
    'the editor’s document': await attempt(() => parent.document),
    'the document above all': await attempt(() => top.document.cookie),
    'a script in it': await attempt(() => parent.eval('document.body')),
    'its storage': await attempt(() => top.localStorage),
    'its database': await attempt(() => top.indexedDB),
    'its address': await attempt(() => parent.location.href),
    'the frame around itself': await attempt(() => window.frameElement),
    'its opener': await attempt(() => window.opener),
    'a frame beside': await attempt(() => parent.frames[0].parent.document),
    'a framed editor': await attempt(() => frame.contentWindow.document.body.innerHTML),
    'a window': await attempt(() => window.open('about:blank')),
    'another address for the editor': await attempt(() => { top.location.href = 'https://elsewhere.example/'; }),
    'closing it': await attempt(() => top.close()),
    'asking the app': await attempt(() => fetch(app + '/api/app/sites', { credentials: 'include' })),
    'writing to the app': await attempt(() => fetch(app + ${JSON.stringify(changesPath)}, sending)),
    'a cookie of the session': await attempt(() => document.cookie.split('; ').find((each) => /staff|session/i.test(each))),
  };
  root.dataset.reached = JSON.stringify(reached);
})();`;
}
