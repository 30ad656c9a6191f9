/** Where pages find the script below; only while developing. */
export const LIVE_RELOAD_PATH = '/assets/live-reload.js';

/** Polls whether the server has restarted since this page was loaded, and reloads the page if so. */
export const LIVE_RELOAD_SCRIPT = `let known;
setInterval(async () => {
  const answer = await fetch('/healthz').then((response) => response.json()).catch(() => null);
  if (!answer) return;
  if (known !== undefined && known !== answer.startedAt) location.reload();
  known = answer.startedAt;
}, 700);
`;
