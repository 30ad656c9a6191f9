/** Where pages find the script below; only while developing. */
export const LIVE_RELOAD_PATH = '/assets/live-reload.js';

/** Asks whether the product has been started anew since this page was loaded, and if so loads the page again. */
export const LIVE_RELOAD_SCRIPT = `let known;
setInterval(async () => {
  const answer = await fetch('/healthz').then((response) => response.json()).catch(() => null);
  if (!answer) return;
  if (known !== undefined && known !== answer.startedAt) location.reload();
  known = answer.startedAt;
}, 700);
`;
