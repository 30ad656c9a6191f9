import { runCanvasPage } from './canvasPage.ts';
import { connect, originOfApp } from './connect.ts';
import { calmScripts } from './inert.ts';
import { PREVIEW_NAME, runPreviewPage } from './previewPage.ts';

// The first script of a draft page. In a window of its own, such a page behaves like any other.
const appOrigin = originOfApp();
if (appOrigin !== '' && window.name === PREVIEW_NAME) runPreviewPage(appOrigin);
else if (appOrigin !== '') {
  calmScripts();
  let run: MessagePort | null = null;
  const start = (port: MessagePort): void => {
    const begin = () => runCanvasPage(port);
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin, { once: true });
    else begin();
  };
  connect(appOrigin, (port) => {
    // The first to connect is the editor. Later ports are ignored.
    if (run !== null) return;
    run = port;
    start(port);
  });
}
